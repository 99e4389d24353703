"""Every mix of our sets that can be played."""

from itertools import combinations

SETS = ("leaders", "cities", "wonder_pack", "fan_leaders", "babel_tower", "babel_projects", "towers", "foundations")
NEEDS = {"fan_leaders": {"leaders"}, "foundations": {"leaders", "cities", "towers"}}
MIXES = [
    mix
    for size in range(len(SETS) + 1)
    for mix in combinations(SETS, size)
    if all(NEEDS.get(each, set()) <= set(mix) for each in mix)
]

# ---- those that tests name

LEADERS = ("leaders",)
CITIES = ("cities",)
CITIES_AND_WONDERS = ("cities", "wonder_pack")
TOWER, PROJECTS = ("babel_tower",), ("babel_projects",)
BABEL = ("babel_tower", "babel_projects")
TOWERS = ("towers",)
LEADERS_AND_TOWERS = ("leaders", "towers")
CITIES_AND_TOWERS = ("cities", "towers")
LEADERS_TO_TOWERS = ("leaders", "cities", "towers")
FOUNDATION_SETS = ("leaders", "cities", "towers", "foundations")
