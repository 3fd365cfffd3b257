import type { GameState, Incident } from '@touchline/betting-contract';
import { sportById } from '@touchline/betting-rules';

/** Not more than one sentence in this time. @spec A11Y-3 */
export const SENTENCE_EVERY_MS = 5_000;
/** What is no incident is not worth saying after this time. */
const STALE_MS = 20_000;
const MOST_WAITING = 8;

/** What the commentary knows of a game at one moment. */
export interface Moment {
  sportId: number;
  state: GameState;
  incidents: readonly Incident[];
}

/** Something that happened, with the score as it was then. */
export type Happening =
  | { kind: 'incident'; incident: Incident; main: readonly [number, number] | null }
  | { kind: 'won'; period: number; side: 0 | 1; main: readonly [number, number] }
  | { kind: 'score'; main: readonly [number, number] }
  | { kind: 'period'; main: readonly [number, number] | null }
  | { kind: 'suspended' }
  | { kind: 'open' }
  | { kind: 'finished'; main: readonly [number, number] | null };

/** A happening that waits to be said. */
export interface Waiting {
  happening: Happening;
  /** Milliseconds. */
  atMs: number;
}

const FINISHED = 4;
const LOUD: ReadonlySet<Incident['kind']> = new Set(['goal', 'own-goal', 'penalty', 'red']);
/** Told by the score, by the period, or too often to be said. */
const UNSAID: ReadonlySet<Incident['kind']> = new Set(['point', 'period']);
const WON_BY: ReadonlySet<string> = new Set(['set', 'map', 'frame']);

/** Lower comes first. */
function rankOf(happening: Happening): number {
  if (happening.kind === 'incident') return LOUD.has(happening.incident.kind) ? 0 : 2;
  if (happening.kind === 'won' || happening.kind === 'finished') return 0;
  return happening.kind === 'period' ? 1 : 3;
}

const mainOf = ({ state }: Moment): readonly [number, number] | null => state.score?.main ?? null;

/** A change of the score that no incident tells: a period that was won, where the score counts periods, or the score itself. */
function scoreChange(before: Moment, now: Moment): Happening[] {
  const [was, main] = [mainOf(before), mainOf(now)];
  if (was === null || main === null || (was[0] === main[0] && was[1] === main[1])) return [];
  const word = sportById(now.sportId)?.periodWord ?? '';
  if (!WON_BY.has(word) || main[0] + main[1] !== was[0] + was[1] + 1) return [{ kind: 'score', main }];
  return [{ kind: 'won', period: main[0] + main[1], side: main[0] > was[0] ? 0 : 1, main }];
}

/** What happened between two moments of a game. */
export function happenings(before: Moment, now: Moment): Happening[] {
  const known = new Set(before.incidents.map(({ id }) => id));
  const main = mainOf(now);
  const news = now.incidents.filter(({ id, kind }) => !known.has(id) && !UNSAID.has(kind));
  const incidents = news.map((incident): Happening => ({ kind: 'incident', incident, main }));
  const isFinished = now.state.statusId === FINISHED && before.state.statusId !== FINISHED;
  if (isFinished) return [...incidents, { kind: 'finished', main }];
  const isTold = news.some(({ kind }) => kind === 'goal' || kind === 'own-goal');
  const found = [...incidents, ...(isTold ? [] : scoreChange(before, now))];
  const period = now.state.clock?.periodId;
  if (period !== undefined && before.state.clock !== undefined && before.state.clock.periodId !== period)
    found.push({ kind: 'period', main });
  const isSuspended = now.state.isSuspended === true;
  if (isSuspended !== (before.state.isSuspended === true) && incidents.length === 0)
    found.push({ kind: isSuspended ? 'suspended' : 'open' });
  return found;
}

/** Score, pause and reopening are true of one moment: a newer one takes the place of those that wait. */
const isOfOne = (kind: Happening['kind']): boolean => kind === 'score' || kind === 'suspended' || kind === 'open';
const isReplaced = (old: Happening['kind'], by: Happening['kind']): boolean =>
  isOfOne(old) && isOfOne(by) && (old === 'score') === (by === 'score');

/** What waits to be said, with what has just happened. */
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
 * The next sentence, incidents first; null while the last one is not five seconds old, or when nothing is worth saying.
 *
 * @param lastAtMs - when the last one was said.
 * @spec A11Y-3
 */
export function nextToSay(
  waiting: readonly Waiting[],
  { nowMs, lastAtMs }: { nowMs: number; lastAtMs: number },
): { said: Happening | null; waiting: readonly Waiting[] } {
  const fresh = waiting.filter(({ happening, atMs }) => rankOf(happening) === 0 || nowMs - atMs <= STALE_MS);
  if (fresh.length === 0 || nowMs - lastAtMs < SENTENCE_EVERY_MS) return { said: null, waiting: fresh };
  const first = [...fresh].sort((a, b) => rankOf(a.happening) - rankOf(b.happening) || a.atMs - b.atMs)[0];
  return { said: first?.happening ?? null, waiting: fresh.filter((each) => each !== first) };
}
