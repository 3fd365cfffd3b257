"""Replays rounds of casino games. Follows docs/casino-mathematics.md and takes its tables from there, nothing else.

Usage: python3 verify_rounds.py DOCUMENT < rounds, one JSON object a line: {"model", "serverSeed", "hash", "clientSeed", "nonce", "unit",
"amount", "choice", "moves", "seen", "staked", "returned", "jackpot"}. Prints each round that differs and a line with the counts; ends with
status 1 if any differs.
"""

import hashlib
import hmac
import json
import re
import sys
from collections import Counter

RED = {1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36}
WORD = 2**32


def tables_of(document):
    with open(document, encoding="utf-8") as text:
        return json.loads(re.search(r"```json\n(.*?)\n```", text.read(), re.S).group(1))


def draws(words):
    def draw(k):
        word = next(words)
        while word >= WORD - WORD % k:
            word = next(words)
        return word % k

    return draw


def stream(server_seed, prefix):
    n = 0
    while True:
        block = hmac.new(server_seed.encode("ascii"), f"{prefix}:{n}".encode(), hashlib.sha256).digest()
        for at in range(0, 32, 4):
            yield int.from_bytes(block[at : at + 4], "big")
        n += 1


def weighted(draw, weights):
    drawn = draw(sum(weights))
    below = 0
    for place, weight in enumerate(weights):
        below += weight
        if drawn < below:
            return place
    raise ValueError("no weights")


def pick(draw, items, count):
    left = list(items)
    return [left.pop(draw(len(left))) for _ in range(count)]


def dealer(draw, decks=1, jokers=0):
    left = list(range(52 + jokers)) * decks

    def deal():
        at = draw(len(left))
        card = left[at]
        left[at] = left[-1]
        left.pop()
        return card

    return deal


def rank(card):
    return card % 13


def suit(card):
    return card // 13


def paid(amount, pays):
    return amount * pays // 100


# Slots


def reels(table, draw, _round):
    def spin():
        grid = []
        for reel in table["reels"]:
            stop = draw(len(reel))
            grid.append("".join(reel[(stop + row) % len(reel)] for row in range(table["rows"])))
        return grid

    def value(grid):
        wild = table.get("wild")
        total = 0
        if table["kind"] == "lines":
            for line in table["lines"]:
                seen = [column[row] for column, row in zip(grid, line)]
                symbol = next((each for each in seen if each != wild), wild)
                count = 0
                while count < len(seen) and seen[count] in (symbol, wild):
                    count += 1
                total += table["pays"].get(symbol, [0] * len(seen))[count - 1]
            return total
        for symbol, pays in table["pays"].items():
            ways, count = 1, 0
            for column in grid:
                own = sum(each in (symbol, wild) for each in column)
                if own == 0:
                    break
                ways *= own
                count += 1
            if count:
                total += pays[count - 1] * ways
        return total

    grids = [spin()]
    total = value(grids[0])
    free = table.get("free")
    if free and sum(column.count(free["scatter"]) for column in grids[0]) >= free["needs"]:
        for _ in range(free["spins"]):
            grids.append(spin())
            total += value(grids[-1]) * free["times"]
    return grids, total


def cascade(table, draw, _round):
    symbols = list(table["weights"])
    weights = list(table["weights"].values())

    def fill(kept):
        return "".join(symbols[weighted(draw, weights)] for _ in range(table["rows"] - len(kept))) + kept

    grid = [fill("") for _ in range(table["columns"])]
    grids, total = [], 0
    for fall in range(table["most"]):
        grids.append(grid)
        won = set()
        for symbol, pays in table["pays"].items():
            count = sum(column.count(symbol) for column in grid)
            reached = [place for place, size in enumerate(table["sizes"]) if count >= size]
            if reached:
                won.add(symbol)
                total += pays[reached[-1]] * table["times"][min(fall, len(table["times"]) - 1)]
        if not won:
            break
        grid = [fill("".join(symbol for symbol in column if symbol not in won)) for column in grid]
    return grids, total


def hold(table, draw, _round):
    cells = [column * 10 + row for column in range(table["columns"]) for row in range(table["rows"])]
    coins = {}

    def drop(chance):
        landed = [cell for cell in [cell for cell in cells if cell not in coins] if draw(1000) < chance]
        for cell in landed:
            coins[cell] = table["values"][weighted(draw, table["weights"])]
        return len(landed)

    found = drop(table["coin"])
    if found < table["needs"]:
        return sorted(coins.items()), table["consolation"].get(str(found), 0)
    left = table["respins"]
    while left > 0 and len(coins) < len(cells):
        left = table["respins"] if drop(table["respinCoin"]) else left - 1
    return sorted(coins.items()), sum(coins.values()) + (table["full"] if len(coins) == len(cells) else 0)


def slot(play):
    def replay(table, draw, played):
        seen, total = play(table, draw, played)
        return seen, played["amount"], paid(played["amount"], total)

    return replay


# Tables


def covered(on):
    kind, _, n = on.partition("-")
    if kind in ("straight", "split", "trio"):
        return {37 if each == "00" else int(each) for each in n.split("-")}
    if kind == "street":
        return set(range(int(n), int(n) + 3))
    if kind == "line":
        return set(range(int(n), int(n) + 6))
    if kind == "corner":
        first = int(n)
        return {0, 1, 2, 3} if first == 0 else {first, first + 1, first + 3, first + 4}
    if kind == "basket":
        return {0, 37, 1, 2, 3}
    if kind == "dozen":
        return set(range(12 * int(n) - 11, 12 * int(n) + 1))
    if kind == "column":
        return set(range(int(n), 37, 3))
    return {
        "low": set(range(1, 19)),
        "high": set(range(19, 37)),
        "even": set(range(2, 37, 2)),
        "odd": set(range(1, 37, 2)),
        "red": RED,
        "black": set(range(1, 37)) - RED,
    }[on]


def bets(played, pays):
    return sum(paid(bet["amount"], pays(bet["on"])) for bet in played["choice"]["bets"])


def roulette(is_french, pockets=37):
    def replay(_table, draw, played):
        pocket = draw(pockets)

        def pays(on):
            numbers = covered(on)
            if pocket in numbers:
                return 36 // len(numbers) * 100
            return 50 if is_french and pocket == 0 and len(numbers) == 18 else 0

        return pocket, played["amount"], bets(played, pays)

    return replay


def sic_bo(table, draw, played):
    dice = [draw(6) + 1 for _ in range(3)]
    total = sum(dice)
    triple = len(set(dice)) == 1

    def pays(on):
        if on == "any-triple":
            return table[on] if triple else 0
        kind, *numbers = on.split("-")
        numbers = list(map(int, numbers))
        if kind == "single":
            return table[kind][dice.count(numbers[0])]
        if kind == "total":
            return table[kind][str(total)] if total == numbers[0] else 0
        won = {
            "small": not triple and total <= 10,
            "big": not triple and total >= 11,
            "odd": not triple and total % 2 == 1,
            "even": not triple and total % 2 == 0,
            "double": bool(numbers) and dice.count(numbers[0]) >= 2,
            "triple": bool(numbers) and dice.count(numbers[0]) == 3,
            "pair": len(numbers) == 2 and set(numbers) <= set(dice),
        }[kind]
        return table[kind] if won else 0

    return dice, played["amount"], bets(played, pays)


def line_roll(total, point):
    """1 if pass wins, -1 if it loses, 0 if it stays."""
    if point is None:
        return 1 if total in (7, 11) else -1 if total in (2, 3, 12) else 0
    return 1 if total == point else -1 if total == 7 else 0


def craps(table, draw, played):
    on_table = {bet["on"]: bet["amount"] for bet in played["choice"]["bets"]}
    staked, returned, point, rolls = played["amount"], 0, None, []

    def decide(on, dice):
        """The fraction that a bet pays, the place that it moves to, or None."""
        total = sum(dice)
        if on in table["roll"]:
            return table["roll"][on].get(str(total), [0, 1])
        against = on.startswith("dont-") or on.startswith("lay-")
        name, n = re.fullmatch(r"(?:dont-)?(.*?)(?:-(\d+))?", on).groups()
        if name == "hard":
            if total == int(n) and dice[0] == dice[1]:
                return table["hard"][n]
            return [0, 1] if total in (7, int(n)) else None
        number = int(n) if n else point if name.startswith("pass") else None
        result = line_roll(total, number)
        if result == 0:
            return f"{on}-{total}" if name == "come" and number is None else None
        if against and number is None and total == 12:
            return [1, 1]
        if (result == 1) == against:
            return [0, 1]
        if name.endswith("odds"):
            return table["lay-odds" if against else "odds"][str(number)]
        return table[name][n] if name in ("box", "buy", "lay") else table["big" if name == "big" else "line"]

    def roll():
        nonlocal on_table, returned, point
        dice = [draw(6) + 1, draw(6) + 1]
        left = {}
        for on, amount in on_table.items():
            fate = decide(on, dice)
            if fate is None:
                left[on] = amount
            elif isinstance(fate, str):
                left[fate] = amount
            else:
                returned += amount * fate[0] // fate[1]
        on_table = left
        total = sum(dice)
        if point is None:
            point = total if total in (4, 5, 6, 8, 9, 10) else None
        elif total in (point, 7):
            point = None
        rolls.append(dice)

    roll()
    for move in played["moves"]:
        if move == "roll":
            roll()
        elif move == "take":
            for on in list(on_table):
                if not re.fullmatch(r"(dont-)?(pass|come)(-\d+)?", on):
                    returned += on_table.pop(on)
        else:
            on, _, amount = move[len("put-") :].rpartition("-")
            on_table[on] = on_table.get(on, 0) + int(amount)
            staked += int(amount)
    return rolls, staked, 0 if on_table else returned


def points(card):
    return min(10, rank(card) + 2) if rank(card) < 12 else 1


def total21(cards):
    total = sum(points(card) for card in cards)
    return total + 10 if total <= 11 and any(rank(card) == 12 for card in cards) else total


def blackjack(_table, draw, played):
    amount = played["amount"]
    first, up, second, hole = (draw(52) for _ in range(4))
    house = [up, hole]
    hands = [{"cards": [first, second], "stake": amount, "over": False}]
    staked = amount

    def natural(cards):
        return len(cards) == 2 and total21(cards) == 21

    if natural(house) or natural(hands[0]["cards"]):
        hands[0]["over"] = True
    for move in played["moves"]:
        hand = next(each for each in hands if not each["over"])
        if move == "hit":
            hand["cards"].append(draw(52))
        elif move == "stand":
            hand["over"] = True
        elif move == "double":
            staked += hand["stake"]
            hand["stake"] *= 2
            hand["cards"].append(draw(52))
            hand["over"] = True
        elif move == "split":
            one, other = hand["cards"]
            is_aces = rank(one) == 12 and rank(other) == 12
            staked += amount
            hands = []
            for card in (one, other):
                hands.append({"cards": [card, draw(52)], "stake": amount, "over": is_aces})
        for each in hands:
            if total21(each["cards"]) >= 21:
                each["over"] = True
    returned = 0
    is_lone_natural = len(hands) == 1 and natural(hands[0]["cards"])
    if not is_lone_natural and any(total21(hand["cards"]) <= 21 for hand in hands):
        while total21(house) < 17:
            house.append(draw(52))
    for hand in hands:
        total = total21(hand["cards"])
        own = natural(hand["cards"]) and len(hands) == 1
        if total > 21:
            continue
        if natural(house):
            returned += hand["stake"] if own else 0
        elif own:
            returned += paid(hand["stake"], 250)
        elif total21(house) > 21 or total > total21(house):
            returned += hand["stake"] * 2
        elif total == total21(house):
            returned += hand["stake"]
    return [[hand["cards"] for hand in hands], house], staked, returned


def baccarat(_table, draw, played):
    deal = dealer(draw, 8)
    player, banker = [], []
    for hand in (player, banker, player, banker):
        hand.append(deal())

    def value(card):
        return points(card) % 10

    def worth(hand):
        return sum(value(card) for card in hand) % 10

    if worth(player) < 8 and worth(banker) < 8:
        total = worth(banker)
        if worth(player) <= 5:
            player.append(deal())
            third = value(player[2])
            draws_too = {3: third != 8, 4: 2 <= third <= 7, 5: 4 <= third <= 7, 6: third in (6, 7)}.get(total, total <= 2)
        else:
            draws_too = total <= 5
        if draws_too:
            banker.append(deal())
    ours, theirs = worth(player), worth(banker)
    winner = "tie" if ours == theirs else "player" if ours > theirs else "banker"
    pays = {"banker": 195, "player": 200, "tie": 900}
    return [[player], banker], played["amount"], bets(
        played, lambda on: pays[on] if on == winner else 100 if winner == "tie" else 0
    )


HANDS = ["high", "pair", "two-pair", "trips", "straight", "flush", "full-house", "quads", "straight-flush"]


def five(cards):
    """Strength of five cards: place in HANDS, then the ranks that decide."""
    counted = sorted(Counter(map(rank, cards)).items(), key=lambda each: (-each[1], -each[0]))
    shape = [count for _, count in counted]
    ranks = [each for each, _ in counted]
    is_flush = len(set(map(suit, cards))) == 1
    top = None
    if len(ranks) == 5 and ranks[0] - ranks[4] == 4:
        top = ranks[0]
    if ranks == [12, 3, 2, 1, 0]:
        top = 3
    if top is not None:
        return (8 if is_flush else 4, [top])
    if shape[0] == 4:
        return 7, ranks
    if shape[:2] == [3, 2]:
        return 6, ranks
    if is_flush:
        return 5, ranks
    if shape[0] == 3:
        return 3, ranks
    if shape[:2] == [2, 2]:
        return 2, ranks
    return (1 if shape[0] == 2 else 0), ranks


def best(cards):
    if len(cards) == 5:
        return five(cards)
    strongest = None
    for i in range(len(cards)):
        for j in range(i):
            strength = five([card for at, card in enumerate(cards) if at not in (i, j)])
            if strongest is None or strength > strongest:
                strongest = strength
    return strongest


def hand_name(strength):
    return "royal" if strength[0] == 8 and strength[1] == [12] else HANDS[strength[0]]


def stud(table, draw, played):
    amount = played["amount"]
    deal = dealer(draw)
    player = [deal() for _ in range(5)]
    house = [deal() for _ in range(5)]
    seen = [[player], house]
    if played["moves"] == ["fold"]:
        return seen, amount, 0
    ours, theirs = best(player), best(house)
    ranks = set(map(rank, house))
    if theirs[0] == 0 and not {11, 12} <= ranks:
        returned = amount * 4
    elif ours < theirs:
        returned = 0
    elif ours == theirs:
        returned = amount * 3
    else:
        returned = amount * 2 + paid(amount * 2, table[hand_name(ours)])
    return seen, amount * 3, returned


def holdem(table, draw, played):
    amount = played["amount"]
    cards = pick(draw, range(52), 9)
    player, house, board = cards[:2], cards[2:4], cards[4:]
    seen = [[player], house, board]
    if played["moves"] == ["fold"]:
        return seen, amount, 0
    ours, theirs = best(player + board), best(house + board)
    ante = paid(amount, table[hand_name(ours)])
    if theirs[0] == 0 or (theirs[0] == 1 and theirs[1][0] < 2):
        returned = ante + amount * 2
    elif ours < theirs:
        returned = 0
    elif ours == theirs:
        returned = amount * 3
    else:
        returned = ante + amount * 4
    return seen, amount * 3, returned


def jacks(cards):
    strength = best(cards)
    name = hand_name(strength)
    return "jacks" if name == "pair" and strength[1][0] >= 9 else name


def deuces(cards):
    others = [card for card in cards if rank(card) != 0]
    wild = 5 - len(others)
    if wild == 0:
        return hand_name(best(cards))
    if wild == 4:
        return "four-deuces"
    ranks = sorted(map(rank, others))
    most = max(Counter(ranks).values()) + wild
    is_flush = len(set(map(suit, others))) == 1
    low = sorted(-1 if each == 12 else each for each in ranks)
    is_straight = len(set(ranks)) == len(ranks) and any(each[-1] - each[0] <= 4 for each in (ranks, low))
    if is_flush and is_straight and ranks[0] >= 8:
        return "wild-royal"
    if most >= 5:
        return "five-of-a-kind"
    if is_flush and is_straight:
        return "straight-flush"
    if most == 4:
        return "quads"
    if len(set(ranks)) == 2:
        return "full-house"
    if is_flush:
        return "flush"
    if is_straight:
        return "straight"
    return "trips" if most == 3 else "high"


def bonus(cards):
    name = jacks(cards)
    if name != "quads":
        return name
    four = Counter(map(rank, cards)).most_common(1)[0][0]
    return "four-aces" if four == 12 else "four-low" if four <= 2 else "quads"


def kicker(cards):
    name = bonus(cards)
    fifth = Counter(map(rank, cards)).most_common()[-1][0]
    if name == "four-aces" and fifth <= 2:
        return "four-aces-kicker"
    return "four-low-kicker" if name == "four-low" and (fifth <= 2 or fifth == 12) else name


def joker(cards):
    others = [card for card in cards if card != 52]
    ranks = sorted(map(rank, others))
    if len(others) == 5:
        strength = best(cards)
        name = hand_name(strength)
        return "kings" if name == "pair" and strength[1][0] >= 11 else name
    shape = sorted(Counter(ranks).values(), reverse=True)
    is_flush = len(set(map(suit, others))) == 1
    low = sorted(-1 if each == 12 else each for each in ranks)
    is_straight = shape[0] == 1 and any(each[-1] - each[0] <= 4 for each in (ranks, low))
    if shape[0] == 4:
        return "five-of-a-kind"
    if is_flush and is_straight:
        return "wild-royal" if ranks[0] >= 8 else "straight-flush"
    if shape[0] == 3:
        return "quads"
    if shape == [2, 2]:
        return "full-house"
    if is_flush:
        return "flush"
    if is_straight:
        return "straight"
    if shape[0] == 2:
        return "trips"
    return "kings" if ranks[-1] >= 11 else "pair"


def machine(name_of, jokers=0):
    def replay(table, draw, played):
        deal = dealer(draw, 1, jokers)
        first = [deal() for _ in range(5)]
        held = played["moves"][0][len("hold-") :]
        cards = [card if str(at) in held else deal() for at, card in enumerate(first)]
        return [[cards], []], played["amount"], paid(played["amount"], table.get(name_of(cards), 0) * 100)

    return replay


# Numbers


def keno(table, draw, played):
    chosen = played["choice"]["numbers"]
    drawn = pick(draw, range(1, table["of"] + 1), table["drawn"])
    hits = len(set(chosen) & set(drawn))
    return drawn, played["amount"], paid(played["amount"], table["pays"][len(chosen) - 1][hits])


def printed(card):
    n = 0
    while True:
        word = (card * 0x9E3779B1 + (n + 1) * 0x85EBCA6B) % WORD
        word = (word ^ (word >> 16)) * 0x7FEB352D % WORD
        word = (word ^ (word >> 15)) * 0x846CA68B % WORD
        yield word ^ (word >> 16)
        n += 1


def bingo(table, draw, played):
    print_draw = draws(printed(played["choice"]["card"]))
    columns = [pick(print_draw, range(15 * column + 1, 15 * column + 16), 5) for column in range(5)]
    card = [columns[cell % 5][cell // 5] for cell in range(25)]
    card[12] = 0
    drawn = pick(draw, range(1, 76), 35)
    full = sum(all(cell == 12 or card[cell] in drawn for cell in line) for line in table["lines"])
    pays = table["pays"]
    return [card, drawn], played["amount"], paid(played["amount"], pays[min(full, len(pays) - 1)])


def scratch(table, draw, played):
    prize = weighted(draw, table["weights"])
    multiplier = table["multipliers"][weighted(draw, table["multiplierWeights"])]
    won = "ABCDEFG"[prize] if prize > 0 else ""
    pool = [symbol for symbol in "ABCDEFG" if symbol != won for _ in range(2)]
    others = pick(draw, pool, 6 if won else 9)
    cells = pick(draw, others + [won] * 3 if won else others, 9)
    return [cells, multiplier], played["amount"], paid(played["amount"], table["times"][prize] * multiplier)


# Instant games


def climb(is_crash):
    def replay(_table, draw, played):
        point = max(100, min(1_000_000, 9_900_000_000 // (100_000_000 - draw(100_000_000))))
        if is_crash:
            move = played["moves"][0]
            at = int(move[len("cash-") :]) if move != "end" else None
        else:
            at = played["choice"]["target"]
        is_won = at is not None and at <= point
        return point, played["amount"], paid(played["amount"], at) if is_won else 0

    return replay


def dice(_table, draw, played):
    side, target = played["choice"]["side"], played["choice"]["target"]
    roll = draw(10_000)
    rolls = 9_999 - target if side == "over" else target
    is_won = roll > target if side == "over" else roll < target
    return roll, played["amount"], paid(played["amount"], 990_000 // rolls) if is_won else 0


def mines(_table, draw, played):
    count = played["choice"]["mines"]
    laid = pick(draw, range(25), count)
    opened = [int(move[len("open-") :]) for move in played["moves"] if move != "cash"]
    if any(cell in laid for cell in opened):
        return laid, played["amount"], 0
    above, below = 99, 1
    for n in range(len(opened)):
        above *= 25 - n
        below *= 25 - count - n
    return laid, played["amount"], paid(played["amount"], above // below)


def plinko(table, draw, played):
    rows = int(played["model"].split("-")[1])
    path = [draw(2) for _ in range(rows)]
    slot_at = sum(path)
    pays = table[str(rows)][played["choice"]["risk"]]
    return path, played["amount"], paid(played["amount"], pays[min(slot_at, rows - slot_at)])


def hilo(_table, draw, played):
    cards, ways = [draw(52)], []
    is_lost = False
    for move in played["moves"]:
        if move == "cash":
            break
        before = rank(cards[-1])
        cards.append(draw(52))
        ways.append(13 - before if move == "higher" else before + 1)
        is_lost = rank(cards[-1]) < before if move == "higher" else rank(cards[-1]) > before
    below = 1
    for each in ways:
        below *= each
    return cards, played["amount"], 0 if is_lost else paid(played["amount"], min(1_000_000, 99 * 13 ** len(ways) // below))


def wheel(table, draw, played):
    at = draw(len(table))
    return at, played["amount"], paid(played["amount"], table[at])


def fishing(table, draw, played):
    fish = table[played["choice"]["fish"]]
    is_caught = draw(1_000_000) < fish["chance"]
    return is_caught, played["amount"], paid(played["amount"], fish["pays"]) if is_caught else 0


def coin(table, draw, played):
    side = ["heads", "tails"][draw(2)]
    return side, played["amount"], paid(played["amount"], table) if side == played["choice"]["side"] else 0


def two_dice(table, draw, played):
    thrown = [draw(6) + 1, draw(6) + 1]
    total = sum(thrown)
    result = "seven" if total == 7 else "under" if total < 7 else "over"
    return thrown, played["amount"], paid(played["amount"], table[result]) if result == played["choice"]["on"] else 0


# Virtual sports and skill


def football(table, draw, played):
    fixture = played["choice"]["fixture"]
    home, away = (weighted(draw, table["goals"][strength]) for strength in table["fixtures"][fixture])
    wins = {
        "home": home > away,
        "draw": home == away,
        "away": home < away,
        "over-2": home + away > 2,
        "under-3": home + away < 3,
        "both-score": home > 0 and away > 0,
    }
    return [home, away], played["amount"], bets(played, lambda on: table["pays"][fixture][on] if wins[on] else 0)


def racing(table, draw, played):
    left = list(range(len(table["strengths"])))
    order = []
    while left:
        order.append(left.pop(weighted(draw, [table["strengths"][runner] for runner in left])))

    def pays(on):
        kind, n = on.split("-")
        return table["pays"][on] if int(n) - 1 in order[: 1 if kind == "win" else 3] else 0

    return order, played["amount"], bets(played, pays)


def tiles(_table, draw, played):
    cells, score = [0] * 16, 0

    def add():
        free = [cell for cell in range(16) if cells[cell] == 0]
        at = free[draw(len(free))]
        cells[at] = 4 if draw(10) == 0 else 2

    add()
    add()
    for move in played["moves"]:
        for line in range(4):
            places = [line * 4 + n if move in ("left", "right") else n * 4 + line for n in range(4)]
            if move in ("right", "down"):
                places.reverse()
            row, joined = [cells[place] for place in places if cells[place]], []
            while row:
                tile = row.pop(0)
                if row and row[0] == tile:
                    tile += row.pop(0)
                    score += tile
                joined.append(tile)
            for place, tile in zip(places, joined + [0] * 4):
                cells[place] = tile
        add()
    return [cells, score], 0, 0


GAMES = {
    "slot-classic-3x3": slot(reels),
    "slot-lines-5x3": slot(reels),
    "slot-ways-243": slot(reels),
    "slot-free-spins": slot(reels),
    "slot-cascade-6x5": slot(cascade),
    "slot-hold-respin": slot(hold),
    "roulette-european": roulette(False),
    "live-roulette": roulette(False),
    "roulette-french": roulette(True),
    "roulette-american": roulette(False, 38),
    "sic-bo": sic_bo,
    "craps": craps,
    "blackjack": blackjack,
    "baccarat": baccarat,
    "live-baccarat": baccarat,
    "caribbean-stud": stud,
    "casino-holdem": holdem,
    "video-poker-jacks": machine(jacks),
    "video-poker-deuces": machine(deuces),
    "video-poker-jacks-8-5": machine(jacks),
    "video-poker-bonus": machine(bonus),
    "video-poker-double-bonus": machine(bonus),
    "video-poker-double-double": machine(kicker),
    "video-poker-full-deuces": machine(deuces),
    "video-poker-joker": machine(joker, 1),
    "keno-80": keno,
    "tv-draw": keno,
    "bingo-75": bingo,
    "scratch-match-3": scratch,
    "scratch-multiplier": scratch,
    "crash": climb(True),
    "limbo": climb(False),
    "dice": dice,
    "mines": mines,
    "plinko-8": plinko,
    "plinko-12": plinko,
    "plinko-16": plinko,
    "hilo": hilo,
    "wheel-low": wheel,
    "wheel-high": wheel,
    "fishing": fishing,
    "coin-flip": coin,
    "high-low": two_dice,
    "virtual-football": football,
    "virtual-racing": racing,
    "skill-2048": tiles,
}
WITH_JACKPOT = {"slot-lines-5x3", "slot-ways-243", "slot-hold-respin"}


def replayed(tables, played):
    model = played["model"]
    prefix = f"{played['clientSeed']}:{played['nonce']}"
    table = tables.get("plinko" if model.startswith("plinko") else model)
    seen, staked, returned = GAMES[model](table, draws(stream(played["serverSeed"], prefix)), played)
    won = False
    if model in WITH_JACKPOT:
        draw = draws(stream(played["serverSeed"], f"{prefix}:jackpot"))
        won = draw(1_000_000_000) < played["amount"] * 1_000_000_000 // (played["unit"] * 100_000)
    return {
        "hash": hashlib.sha256(played["serverSeed"].encode("ascii")).hexdigest(),
        "seen": json.loads(json.dumps(seen)),
        "staked": staked,
        "returned": returned,
        "jackpot": won,
    }


def main():
    tables = tables_of(sys.argv[1])
    right, wrong = Counter(), Counter()
    for line in sys.stdin:
        played = json.loads(line)
        own = replayed(tables, played)
        if all(own[key] == played[key] for key in own):
            right[played["model"]] += 1
        else:
            wrong[played["model"]] += 1
            if wrong[played["model"]] == 1:
                print(f"differs: {json.dumps({**played, 'own': own})}")
    print(json.dumps({"right": sum(right.values()), "wrong": sum(wrong.values()), "games": len({**right, **wrong})}))
    sys.exit(1 if wrong or not right else 0)


if __name__ == "__main__":
    main()
