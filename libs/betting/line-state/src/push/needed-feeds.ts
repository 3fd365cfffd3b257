import { isObject, isText } from '@touchline/shared-primitives';
import type { Feed } from '../line.slice.ts';
import { FEED_PATH, feedKey, feedPath, type FeedPosition } from '../rules/feed-view.ts';
import { isFeedKey } from './read-price-event.ts';

/** Poll of each needed feed by its key, with the revision of its reader. */
export type NeededFeeds = ReadonlyMap<string, string>;

/** Feeds of one tab, as sent to the other tabs. */
export interface TabFeeds {
  tab: string;
  polls: readonly (readonly [key: string, poll: string])[];
}

/** Most feeds in one stream, which is the server's limit. */
export const MOST_FEEDS = 12;
/** A tab that has been silent for this long is considered closed. */
export const TAB_KEPT_MS = 25_000;

/** Mounted feeds that have their first answer. A feed with a gap is requested without a revision, so that it gets an image. */
export function neededFeedsOf(feeds: Readonly<Record<string, Feed>>, gaps: ReadonlySet<string>): NeededFeeds {
  const wanted = Object.values(feeds).filter(
    ({ wanted: views, status, revision }) => views > 0 && status !== 'missing' && revision !== undefined,
  );
  return new Map(
    wanted.slice(0, MOST_FEEDS).map(({ view, revision, source }) => {
      const key = feedKey(view);
      const position: FeedPosition = gaps.has(key) ? {} : { revision, source };
      return [key, feedPath(view, position).slice(FEED_PATH.length)];
    }),
  );
}

/** Whether a poll has a revision. One without needs an image, and an image is valid for all readers. */
export const hasRevision = (poll: string): boolean => /[?&]since=\d/.test(poll);

/** Parses the feeds of another tab; null if the message is invalid. */
export function readTabFeeds(value: unknown): TabFeeds | null {
  if (!isObject(value) || !isText(value['tab']) || !Array.isArray(value['polls'])) return null;
  const isPair = (pair: unknown): pair is [string, string] => Array.isArray(pair) && pair.length === 2 && pair.every(isFeedKey);
  return { tab: value['tab'], polls: value['polls'].filter(isPair).slice(0, MOST_FEEDS) };
}

/** Feeds of other tabs, which expire unless they are repeated. */
export class OtherTabs {
  readonly #byTab = new Map<string, { polls: Map<string, string>; until: number }>();

  update({ tab, polls }: TabFeeds, now: number): void {
    if (polls.length === 0) this.#byTab.delete(tab);
    else this.#byTab.set(tab, { polls: new Map(polls), until: now + TAB_KEPT_MS });
  }

  wants(key: string): boolean {
    return [...this.#byTab.values()].some(({ polls }) => polls.has(key));
  }

  /** Updates the revision of a feed's readers. Readers without a revision can use only an image. */
  moved(key: string, { revision, source }: FeedPosition, isImage: boolean): void {
    const at = `${key}&since=${revision}${source === undefined ? '' : `&source=${encodeURIComponent(source)}`}`;
    for (const { polls } of this.#byTab.values()) {
      const poll = polls.get(key);
      if (poll !== undefined && (isImage || hasRevision(poll))) polls.set(key, at);
    }
  }

  needed(now: number): NeededFeeds {
    const all = new Map<string, string>();
    for (const [tab, { polls, until }] of this.#byTab) {
      if (until < now) this.#byTab.delete(tab);
      else for (const [key, poll] of polls) if (!hasRevision(poll) || !all.has(key)) all.set(key, poll);
    }
    return all;
  }
}

/** Feeds of one stream: those of this tab first, then those of the others. */
export function joined(own: NeededFeeds, others: NeededFeeds): NeededFeeds {
  const all = new Map(own);
  for (const [key, poll] of others) {
    if (all.has(key) ? !hasRevision(poll) : all.size < MOST_FEEDS) all.set(key, poll);
  }
  return all;
}

/** Whether a stream opened for some feeds also serves these. @param served - feeds that it has already delivered. */
export function isServed(opened: NeededFeeds, now: NeededFeeds, served: ReadonlySet<string>): boolean {
  if (opened.size !== now.size) return false;
  // A reader without a revision, although the feed was delivered, has missed a change: the stream has to be reopened to get an image.
  return [...now].every(([key, poll]) => opened.has(key) && (hasRevision(poll) || !served.has(key)));
}
