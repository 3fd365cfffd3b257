import { dealer, DECK, handClass, handName, type HandName, rankOf, strengthOf } from '../core/cards.ts';
import { drawFrom } from '../core/draw.ts';
import { paid, refuseMove, type Rules, settled } from '../core/model.ts';
import type { Card } from '../core/scene.ts';

/** Payout of a raise in Caribbean stud by hand, in hundredths, stake included. */
export const STUD_PAYS: Readonly<Record<HandName, number>> = {
  high: 200,
  pair: 200,
  'two-pair': 300,
  trips: 400,
  straight: 500,
  flush: 600,
  'full-house': 800,
  quads: 2100,
  'straight-flush': 5100,
  royal: 10_100,
};

/** Payout of an ante in casino hold'em by hand, in hundredths, stake included. */
export const HOLDEM_PAYS: Readonly<Record<HandName, number>> = {
  high: 200,
  pair: 200,
  'two-pair': 200,
  trips: 200,
  straight: 200,
  flush: 300,
  'full-house': 400,
  quads: 1100,
  'straight-flush': 2100,
  royal: 10_100,
};

/** Whether the dealer qualifies in Caribbean stud: with ace and king, or better. */
export const studQualifies = (cards: readonly Card[]): boolean =>
  handClass(strengthOf(cards)) > 0 || (cards.some((card) => rankOf(card) === 12) && cards.some((card) => rankOf(card) === 11));

/** Whether the dealer qualifies in casino hold'em: with a pair of fours or better. */
export const holdemQualifies = (strength: number): boolean => {
  const hand = handClass(strength);
  return hand > 1 || (hand === 1 && Math.floor((strength % 16 ** 5) / 4096) >= 2);
};

export const studReturns = (player: readonly Card[], house: readonly Card[], amount: number): { returned: number; outcome: string } => {
  if (!studQualifies(house)) return { returned: amount * 4, outcome: 'not-qualified' };
  const [ours, theirs] = [strengthOf(player), strengthOf(house)];
  if (ours < theirs) return { returned: 0, outcome: 'lost' };
  if (ours === theirs) return { returned: amount * 3, outcome: 'push' };
  return { returned: amount * 2 + paid(amount * 2, STUD_PAYS[handName(player)]), outcome: 'won' };
};

export const holdemReturns = (
  [player, house, board]: readonly [readonly Card[], readonly Card[], readonly Card[]],
  amount: number,
): { returned: number; outcome: string } => {
  const [ours, theirs] = [strengthOf([...player, ...board]), strengthOf([...house, ...board])];
  const ante = paid(amount, HOLDEM_PAYS[handName([...player, ...board])]);
  if (!holdemQualifies(theirs)) return { returned: ante + amount * 2, outcome: 'not-qualified' };
  if (ours < theirs) return { returned: 0, outcome: 'lost' };
  if (ours === theirs) return { returned: amount * 3, outcome: 'push' };
  return { returned: ante + amount * 4, outcome: 'won' };
};

/** Caribbean stud: after five cards and one of the dealer's, raise two antes or fold. @spec CS-05 */
export const caribbeanStud = (): Rules => ({
  family: 'stud',
  idle: 'stud',
  start: 'deal',
  options: [],
  standard: {},
  accepts: () => true,
  play: ({ amount }, moves, draw) => {
    const next = dealer(draw);
    const player = Array.from({ length: 5 }, next);
    const house = Array.from({ length: 5 }, next);
    const [move] = moves;
    const own = { cards: player, worth: handName(player) };
    if (move === undefined) {
      return {
        staked: amount,
        returned: 0,
        isOver: false,
        moves: [
          { name: 'raise', stake: amount * 2 },
          { name: 'fold', stake: 0 },
        ],
        scene: { kind: 'cards', player: [own], dealer: { cards: house.slice(0, 1), worth: '' }, outcome: 'open' },
      };
    }
    if (moves.length > 1 || (move !== 'raise' && move !== 'fold')) return refuseMove(moves.at(-1) ?? move);
    const { returned, outcome } = move === 'fold' ? { returned: 0, outcome: 'folded' } : studReturns(player, house, amount);
    const scene = { kind: 'cards', player: [own], dealer: { cards: house, worth: handName(house) }, outcome } as const;
    return settled(move === 'fold' ? amount : amount * 3, returned, scene);
  },
});

/** Casino hold'em: after the flop, call two antes or fold. @spec CS-05 */
export const casinoHoldem = (): Rules => ({
  family: 'holdem',
  idle: 'holdem',
  start: 'deal',
  options: [],
  standard: {},
  accepts: () => true,
  play: ({ amount }, moves, draw) => {
    const cards = drawFrom(draw, DECK, 9);
    const [player, house, board] = [cards.slice(0, 2), cards.slice(2, 4), cards.slice(4)];
    const flop = board.slice(0, 3);
    const [move] = moves;
    if (move === undefined) {
      return {
        staked: amount,
        returned: 0,
        isOver: false,
        moves: [
          { name: 'call', stake: amount * 2 },
          { name: 'fold', stake: 0 },
        ],
        scene: {
          kind: 'cards',
          player: [{ cards: player, worth: handName([...player, ...flop]) }],
          dealer: { cards: [], worth: '' },
          board: flop,
          outcome: 'open',
        },
      };
    }
    if (moves.length > 1 || (move !== 'call' && move !== 'fold')) return refuseMove(moves.at(-1) ?? move);
    const { returned, outcome } = move === 'fold' ? { returned: 0, outcome: 'folded' } : holdemReturns([player, house, board], amount);
    return settled(move === 'fold' ? amount : amount * 3, returned, {
      kind: 'cards',
      player: [{ cards: player, worth: handName([...player, ...board]) }],
      dealer: { cards: house, worth: handName([...house, ...board]) },
      board,
      outcome,
    });
  },
});
