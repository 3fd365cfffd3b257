import type { GameState, Incident } from '@touchline/betting-contract';
import { playedScore, sportById, type Pair, type ShootOut } from '@touchline/betting-rules';

/** Shortest time between two sentences. @spec A11Y-3 */
export const SENTENCE_EVERY_MS = 5_000;
/** News other than the most important is dropped after this time. */
const STALE_MS = 20_000;
const MOST_WAITING = 8;

/** State of a game that the commentary compares. */
export interface Moment {
  sportId: number;
  state: GameState;
  incidents: readonly Incident[];
}

/** A score with extra time, and the shoot-out beside it. */
export interface ScoreThen {
  main: Pair | null;
  shootOut?: ShootOut;
}

/** An event, with the score at that time. */
export type Happening =
  | ({ kind: 'incident'; incident: Incident } & ScoreThen)
  | ({ kind: 'won'; period: number; side: 0 | 1 } & ScoreThen)
  | ({ kind: 'score' | 'period' | 'finished' } & ScoreThen)
  | { kind: 'suspended' }
  | { kind: 'open' };

/** An event that waits to be reported. */
export interface Waiting {
  happening: Happening;
  /** Milliseconds. */
  atMs: number;
}

const FINISHED = 4;
const LOUD: ReadonlySet<Incident['kind']> = new Set(['goal', 'own-goal', 'penalty', 'red', 'shoot-out-goal', 'shoot-out-miss']);
/** Announced with the score, which needs no sentence besides. */
const SCORED: ReadonlySet<Incident['kind']> = new Set(['goal', 'own-goal', 'shoot-out-goal', 'shoot-out-miss']);
/** Not reported: covered by score and period changes, or too frequent. */
const NOT_ANNOUNCED: ReadonlySet<Incident['kind']> = new Set(['point', 'period', 'shoot-out']);
const WON_BY: ReadonlySet<string> = new Set(['set', 'map', 'frame']);

/** Priority; lower comes first. */
function rankOf(happening: Happening): number {
  if (happening.kind === 'incident') return LOUD.has(happening.incident.kind) ? 0 : 2;
  if (happening.kind === 'won' || happening.kind === 'finished') return 0;
  return happening.kind === 'period' ? 1 : 3;
}

/** The score of a state, as sentences need it. */
export function scoreThen({ state: { score } }: Pick<Moment, 'state'>): ScoreThen {
  if (score === undefined) return { main: null };
  return { main: playedScore(score), ...(score.shootOut && { shootOut: score.shootOut }) };
}
const kicksOf = ({ shootOut }: ScoreThen): string => shootOut?.score?.join(':') ?? '';

/** A score change without an incident: a won period in sports that count periods, otherwise the score itself. */
function scoreChange(before: Moment, now: Moment): Happening[] {
  const [earlier, then] = [scoreThen(before), scoreThen(now)];
  const [{ main: was }, { main }] = [earlier, then];
  if (was === null || main === null) return [];
  if (was[0] === main[0] && was[1] === main[1]) return kicksOf(earlier) === kicksOf(then) ? [] : [{ kind: 'score', ...then }];
  const periodKind = sportById(now.sportId)?.periodKind ?? '';
  if (!WON_BY.has(periodKind) || main[0] + main[1] !== was[0] + was[1] + 1) return [{ kind: 'score', ...then }];
  return [{ kind: 'won', period: main[0] + main[1], side: main[0] > was[0] ? 0 : 1, ...then }];
}

/** Events between two states of a game. */
export function happenings(before: Moment, now: Moment): Happening[] {
  const known = new Set(before.incidents.map(({ id }) => id));
  const then = scoreThen(now);
  const news = now.incidents.filter(({ id, kind }) => !known.has(id) && !NOT_ANNOUNCED.has(kind));
  const incidents = news.map((incident): Happening => ({ kind: 'incident', incident, ...then }));
  const isFinished = now.state.statusId === FINISHED && before.state.statusId !== FINISHED;
  if (isFinished) return [...incidents, { kind: 'finished', ...then }];
  const hasGoal = news.some(({ kind }) => SCORED.has(kind));
  const found = [...incidents, ...(hasGoal ? [] : scoreChange(before, now))];
  const period = now.state.clock?.periodId;
  if (period !== undefined && before.state.clock !== undefined && before.state.clock.periodId !== period)
    found.push({ kind: 'period', ...then });
  const isSuspended = now.state.isSuspended === true;
  if (isSuspended !== (before.state.isSuspended === true) && incidents.length === 0)
    found.push({ kind: isSuspended ? 'suspended' : 'open' });
  return found;
}

/** Score, suspension and reopening describe the current state, so a newer one replaces those that wait. */
const isOfOne = (kind: Happening['kind']): boolean => kind === 'score' || kind === 'suspended' || kind === 'open';
const isReplaced = (old: Happening['kind'], by: Happening['kind']): boolean =>
  isOfOne(old) && isOfOne(by) && (old === 'score') === (by === 'score');

/** Adds new events to the waiting ones. */
export function waitingWith(waiting: readonly Waiting[], news: readonly Happening[], atMs: number): readonly Waiting[] {
  const all = news.reduce<readonly Waiting[]>(
    (kept, happening) => [...kept.filter((old) => !isReplaced(old.happening.kind, happening.kind)), { happening, atMs }],
    waiting,
  );
  if (all.length <= MOST_WAITING) return all;
  const loudest = [...all].sort((a, b) => rankOf(a.happening) - rankOf(b.happening)).slice(0, MOST_WAITING);
  return all.filter((each) => loudest.includes(each));
}

/**
 * Picks the next sentence, the most important first; null within five seconds of the last one, or if there is nothing to report.
 *
 * @param lastAtMs - when the last one was reported.
 * @spec A11Y-3
 */
export function nextSentence(
  waiting: readonly Waiting[],
  { nowMs, lastAtMs }: { nowMs: number; lastAtMs: number },
): { happening: Happening | null; waiting: readonly Waiting[] } {
  const fresh = waiting.filter(({ happening, atMs }) => rankOf(happening) === 0 || nowMs - atMs <= STALE_MS);
  if (fresh.length === 0 || nowMs - lastAtMs < SENTENCE_EVERY_MS) return { happening: null, waiting: fresh };
  const first = [...fresh].sort((a, b) => rankOf(a.happening) - rankOf(b.happening) || a.atMs - b.atMs)[0];
  return { happening: first?.happening ?? null, waiting: fresh.filter((each) => each !== first) };
}
