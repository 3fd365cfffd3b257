import type { BracketPair, CupSeason, CupWinner } from '@touchline/betting-results-contract';
import { drawnTeams, type Archive, type Cup } from '@touchline/server-engine';
import { dayOf, instantOf, UTC } from '@touchline/shared-primitives/calendar';
import { pairsOf, playRound, type PlayedPair } from './play-off.ts';

const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;
const HOUR_MINUTES = 60;
/** Kick-off of every round, UTC. */
const KICK_OFF_HOUR = 19;
/** After its final an edition stays for the rest of the evening. */
const LONGEST_FINAL_MS = 4 * HOUR_MS;
const WINNERS = 5;
const CUP_IDS = 8_000_000_000_000;
const PER_CUP = 1_000_000;
const PER_YEAR = 10;

interface Moment {
  nowMs: number;
  seed: number;
}

const two = (part: number): string => String(part).padStart(2, '0');
const dayMs = (year: number, [month, day]: readonly [number, number]): number =>
  instantOf(`${year}-${two(month)}-${two(day)}`, KICK_OFF_HOUR * HOUR_MINUTES, UTC);

/** Year of the last edition that has begun. */
function yearBegun({ from }: Cup, nowMs: number): number {
  const year = Number(dayOf(nowMs, UTC).slice(0, 4));
  return nowMs < dayMs(year, from) ? year - 1 : year;
}

/** Rounds of an edition, as far as they have been played. */
function played(archive: Archive, cup: Cup, year: number, seed: number): PlayedPair[][] {
  const teams = drawnTeams(cup, year, seed);
  const [fromMs, toMs] = [dayMs(year, cup.from), dayMs(year, cup.to)];
  const count = Math.log2(cup.size);
  let pairs = Array.from({ length: cup.size / 2 }, (_, at) => [teams[at * 2] ?? null, teams[at * 2 + 1] ?? null] as const);
  let firstId = CUP_IDS + cup.champ.id * PER_CUP + year * PER_YEAR;
  return Array.from({ length: count }, (_, round) => {
    const share = count === 1 ? 1 : round / (count - 1);
    const startMs = Math.round(fromMs + (toMs - fromMs) * share);
    const one = playRound(archive, cup.champ, { pairs, startMs, firstId });
    firstId += pairs.length;
    pairs = one.length > 1 ? pairsOf(one) : [];
    return one;
  });
}

function winnerOf(archive: Archive, cup: Cup, year: number, seed: number): CupWinner[] {
  const { pair } = played(archive, cup, year, seed).at(-1)?.[0] ?? {};
  if (pair === undefined || pair.score === null || pair.winner === null || pair.opponent1 === null || pair.opponent2 === null) return [];
  const [home, away] = pair.score;
  const { opponent1, opponent2, ending } = pair;
  const more = ending === undefined ? {} : { ending };
  return pair.winner === 1
    ? [{ year, winner: opponent1, runnerUp: opponent2, score: [home, away], ...more }]
    : [{ year, winner: opponent2, runnerUp: opponent1, score: [away, home], ...more }];
}

/** The play-off of the edition in progress, or of the last one. @spec BT-01 */
export const bracketOf = (archive: Archive, cup: Cup, { nowMs, seed }: Moment): BracketPair[][] =>
  played(archive, cup, yearBegun(cup, nowMs), seed).map((round) => round.map(({ pair }) => pair));

/** Whether an edition of a cup is in progress, when it is or when the next one is, and the last five winners. @spec BT-01 */
export function seasonOf(archive: Archive, cup: Cup, { nowMs, seed }: Moment): CupSeason {
  const begun = yearBegun(cup, nowMs);
  const isOn = nowMs < dayMs(begun, cup.to) + LONGEST_FINAL_MS;
  const shown = isOn ? begun : begun + 1;
  const last = isOn ? begun - 1 : begun;
  return {
    isOn,
    from: dayMs(shown, cup.from) / SECOND_MS,
    to: dayMs(shown, cup.to) / SECOND_MS,
    winners: Array.from({ length: WINNERS }, (_, at) => last - at).flatMap((year) => winnerOf(archive, cup, year, seed)),
  };
}
