import { paid, type Rules, settled } from '../core/model.ts';

/** Payout in hundredths by segment; all segments are equally likely. */
export const WHEEL_LOW: readonly number[] = [150, 120, 120, 0, 120, 150, 120, 0, 120, 120, 150, 120, 0, 120, 120, 150, 0, 120, 120, 0];
export const WHEEL_HIGH: readonly number[] = [1_000, 0, 0, 200, 0, 0, 0, 300, 0, 0, 0, 200, 0, 0, 0, 0, 500, 0, 0, 0, 200, 0, 0, 0, 0];

/** A wheel of fortune. @spec CS-05 */
export const wheel = (segments: readonly number[]): Rules => ({
  family: 'wheel',
  idle: 'wheel',
  start: 'spin',
  options: [],
  standard: {},
  accepts: () => true,
  play: ({ amount }, _moves, draw) => {
    const at = draw(segments.length);
    return settled(amount, paid(amount, segments[at] ?? 0), { kind: 'wheel', segments, at });
  },
});

/** Fish: payout in hundredths, and catches per million casts. */
export const FISH: readonly { pays: number; chance: number }[] = [
  { pays: 200, chance: 480_000 },
  { pays: 500, chance: 192_000 },
  { pays: 1_000, chance: 96_000 },
  { pays: 2_500, chance: 38_400 },
  { pays: 5_000, chance: 19_200 },
  { pays: 10_000, chance: 9_600 },
];
/** Parts of a catch's chance. */
export const SHOTS = 1_000_000;

/** Fishing: one cast at a fish chosen by the player. @spec CS-05 */
export const fishing = (): Rules => ({
  family: 'fishing',
  idle: 'fishing',
  options: [{ name: 'fish', kind: 'one-of', values: FISH.map((_, at) => at), pays: FISH.map(({ pays }) => pays) }],
  standard: { fish: 0 },
  accepts: ({ choice }) => FISH[choice['fish'] as number] !== undefined,
  play: ({ amount, choice }, _moves, draw) => {
    const target = choice['fish'] as number;
    const { pays = 0, chance = 0 } = FISH[target] ?? {};
    const isCaught = draw(SHOTS) < chance;
    const times = isCaught ? pays : 0;
    return settled(amount, paid(amount, times), { kind: 'shot', target, isCaught, times });
  },
});

export const COIN_PAYS = 196;
const SIDES = ['heads', 'tails'] as const;

/** Heads or tails. @spec CS-05 */
export const coinFlip = (): Rules => ({
  family: 'coin',
  idle: 'coin',
  options: [{ name: 'side', kind: 'one-of', values: SIDES }],
  standard: { side: 'heads' },
  accepts: ({ choice }) => SIDES.some((side) => side === choice['side']),
  play: ({ amount, choice }, _moves, draw) => {
    const side = SIDES[draw(2)] ?? 'heads';
    const times = side === choice['side'] ? COIN_PAYS : 0;
    return settled(amount, paid(amount, times), { kind: 'coin', side, times });
  },
});

/** Payouts of two dice, in hundredths. */
export const TWO_DICE = { under: 230, seven: 575, over: 230 } as const;
type TwoDice = keyof typeof TWO_DICE;

export const twoDiceResult = (sum: number): TwoDice => (sum === 7 ? 'seven' : sum < 7 ? 'under' : 'over');

/** Two dice: under seven, seven or over. @spec CS-05 */
export const highLow = (): Rules => ({
  family: 'high-low',
  idle: 'high-low',
  options: [{ name: 'on', kind: 'one-of', values: Object.keys(TWO_DICE) }],
  standard: { on: 'over' },
  accepts: ({ choice }) => typeof choice['on'] === 'string' && Object.hasOwn(TWO_DICE, choice['on']),
  play: ({ amount, choice }, _moves, draw) => {
    const dice = [draw(6) + 1, draw(6) + 1] as [number, number];
    const result = twoDiceResult(dice[0] + dice[1]);
    const times = result === choice['on'] ? TWO_DICE[result] : 0;
    return settled(amount, paid(amount, times), { kind: 'two-dice', dice, times });
  },
});
