import type { MarketKindKey } from '../markets/market-kinds.ts';
import type { MarketType } from '../markets/market-types.ts';
import type { CountScore, GameResult, Pair, ResultIncident } from './game-result.ts';
import { sportOf } from './void-rules.ts';

/** What a side could still have added: little, and more than any line is away. */
const MORE = [0, 1, 2, 3, 10, 400] as const;
const SETS = [0, 1, 2, 3] as const;

/** Markets about single incidents, their order or their players. */
const BY_INCIDENTS: ReadonlySet<MarketKindKey> = new Set<MarketKindKey>([
  ...(['next-score', 'first-score', 'last-score', 'race-to', 'first-blood', 'comeback-win', 'red-card'] as const),
  ...(['scorer', 'first-scorer', 'last-scorer', 'player-duel', 'own-goal', 'penalty-goal'] as const),
]);

interface Terms {
  /** Periods that were played to their end. */
  periodsCompleted: number;
  sportId?: number | undefined;
  /** Players that the bet names. */
  names: readonly (string | undefined)[];
}

const plus = ([home, away]: Pair, more: Pair): Pair => [home + more[0], away + more[1]];
const pairs = (steps: readonly number[]): Pair[] => steps.flatMap((home) => steps.map((away): Pair => [home, away]));

/** The periods with play added to those at these places, which may lie behind the last that was played. */
function withPlay(periods: readonly Pair[], places: readonly number[], more: Pair): Pair[] {
  const length = Math.max(periods.length, ...places.map((place) => place + 1));
  return Array.from({ length }, (_, at) => {
    const before = periods[at] ?? [0, 0];
    return places.includes(at) ? plus(before, more) : before;
  });
}

const counted = (count: CountScore | undefined, places: readonly number[], more: Pair): CountScore | undefined =>
  count && { main: plus(count.main, [more[0] * places.length, more[1] * places.length]), periods: withPlay(count.periods, places, more) };

/** Further incidents in the ways that matter: who is first, of which kind, and by whom. */
function furtherIncidents(measure: MarketType['measure'], period: number, [home, away]: Pair, names: Terms['names']): ResultIncident[][] {
  const list = (count: number, one: ResultIncident): ResultIncident[] => Array.from({ length: count }, () => one);
  const of = (first: 1 | 2, kind: ResultIncident['kind'], player: string | undefined): ResultIncident[] => {
    const one = (team: 1 | 2): ResultIncident => ({ kind, team, periodId: period, ...(player !== undefined && { player }) });
    const [mine, theirs] = [list(first === 1 ? home : away, one(first)), list(first === 1 ? away : home, one(first === 1 ? 2 : 1))];
    return [...mine, ...theirs];
  };
  const kinds: readonly ResultIncident['kind'][] =
    measure === 'score' ? ['goal', 'own-goal', 'penalty'] : measure === 'units' ? ['point'] : [measure === 'cards' ? 'yellow' : 'corner'];
  const players = new Set([undefined, ...names]);
  return ([1, 2] as const).flatMap((first) => kinds.flatMap((kind) => [...players].map((player) => of(first, kind, player))));
}

/**
 * Results that a stopped game could have had, the one without any further play included: more of everything for either side, in the period
 * that was being played, in the last one, or in both; then extra time. There may be some among them that its rules forbid, so a bet that
 * has the same status in all of them is certainly decided.
 */
export function continuationsOf(result: GameResult, type: MarketType, { periodsCompleted, sportId, names }: Terms): GameResult[] {
  const sport = sportOf(sportId);
  const isOfSets = sport?.periodKind === 'set' || sport?.periodKind === 'map' || sport?.periodKind === 'frame';
  const regular = Math.max(sport?.periods ?? 1, result.periods.length, 1);
  const isOver = !isOfSets && periodsCompleted >= (sport?.periods ?? Infinity);
  const last = Math.max(regular - 1, periodsCompleted + (isOfSets ? 1 : 0));
  const places = isOver ? [] : [[periodsCompleted], [last], [periodsCompleted, last]].map((each) => [...new Set(each)]);
  const played = [result, ...places.flatMap((each) => pairs(MORE).flatMap((more) => further(each, more)))];
  const openEnds = isOver ? [result] : [result, ...played.slice(-1)];
  return [...played, ...openEnds.flatMap(extended)];

  function further(at: readonly number[], more: Pair): GameResult[] {
    const all: Pair = [more[0] * at.length, more[1] * at.length];
    const base: GameResult = {
      ...result,
      main: isOfSets ? result.main : plus(result.main, all),
      periods: withPlay(result.periods, at, more),
      ...(result.corners && { corners: counted(result.corners, at, more)! }),
      ...(result.cards && { cards: counted(result.cards, at, more)! }),
      ...(result.red && { red: plus(result.red, all) }),
    };
    const scored = isOfSets ? pairs(SETS).map((sets): GameResult => ({ ...base, main: plus(result.main, sets) })) : [base];
    if (!BY_INCIDENTS.has(type.key) || result.incidents === undefined) return scored;
    const before = result.incidents;
    return at.length > 1
      ? []
      : furtherIncidents(type.measure, (at[0] ?? 0) + 1, more, names).map((after) => ({ ...base, incidents: [...before, ...after] }));
  }
}

/** Extra time and a shoot-out in which either side wins. */
function extended(result: GameResult): GameResult[] {
  const before = result.afterExtraTime ?? result.main;
  return pairs(MORE).flatMap((more) =>
    ([1, 2] as const).map((winner): GameResult => ({ ...result, afterExtraTime: plus(before, more), shootOut: { winner } })),
  );
}
