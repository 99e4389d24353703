"""Laws of the contract that hold at every position of every game."""

from sevenwonders.classic.game import Classic


def judge(game: Classic) -> list[str]:
    """What is wrong with the decision that is open now."""
    found = []
    asked = game.to_act()
    if game.over() != (not asked):
        found.append(f"law: over is {game.over()}, and {asked} are to act")
    if asked != sorted(set(asked)):
        found.append(f"law: to act are {asked}, not in order")
    for seat in asked:
        moves = game.moves(seat)
        texts = [game.text(move) for move in moves]
        if not moves:
            kind = game.view(seat).decisions[0].kind
            found.append(f"law: seat {seat} is asked '{kind}' and has no legal move")
        if moves != sorted(set(moves)):
            found.append(f"law: the moves of seat {seat} are not in order, or not each once")
        if len(set(texts)) != len(texts):
            found.append(f"law: two moves of seat {seat} have one text")
        if any(game.parse(text) != move for text, move in zip(texts, moves, strict=True)):
            found.append(f"law: a move of seat {seat} is not read back from its text")
    idle = [seat for seat in range(int(game.seats)) if seat not in asked and game.moves(seat)]
    return found + [f"law: seat {seat} is not asked and has moves" for seat in idle]
