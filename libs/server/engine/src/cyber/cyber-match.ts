import { GameStatus } from '@touchline/betting-contract';
import type { Course, Frame } from '../course/course.ts';
import { frameIndexAt } from '../course/course.ts';
import { hash, stream, type Rng } from '../random.ts';
import type { Fixture, SetsModel } from '../types.ts';
import { CHARACTERS, MAP_NAMES } from './names.ts';

type Pair = [number, number];
export type MatchKind = 'shooter' | 'moba' | 'strategy' | 'simulation';
export type BuyKind = 'pistol' | 'eco' | 'force' | 'full';

export interface PlayedRound {
  winner: 1 | 2;
  buys: [BuyKind, BuyKind];
  kills: Pair;
}

export interface PlayedMap {
  name: string;
  score: Pair;
  winner: 0 | 1 | 2;
  kills: Pair;
  earned: Pair;
  rounds: PlayedRound[];
  objectives: { kind: 'tower' | 'beast' | 'outpost'; counts: Pair }[];
  lead: { seconds: number; lead: number }[];
  draft: [string[], string[]];
}

export interface PlayedMatch {
  kind: MatchKind;
  maps: PlayedMap[];
  score: Pair;
  isOver: boolean;
}

/** Kind of match by sport key. */
const KINDS: Readonly<Record<string, MatchKind>> = {
  'tactical-shooter': 'shooter',
  'hero-shooter': 'shooter',
  'arena-moba': 'moba',
  'lane-moba': 'moba',
  strategy: 'strategy',
};
export const matchKind = (sportKey: string): MatchKind => KINDS[sportKey] ?? 'simulation';

const PLAYERS = 5;
/** Money rules of a shooter, per team. */
const MONEY = {
  start: 4_000,
  win: 16_250,
  loss: [7_000, 9_500, 12_000, 14_500, 17_000],
  kill: 300,
  full: 22_500,
  force: 10_000,
  most: 80_000,
};
/** Rounds per half: after it the teams switch sides and start again with pistols. */
const HALF = 12;
/** Gold rules of a battle arena, per team. */
const GOLD = { perSecond: 32, kill: 420, tower: 1_250, beast: 1_600 };
const RESOURCES_PER_SECOND = 24;
const BEAST_SECONDS = 300;
const KILLS_OF_A_TOWER = 3;
const MOST_TOWERS = 11;
const LEAD_STEP_SECONDS = 60;

/** A unit of a map: the team that won it, and when. */
interface Unit {
  at: number;
  team: 1 | 2;
}

interface MapCourse {
  from: number;
  /** Second at which the map ended, or the current second. */
  to: number;
  units: Unit[];
  winner: 0 | 1 | 2;
}

/** The units of each map up to a moment. */
function mapsOf(course: Course, seconds: number): MapCourse[] {
  const maps: MapCourse[] = [];
  const until = frameIndexAt(course, seconds);
  for (let at = 0; at <= until; at++) {
    const frame = course.frames[at] as Frame;
    const { incident, periodId } = frame;
    if (periodId === 0) continue;
    if (maps.length < periodId) maps.push({ from: frame.at, to: seconds, units: [], winner: 0 });
    const map = maps[periodId - 1] as MapCourse;
    if (incident?.kind === 'point' && incident.team !== 0) map.units.push({ at: frame.at, team: incident.team });
    const before = course.frames[at - 1]?.score.main ?? [0, 0];
    const [home, away] = frame.score.main;
    if (home > before[0] || away > before[1]) {
      map.winner = home > before[0] ? 1 : 2;
      map.to = frame.at;
    }
  }
  return maps;
}

const countUnits = (units: readonly Unit[]): Pair => [
  units.filter(({ team }) => team === 1).length,
  units.filter(({ team }) => team === 2).length,
];

function buyOf(money: number, isPistol: boolean): BuyKind {
  if (isPistol) return 'pistol';
  return money >= MONEY.full ? 'full' : money >= MONEY.force ? 'force' : 'eco';
}
const COST: Readonly<Record<BuyKind, number>> = { pistol: 3_500, eco: 1_500, force: 9_500, full: 21_000 };

/** Rounds of a shooter with the money of each side: winners earn more, and consecutive losses pay a rising bonus. */
function playShooter(map: MapCourse, rng: Rng): Pick<PlayedMap, 'rounds' | 'kills' | 'earned' | 'lead'> {
  const money: Pair = [MONEY.start, MONEY.start];
  const losses: Pair = [0, 0];
  const kills: Pair = [0, 0];
  const earned: Pair = [MONEY.start, MONEY.start];
  const rounds: PlayedRound[] = [];
  const lead: PlayedMap['lead'] = [{ seconds: 0, lead: 0 }];
  map.units.forEach(({ at, team }, nth) => {
    const isPistol = nth % HALF === 0 && nth < HALF * 2;
    if (isPistol) {
      money[0] = MONEY.start;
      money[1] = MONEY.start;
    }
    const buys: [BuyKind, BuyKind] = [buyOf(money[0], isPistol), buyOf(money[1], isPistol)];
    const isWiped = rng() < 0.7;
    const won = isWiped ? PLAYERS : Math.floor(rng() * PLAYERS);
    const lost = Math.min(PLAYERS - 1, Math.floor(rng() * (buys[team === 1 ? 1 : 0] === 'eco' ? 3 : PLAYERS)));
    const round: Pair = team === 1 ? [won, lost] : [lost, won];
    for (const side of [0, 1] as const) {
      kills[side] += round[side];
      const isWinner = team === side + 1;
      losses[side] = isWinner ? 0 : Math.min(losses[side] + 1, MONEY.loss.length);
      const income = (isWinner ? MONEY.win : (MONEY.loss[losses[side] - 1] ?? 0)) + round[side] * MONEY.kill;
      earned[side] += income;
      money[side] = Math.min(MONEY.most, Math.max(0, money[side] - COST[buys[side]]) + income);
    }
    rounds.push({ winner: team, buys, kills: round });
    lead.push({ seconds: Math.round(at - map.from), lead: earned[0] - earned[1] });
  });
  return { rounds, kills, earned, lead };
}

/** Towers fall with the number of kills; beasts appear at fixed times and go to the team with more kills, or a random one if level. */
function objectivesAt({ units, from }: MapCourse, until: number, seed: number): PlayedMap['objectives'] {
  const kills = countUnits(units.filter(({ at }) => at <= until));
  const towers = kills.map((count) => Math.min(MOST_TOWERS, Math.floor(count / KILLS_OF_A_TOWER))) as Pair;
  const beasts: Pair = [0, 0];
  for (let nth = 1; from + nth * BEAST_SECONDS <= until; nth++) {
    const [home, away] = countUnits(units.filter(({ at }) => at <= from + nth * BEAST_SECONDS));
    const isHome = home === away ? hash(seed, nth) % 2 === 0 : home > away;
    beasts[isHome ? 0 : 1] += 1;
  }
  return [
    { kind: 'tower', counts: towers },
    { kind: 'beast', counts: beasts },
  ];
}

/** Gold of a battle arena: per second, and for kills, towers and beasts. */
function playMoba(map: MapCourse, seed: number): Pick<PlayedMap, 'objectives' | 'kills' | 'earned' | 'lead'> {
  const goldAt = (until: number): Pair => {
    const kills = countUnits(map.units.filter(({ at }) => at <= until));
    const [towers, beasts] = objectivesAt(map, until, seed);
    return [0, 1].map((side) =>
      Math.round(
        (until - map.from) * GOLD.perSecond +
          (kills[side] ?? 0) * GOLD.kill +
          (towers?.counts[side] ?? 0) * GOLD.tower +
          (beasts?.counts[side] ?? 0) * GOLD.beast,
      ),
    ) as Pair;
  };
  const lead: PlayedMap['lead'] = [];
  for (let at = map.from; at <= map.to; at += LEAD_STEP_SECONDS) {
    const [home, away] = goldAt(at);
    lead.push({ seconds: Math.round(at - map.from), lead: home - away });
  }
  return { objectives: objectivesAt(map, map.to, seed), kills: countUnits(map.units), earned: goldAt(map.to), lead };
}

/** Resources of a strategy game: both economies grow, that of the map's winner a little faster. */
function playStrategy(map: MapCourse, rng: Rng, winner: 1 | 2): Pick<PlayedMap, 'objectives' | 'kills' | 'earned' | 'lead'> {
  const speed = [0, 1].map((side) => RESOURCES_PER_SECOND * (0.9 + rng() * 0.1 + (winner === side + 1 ? 0.12 : 0))) as Pair;
  const length = map.to - map.from;
  const outpost = (side: 0 | 1): number => 1 + Math.floor((length * speed[side]) / (RESOURCES_PER_SECOND * 240));
  const earnedAt = (seconds: number): Pair => [Math.round(seconds * speed[0]), Math.round(seconds * speed[1])];
  const lead: PlayedMap['lead'] = [];
  for (let seconds = 0; seconds <= length; seconds += LEAD_STEP_SECONDS) {
    const [home, away] = earnedAt(seconds);
    lead.push({ seconds: Math.round(seconds), lead: home - away });
  }
  const kills = [0, 1].map((side) => Math.floor((length / 12) * (speed[side]! / RESOURCES_PER_SECOND) ** 2)) as Pair;
  return { objectives: [{ kind: 'outpost', counts: [outpost(0), outpost(1)] }], kills, earned: earnedAt(length), lead };
}

/** Five different characters for each side. */
function draftOf(rng: Rng): [string[], string[]] {
  const pool = [...CHARACTERS];
  const take = (): string => pool.splice(Math.floor(rng() * pool.length), 1)[0] ?? '';
  return [Array.from({ length: PLAYERS }, take), Array.from({ length: PLAYERS }, take)];
}

/** The future winner of a map in play, so that its figures develop towards the result. */
function comingWinner(course: Course, map: number): 1 | 2 {
  let before: readonly [number, number] = [0, 0];
  let won = 0;
  for (const { score } of course.frames) {
    const [home, away] = score.main;
    if (home > before[0] || away > before[1]) {
      if (won === map) return home > before[0] ? 1 : 2;
      won += 1;
    }
    before = [home, away];
  }
  return 1;
}

/**
 * Details of an esports match up to a moment: a pure function of its course, so that every process shows the same, and kills and rounds
 * match those that bets are settled on.
 *
 * @param seconds - match seconds since the start.
 * @spec BT-06
 */
export function cyberMatch(fixture: Fixture, course: Course, { seconds, seed }: { seconds: number; seed: number }): PlayedMatch {
  const { sport, model } = fixture.champ;
  const kind = matchKind(sport.key);
  const last = course.frames[frameIndexAt(course, seconds)] as Frame;
  const score: Pair = [last.score.main[0], last.score.main[1]];
  const isOver = last.statusId === GameStatus.Finished;
  if (kind === 'simulation' || seconds <= 0) return { kind, maps: [], score, isOver };
  const names = MAP_NAMES[sport.key] ?? ['Map'];
  const first = hash(seed, fixture.id, 70) % names.length;
  // A map of a strategy game is a single unit.
  const played =
    (model as SetsModel).target === 1
      ? unitMaps(course, Math.min(seconds, course.endsAt))
      : mapsOf(course, Math.min(seconds, course.endsAt));
  const maps = played.map((map, nth): PlayedMap => {
    const rng = stream(seed, fixture.id, 71, nth);
    const own =
      kind === 'shooter'
        ? playShooter(map, rng)
        : kind === 'moba'
          ? playMoba(map, hash(seed, fixture.id, 72, nth))
          : playStrategy(map, rng, map.winner === 0 ? comingWinner(course, nth) : map.winner);
    return {
      name: names[(first + nth) % names.length] ?? '',
      score: kind === 'strategy' ? [Number(map.winner === 1), Number(map.winner === 2)] : countUnits(map.units),
      winner: map.winner,
      rounds: [],
      objectives: [],
      draft: kind === 'moba' || sport.key === 'hero-shooter' ? draftOf(stream(seed, fixture.id, 73, nth)) : [[], []],
      ...own,
    };
  });
  return { kind, maps, score, isOver };
}

/** Maps without inner units: each lasts from the end of the previous one to its own. */
function unitMaps(course: Course, seconds: number): MapCourse[] {
  const maps: MapCourse[] = [];
  let from = 0;
  let before = 0;
  for (const { at, score } of course.frames) {
    if (at > seconds) break;
    const [home, away] = score.main;
    if (home + away === before) continue;
    const winner = home > maps.filter((map) => map.winner === 1).length ? 1 : 2;
    maps.push({ from, to: at, units: [], winner });
    from = at;
    before = home + away;
  }
  const last = course.frames[frameIndexAt(course, seconds)] as Frame;
  if (last.statusId !== GameStatus.Finished && seconds > from) maps.push({ from, to: seconds, units: [], winner: 0 });
  return maps;
}
