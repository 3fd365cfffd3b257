import type { GuardJournal } from '@touchline/platform-guards';
import type { RemoteFlight, RemoteStatus } from '@touchline/platform-state';

/** One remote in the debugger. */
export interface RemoteFacts extends RemoteFlight {
  status: RemoteStatus;
  /** Transferred bytes of its files; 0 when they came from the cache. */
  bytes: number;
  isKilled: boolean;
}

/** A path of the backend that is polled. */
export interface PollFacts {
  path: string;
  count: number;
  /** Mean time between two requests in milliseconds; null after the first. */
  everyMs: number | null;
  /** Mean response time in milliseconds. */
  tookMs: number;
}

/** Age of the prices of one view while they were on the screen. */
export interface AgeFacts {
  /** Key of the feed: path and query. */
  view: string;
  /** Whether the feed was pushed at last, otherwise polled. */
  isPushed: boolean;
  lastMs: number;
  meanMs: number;
  longestMs: number;
  /** Share of the time in which they were stale, 0 to 1. */
  staleShare: number;
}

/** Work that one tab does for all tabs. */
export interface LeaderFacts {
  name: string;
  /** This tab does it, another tab does, or this tab waits for its turn. */
  role: 'here' | 'elsewhere' | 'waiting';
}

export type NavigationFacts = ReturnType<GuardJournal['entries']>[number];

export interface DebuggerFacts {
  remotes: readonly RemoteFacts[];
  /** Newest first. */
  navigations: readonly NavigationFacts[];
  polls: readonly PollFacts[];
  ages: readonly AgeFacts[];
  leaders: readonly LeaderFacts[];
}

/** Fields of a resource entry that are used. */
export type Resource = Pick<PerformanceResourceTiming, 'name' | 'startTime' | 'duration' | 'transferSize' | 'initiatorType'>;

const pathOf = (url: string): string => new URL(url, 'http://page').pathname;

/** Transferred bytes of a remote, from the files below `/assets/NAME/`. */
export function bytesOf(resources: readonly Resource[], name: string): number {
  const own = resources.filter((resource) => pathOf(resource.name).startsWith(`/assets/${name}/`));
  return own.reduce((sum, { transferSize }) => sum + transferSize, 0);
}

/** Requests to the backend by path, the most frequent first. Paths that differ only in numbers count as one. @spec CF-06 */
export function pollsOf(resources: readonly Resource[]): PollFacts[] {
  const byPath = new Map<string, Resource[]>();
  for (const resource of resources) {
    if (resource.initiatorType !== 'fetch' || pathOf(resource.name).startsWith('/assets/')) continue;
    const path = pathOf(resource.name).replaceAll(/\d+/g, 'N');
    byPath.set(path, [...(byPath.get(path) ?? []), resource]);
  }
  const facts = [...byPath].map(([path, requests]): PollFacts => {
    const first = requests[0]?.startTime ?? 0;
    const last = requests.at(-1)?.startTime ?? 0;
    return {
      path,
      count: requests.length,
      everyMs: requests.length < 2 ? null : (last - first) / (requests.length - 1),
      tookMs: requests.reduce((sum, { duration }) => sum + duration, 0) / requests.length,
    };
  });
  return facts.sort((a, b) => b.count - a.count);
}

const AGE_MARK = 'price-age ';
type AgeDetail = Readonly<Record<'samples' | 'lastMs' | 'sumMs' | 'longestMs' | 'stale', number> & { isPushed: boolean }>;

/**
 * Price ages of the views that this tab showed, from the user timing marks that the pages of the line leave, the latest first.
 *
 * @spec ODD-5
 */
export function agesOf(marks: readonly Pick<PerformanceMark, 'name' | 'detail'>[]): AgeFacts[] {
  return marks
    .flatMap(({ name, detail }): AgeFacts[] => {
      if (!name.startsWith(AGE_MARK)) return [];
      const { samples, lastMs, sumMs, longestMs, stale, isPushed } = detail as AgeDetail;
      return [{ view: name.slice(AGE_MARK.length), isPushed, lastMs, meanMs: sumMs / samples, longestMs, staleShare: stale / samples }];
    })
    .reverse();
}

interface LockLists {
  held?: readonly { name?: string; clientId?: string }[] | undefined;
  pending?: readonly { name?: string; clientId?: string }[] | undefined;
}

const PREFIX = 'touchline:';

/**
 * Which tab leads each shared task, from the browser's locks.
 *
 * @param ownId - this tab's client id.
 * @spec TAB-1
 */
export function leadersOf({ held = [], pending = [] }: LockLists, ownId: string | undefined): LeaderFacts[] {
  const waiting = new Set(pending.filter(({ clientId }) => clientId === ownId).map(({ name }) => name));
  return held.flatMap(({ name = '', clientId }): LeaderFacts[] => {
    if (!name.startsWith(PREFIX)) return [];
    const role = clientId === ownId ? 'here' : waiting.has(name) ? 'waiting' : 'elsewhere';
    return [{ name: name.slice(PREFIX.length), role }];
  });
}
