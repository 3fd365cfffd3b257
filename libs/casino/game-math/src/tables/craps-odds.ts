import { fateOf, pointAfter, POINTS, type TwoDice } from './craps-bets.ts';

const FACES = [1, 2, 3, 4, 5, 6];
const ALL_ROLLS: readonly TwoDice[] = FACES.flatMap((a) => FACES.map((b): TwoDice => [a, b]));

/** A payout in hundredths of the stake with its chance. */
export type Payout = readonly [times: number, chance: number];

function decided(on: string, point: number | null): Payout[] {
  let stays = 0;
  const payouts: Payout[] = [];
  for (const dice of ALL_ROLLS) {
    const fate = fateOf(on, point, dice);
    const next = pointAfter(point, dice);
    if (fate !== null && 'pays' in fate) payouts.push([(100 * fate.pays[0]) / fate.pays[1], 1]);
    else if (fate !== null) payouts.push(...decided(fate.to, next));
    else if (/pass$/.test(on) && next !== point) payouts.push(...decided(on, next));
    else stays++;
  }
  return payouts.map(([times, chance]) => [times, chance / (ALL_ROLLS.length - stays)]);
}

/** Every payout of a bet with its chance, from its stake until it is decided. Odds: over all points, by how often each is made. Exact. */
export function crapsPayouts(on: string): Payout[] {
  if (!/^(?:dont-)?pass-odds$/.test(on)) return decided(on, on.endsWith('come') ? (POINTS[0] ?? null) : null);
  const ways = POINTS.map((point) => ALL_ROLLS.filter(([a, b]) => a + b === point).length);
  const all = ways.reduce((sum, own) => sum + own, 0);
  return POINTS.flatMap((point, at) => decided(on, point).map(([times, chance]): Payout => [times, (chance * (ways[at] ?? 0)) / all]));
}

/** Payouts of a bet behind one point. */
export const crapsPayoutsAt = (on: string, point: number): Payout[] => decided(on, point);
