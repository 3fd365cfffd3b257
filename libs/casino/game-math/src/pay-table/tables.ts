import { HANDS } from '../core/cards.ts';
import { BACCARAT_DECKS, BACCARAT_PLACES, baccaratPays, bankerDraws } from '../tables/baccarat.ts';
import { BLACKJACK_PAYS, BLACKJACK_SPLITS, DEALER_STANDS } from '../tables/blackjack.ts';
import { HOLDEM_PAYS, STUD_PAYS } from '../tables/poker.ts';
import { DOUBLE_ZERO, pocketsOf, type RouletteKind, roulettePays, roulettePlaces } from '../tables/roulette.ts';
import type { PayTable as MachinePays } from '../tables/video-poker.ts';
import { type Parts, rule, label, pays, chance, count, rowOf } from './parts.ts';
import type { PayLabel, PayRuleName } from './shapes.ts';

/** Kinds of inside bets, which have the names of their groups of places. */
const INSIDE = ['split', 'street', 'trio', 'corner', 'line', 'basket'];
function rouletteLabel(on: string): PayLabel {
  const [kind = ''] = on.split('-');
  if (kind === 'straight' || kind === 'dozen' || kind === 'column') return label(kind);
  return INSIDE.includes(kind) ? label('group', { of: kind }) : label('even-money');
}
export function rouletteParts(kind: RouletteKind): Parts {
  const kinds = new Map<string, { of: PayLabel; on: string; covered: readonly number[] }>();
  for (const [on, covered] of roulettePlaces(kind)) {
    const of = rouletteLabel(on);
    const key = `${of.word} ${of.of ?? ''}`;
    if (!kinds.has(key)) kinds.set(key, { of, on, covered });
  }
  return {
    grids: [
      {
        name: 'paid',
        columns: [pays, chance],
        rows: [...kinds.values()].map(({ of, on, covered }) =>
          rowOf(of, roulettePays(on, covered[0] ?? 0, kind), covered.length / pocketsOf(kind)),
        ),
      },
    ],
    rules: [
      ...(kind === 'american'
        ? [rule('double-zero', { n: pocketsOf(kind), most: DOUBLE_ZERO - 1 })]
        : [rule('pockets', { n: pocketsOf(kind), most: pocketsOf(kind) - 1 })]),
      ...(kind === 'french' ? [rule('half-back', { times: roulettePays('red', 0, kind) / 100 })] : []),
    ],
  };
}

export const BLACKJACK: Parts = {
  grids: [
    {
      name: 'paid',
      columns: [pays],
      rows: [
        rowOf(label('hand', { of: 'blackjack' }), BLACKJACK_PAYS.natural),
        rowOf(label('win'), BLACKJACK_PAYS.won),
        rowOf(label('hand', { of: 'push' }), BLACKJACK_PAYS.push),
      ],
    },
  ],
  rules: [
    rule('full-deck'),
    rule('dealer-stands', { n: DEALER_STANDS }),
    rule('dealer-peeks'),
    rule('natural', { n: (BLACKJACK_PAYS.natural - 100) / 50, to: 2 }),
    rule('doubling'),
    rule('splitting', { n: BLACKJACK_SPLITS }),
    rule('no-insurance'),
  ],
};

/** Third cards of the player that make the banker draw, as `2–7` or `0–7, 9`. */
function thirdCards(total: number): string {
  const runs: [number, number][] = [];
  for (const third of count(0, 9).filter((each) => bankerDraws(total, each))) {
    const last = runs.at(-1);
    if (last !== undefined && last[1] === third - 1) last[1] = third;
    else runs.push([third, third]);
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
}
export const BACCARAT: Parts = {
  grids: [{ name: 'paid', columns: [pays], rows: BACCARAT_PLACES.map((on) => rowOf(label('value', { of: on }), baccaratPays(on, on))) }],
  rules: [
    rule('decks', { n: BACCARAT_DECKS }),
    rule('tie-returns'),
    rule('commission', { share: (200 - baccaratPays('banker', 'banker')) / 100 }),
    rule('third-card', { three: thirdCards(3), four: thirdCards(4), five: thirdCards(5), six: thirdCards(6) }),
  ],
};

/** Hands from the best to the worst. */
const RANKED = [...HANDS, 'royal' as const].toReversed();
/** Equal hands, and a dealer who does not qualify: the stake is returned. */
const PUSH = rowOf(label('hand', { of: 'push' }), 100);
const NOT_QUALIFIED = rowOf(label('hand', { of: 'not-qualified' }), 100);
export const STUD: Parts = {
  grids: [
    { name: 'raise', columns: [pays], rows: [...RANKED.map((of) => rowOf(label('hand', { of }), STUD_PAYS[of])), PUSH, NOT_QUALIFIED] },
    {
      name: 'ante',
      columns: [pays],
      rows: [rowOf(label('win'), 200), PUSH, rowOf(label('hand', { of: 'not-qualified' }), 200)],
    },
  ],
  rules: [rule('decks', { n: 1 }), rule('raise-size', { n: 2 }), rule('stud-qualifies')],
};
export const HOLDEM: Parts = {
  grids: [
    { name: 'ante', columns: [pays], rows: [...RANKED.map((of) => rowOf(label('hand', { of }), HOLDEM_PAYS[of])), PUSH] },
    {
      name: 'raise',
      columns: [pays],
      rows: [rowOf(label('win'), 200), PUSH, NOT_QUALIFIED],
    },
  ],
  rules: [rule('decks', { n: 1 }), rule('raise-size', { n: 2 }), rule('holdem-qualifies')],
};

export const machineParts = (table: MachinePays, wild?: Extract<PayRuleName, 'deuces-wild' | 'joker'>): Parts => ({
  grids: [{ name: 'paid', columns: [pays], rows: Object.entries(table).map(([of, times]) => rowOf(label('hand', { of }), times * 100)) }],
  rules: [wild === 'joker' ? rule('joker') : rule('decks', { n: 1 }), ...(wild === 'deuces-wild' ? [rule(wild)] : []), rule('hold-any')],
});
