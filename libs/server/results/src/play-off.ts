import type { BracketPair } from '@touchline/betting-results-contract';
import { playedScore, winningSide } from '@touchline/betting-rules';
import { type Archive, type Champ, type Fixture, hash, strengthsOf, type Team } from '@touchline/server-engine';
import { endingOf } from './game-of.ts';
import { lastBegun, seasonGames, seasonLength, standingsOf } from './season.ts';

/** Quarter-final pairs by place in the table: the first meets the eighth. */
const QUARTERS = [
  [0, 7],
  [3, 4],
  [1, 6],
  [2, 5],
] as const;
/** Start of each round, as a share of the season. */
const ROUNDS = [0.05, 0.2, 0.4] as const;
const PLAY_OFF_IDS = 9_000_000_000_000;
const PER_CHAMP = 10_000;
const PER_SEASON = 10;
const SECOND_MS = 1000;

interface Round {
  pairs: readonly (readonly [Team | null, Team | null])[];
  startMs: number;
  firstId: number;
}

export interface PlayedPair {
  pair: BracketPair;
  winner: Team | null;
}

function playPair(
  archive: Archive,
  champ: Champ,
  [home, away]: readonly [Team | null, Team | null],
  id: number,
  startMs: number,
): PlayedPair {
  const pair: BracketPair = {
    opponent1: home?.name ?? null,
    opponent2: away?.name ?? null,
    score: null,
    startAt: Math.round(startMs / SECOND_MS),
    winner: null,
  };
  if (home === null || away === null) return { pair, winner: null };
  const fixture: Fixture = {
    id,
    shortId: id,
    number: 0,
    champ,
    home,
    away,
    startMs,
    strengths: strengthsOf(champ, home, away),
    hasVideo: false,
    isTop: false,
    isKnockOut: true,
    speed: 1,
  };
  if (archive.phaseOf(fixture) !== 'over') return { pair, winner: null };
  const summary = archive.summary(fixture);
  const score = playedScore(summary);
  // A sport without extra time may leave a game level; the hash gives the same winner after every restart.
  const winner = winningSide(summary) || ((1 + (hash(id, 3) % 2)) as 1 | 2);
  return { pair: { ...pair, score: [score[0], score[1]], ...endingOf(summary), winner }, winner: winner === 1 ? home : away };
}

/** Plays the pairs of a round, as far as its start has passed. */
export function playRound(archive: Archive, champ: Champ, { pairs, startMs, firstId }: Round): PlayedPair[] {
  return pairs.map((pair, at) => playPair(archive, champ, pair, firstId + at, startMs));
}

/** Pairs of the next round: the winners, null where a game is not over. */
export const pairsOf = (played: readonly PlayedPair[]): (readonly [Team | null, Team | null])[] =>
  Array.from({ length: played.length / 2 }, (_, at) => [played[at * 2]?.winner ?? null, played[at * 2 + 1]?.winner ?? null] as const);

/** Play-off of the top eight of last season: three rounds, as far as they have been played. Empty for imported championships. */
export function playOffOf(archive: Archive, champ: Champ, nowMs: number): BracketPair[][] {
  const last = champ.strideSeconds === 0 ? undefined : lastBegun(archive, champ, nowMs);
  if (last === undefined) return [];
  const length = seasonLength(champ);
  const season = Math.floor(archive.slotOf(last) / length);
  const before = seasonGames(archive, champ, nowMs, 1);
  if (before.length === 0 || champ.teams.length < 8) return [];
  const teams = new Map(champ.teams.map((team) => [team.id, team]));
  const table = standingsOf(archive, champ, before).flatMap(({ teamId }) => teams.get(teamId) ?? []);
  const [from, to] = [archive.ofSlot(champ, season * length).startMs, archive.ofSlot(champ, (season + 1) * length).startMs];
  const baseId = PLAY_OFF_IDS + champ.id * PER_CHAMP + (season % (PER_CHAMP / PER_SEASON)) * PER_SEASON;
  const at = (round: 0 | 1 | 2): number => Math.round(from + (to - from) * ROUNDS[round]);
  const quarters = playRound(archive, champ, {
    pairs: QUARTERS.map(([a, b]) => [table[a] ?? null, table[b] ?? null]),
    startMs: at(0),
    firstId: baseId,
  });
  const semis = playRound(archive, champ, { pairs: pairsOf(quarters), startMs: at(1), firstId: baseId + 4 });
  const final = playRound(archive, champ, { pairs: pairsOf(semis), startMs: at(2), firstId: baseId + 6 });
  return [quarters, semis, final].map((round) => round.map(({ pair }) => pair));
}
