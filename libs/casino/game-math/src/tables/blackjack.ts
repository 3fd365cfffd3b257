import { pointsOf, RANKS } from '../core/cards.ts';
import type { Draw } from '../core/draw.ts';
import { type Bet, type Move, paid, type Played, refuseMove, type Rules } from '../core/model.ts';
import type { Card } from '../core/scene.ts';

const MOST_HANDS = 2;
/** Number of times a pair may be split. */
export const BLACKJACK_SPLITS = MOST_HANDS - 1;
/** Total at which the dealer stops drawing, soft totals included. */
export const DEALER_STANDS = 17;
/** Payout of a hand in hundredths of its stake, stake included. */
export const BLACKJACK_PAYS = { natural: 250, won: 200, push: 100 } as const;

interface OwnHand {
  cards: Card[];
  stake: number;
  isDone: boolean;
}

/** Best total of the cards, and whether an ace counts as eleven. */
export function totalOf(cards: readonly Card[]): { total: number; isSoft: boolean } {
  const low = cards.reduce((sum, card) => sum + pointsOf(card, 1), 0);
  const isSoft = low <= 11 && cards.some((card) => card % RANKS === 12);
  return { total: isSoft ? low + 10 : low, isSoft };
}

const isNatural = (cards: readonly Card[]): boolean => cards.length === 2 && totalOf(cards).total === 21;
const isAce = (card: Card | undefined): boolean => card !== undefined && card % RANKS === 12;

interface Table {
  hands: OwnHand[];
  dealer: Card[];
  staked: number;
}

function movesOf({ hands }: Table, amount: number): Move[] {
  const hand = hands.find(({ isDone }) => !isDone);
  if (hand === undefined) return [];
  const moves = [
    { name: 'hit', stake: 0 },
    { name: 'stand', stake: 0 },
  ];
  if (hand.cards.length === 2) moves.push({ name: 'double', stake: amount });
  const [first = 0, second = 0] = hand.cards;
  if (hand.cards.length === 2 && hands.length < MOST_HANDS && pointsOf(first, 11) === pointsOf(second, 11))
    moves.push({ name: 'split', stake: amount });
  return moves;
}

function act(table: Table, move: string, { amount, deal }: { amount: number; deal: () => Card }): void {
  if (!movesOf(table, amount).some(({ name }) => name === move)) refuseMove(move);
  const at = table.hands.findIndex(({ isDone }) => !isDone);
  const hand = table.hands[at];
  if (hand === undefined) return refuseMove(move);
  if (move === 'stand') hand.isDone = true;
  if (move === 'hit') hand.cards.push(deal());
  if (move === 'double') {
    hand.cards.push(deal());
    hand.stake += amount;
    table.staked += amount;
    hand.isDone = true;
  }
  if (move === 'split') {
    const [first = 0, second = 0] = hand.cards;
    const isDone = isAce(first) && isAce(second); // a split ace receives one card
    table.staked += amount;
    table.hands = [first, second].map((card) => ({ cards: [card, deal()], stake: amount, isDone }));
  }
  for (const each of table.hands) if (totalOf(each.cards).total >= 21) each.isDone = true;
}

function returnedTo({ cards, stake }: OwnHand, table: Table): { returned: number; worth: string } {
  const { total } = totalOf(cards);
  const theirs = totalOf(table.dealer).total;
  const isSplit = table.hands.length > 1;
  const natural = isNatural(cards) && !isSplit;
  if (total > 21) return { returned: 0, worth: 'bust' };
  if (isNatural(table.dealer))
    return natural ? { returned: paid(stake, BLACKJACK_PAYS.push), worth: 'push' } : { returned: 0, worth: 'lost' };
  if (natural) return { returned: paid(stake, BLACKJACK_PAYS.natural), worth: 'blackjack' };
  if (theirs > 21 || total > theirs) return { returned: paid(stake, BLACKJACK_PAYS.won), worth: 'won' };
  return total === theirs ? { returned: paid(stake, BLACKJACK_PAYS.push), worth: 'push' } : { returned: 0, worth: 'lost' };
}

/** The dealer draws up to 17 and stops at every 17, unless all player hands are already decided. */
function playDealer(table: Table, deal: () => Card): void {
  const isContested = table.hands.some(({ cards }) => totalOf(cards).total <= 21 && !(isNatural(cards) && table.hands.length === 1));
  while (isContested && totalOf(table.dealer).total < DEALER_STANDS) table.dealer.push(deal());
}

function shown(table: Table, amount: number, isOver: boolean): Played {
  const results = table.hands.map((hand) => ({ ...returnedTo(hand, table), total: totalOf(hand.cards) }));
  const returned = isOver ? results.reduce((sum, result) => sum + result.returned, 0) : 0;
  const dealerCards = isOver ? table.dealer : table.dealer.slice(0, 1);
  return {
    staked: table.staked,
    returned,
    isOver,
    moves: isOver ? [] : movesOf(table, amount),
    scene: {
      kind: 'cards',
      player: table.hands.map(({ cards, stake }, at) => ({
        cards,
        worth: isOver ? (results[at]?.worth ?? '') : String(results[at]?.total.total ?? 0),
        staked: stake,
        ...(isOver && { returned: results[at]?.returned ?? 0 }),
      })),
      dealer: { cards: dealerCards, worth: String(totalOf(dealerCards).total) },
      outcome: isOver ? (results.length === 1 ? (results[0]?.worth ?? '') : 'split') : 'open',
      ...(!isOver && { turn: table.hands.findIndex(({ isDone }) => !isDone) }),
    },
  };
}

/**
 * Blackjack with an infinite shoe: the dealer stands on every 17 and checks for blackjack; blackjack pays 3 to 2, any two cards may be
 * doubled, and a pair may be split once.
 *
 * @spec CS-05
 */
export const blackjack = (): Rules => ({
  family: 'blackjack',
  idle: 'blackjack',
  start: 'deal',
  options: [],
  standard: {},
  accepts: () => true,
  play: ({ amount }: Bet, moves: readonly string[], draw: Draw) => {
    const deal = (): Card => draw(52);
    const [a, up, b, hole] = [deal(), deal(), deal(), deal()];
    const table: Table = { hands: [{ cards: [a, b], stake: amount, isDone: false }], dealer: [up, hole], staked: amount };
    if (isNatural([a, b]) || isNatural(table.dealer)) for (const hand of table.hands) hand.isDone = true;
    for (const move of moves) act(table, move, { amount, deal });
    const isOver = table.hands.every(({ isDone }) => isDone);
    if (isOver) playDealer(table, deal);
    return shown(table, amount, isOver);
  },
});
