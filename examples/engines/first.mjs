// A player for 7 Wonders and Duel that speaks 7WP (docs/7wp.md), for Node and without any package: it takes the first
// move that builds something, or else the first there is.
//
//   sevenwonders simulate duel --seats "7wp:node examples/engines/first.mjs,random" --games 10

import { createInterface } from "node:readline";

let moves = [];

for await (const line of createInterface({ input: process.stdin })) {
  const space = line.indexOf(" ");
  const word = space < 0 ? line : line.slice(0, space);
  const rest = space < 0 ? "" : line.slice(space + 1);
  if (word === "7wp") console.log("id name first\nready");
  else if (word === "moves") moves = JSON.parse(rest);
  else if (word === "go") console.log("move " + (moves.find((move) => /^(build|stage|wonder)/.test(move)) ?? moves[0]));
  else if (word === "quit") break;
}
process.exit(0);
