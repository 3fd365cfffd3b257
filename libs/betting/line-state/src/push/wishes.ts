import { isObject, isText } from '@touchline/shared-primitives';
import type { Feed } from '../line.slice.ts';
import { FEED_PATH, feedKey, feedPath, type Standing } from '../rules/feed-view.ts';
import { isFeedKey } from './read-told.ts';

/** The poll of each feed that is wanted, by its key: with where its reader stands. */
export type Wishes = ReadonlyMap<string, string>;

/** What one tab wants, as it tells the others. */
export interface ToldWishes {
  tab: string;
  polls: readonly (readonly [key: string, poll: string])[];
}

/** Feeds of one stream, as many as the server takes. */
export const MOST_FEEDS = 12;
/** A tab that is silent for so long is closed. */
export const TAB_KEPT_MS = 25_000;

/** The feeds on the screen that have their first answer. Who missed what came between stands nowhere, and so gets an image. */
export function wishesOf(feeds: Readonly<Record<string, Feed>>, gaps: ReadonlySet<string>): Wishes {
  const wanted = Object.values(feeds).filter(
    ({ wanted: views, status, revision }) => views > 0 && status !== 'missing' && revision !== undefined,
  );
  return new Map(
    wanted.slice(0, MOST_FEEDS).map(({ view, revision, source }) => {
      const key = feedKey(view);
      const standing: Standing = gaps.has(key) ? {} : { revision, source };
      return [key, feedPath(view, standing).slice(FEED_PATH.length)];
    }),
  );
}

/** Whether the reader of a poll stands somewhere. One that does not needs the image, and an image serves everybody. */
export const standsSomewhere = (poll: string): boolean => /[?&]since=\d/.test(poll);

/** Reads what another tab wants; null when it does not hold. */
export function readWishes(value: unknown): ToldWishes | null {
  if (!isObject(value) || !isText(value['tab']) || !Array.isArray(value['polls'])) return null;
  const isPair = (pair: unknown): pair is [string, string] => Array.isArray(pair) && pair.length === 2 && pair.every(isFeedKey);
  return { tab: value['tab'], polls: value['polls'].filter(isPair).slice(0, MOST_FEEDS) };
}

/** What other tabs want, for as long as they say so. */
export class OtherTabs {
  readonly #byTab = new Map<string, { polls: Map<string, string>; until: number }>();

  hear({ tab, polls }: ToldWishes, now: number): void {
    if (polls.length === 0) this.#byTab.delete(tab);
    else this.#byTab.set(tab, { polls: new Map(polls), until: now + TAB_KEPT_MS });
  }

  wants(key: string): boolean {
    return [...this.#byTab.values()].some(({ polls }) => polls.has(key));
  }

  /** A feed went on: its readers stand there now. Who stood nowhere was helped by an image alone. */
  moved(key: string, { revision, source }: Standing, isImage: boolean): void {
    const at = `${key}&since=${revision}${source === undefined ? '' : `&source=${encodeURIComponent(source)}`}`;
    for (const { polls } of this.#byTab.values()) {
      const poll = polls.get(key);
      if (poll !== undefined && (isImage || standsSomewhere(poll))) polls.set(key, at);
    }
  }

  wishes(now: number): Wishes {
    const all = new Map<string, string>();
    for (const [tab, { polls, until }] of this.#byTab) {
      if (until < now) this.#byTab.delete(tab);
      else for (const [key, poll] of polls) if (!standsSomewhere(poll) || !all.has(key)) all.set(key, poll);
    }
    return all;
  }
}

/** What one stream brings: this tab's feeds, then those of the others. */
export function joined(own: Wishes, others: Wishes): Wishes {
  const all = new Map(own);
  for (const [key, poll] of others) {
    if (all.has(key) ? !standsSomewhere(poll) : all.size < MOST_FEEDS) all.set(key, poll);
  }
  return all;
}

/** Whether a stream that was opened for some wishes serves these too. @param served - feeds that it has brought something of. */
export function isServed(opened: Wishes, now: Wishes, served: ReadonlySet<string>): boolean {
  if (opened.size !== now.size) return false;
  // Who stands nowhere although the feed has come missed something: the stream is opened anew, and brings the image.
  return [...now].every(([key, poll]) => opened.has(key) && (standsSomewhere(poll) || !served.has(key)));
}
