import type { FeedView, Standing } from './feed-view.ts';

/** First and second period: games come and go as they are played. */
const MOVING_FILTERS: readonly unknown[] = [2, 3];

/** Whether games enter and leave a list by more than their own begin and end, so that only the exact delta leads from one moment to another. */
const isMoving = (view: FeedView): boolean =>
  view.kind === 'games' &&
  (view.today === true || view.count !== undefined || view.first !== undefined || MOVING_FILTERS.includes(view.filter));

/** What a reader does with a pushed answer: takes it, knows more already, or misses what came between. */
export type PushFit = 'take' | 'newer' | 'gap';

/** A pushed answer: from the revision it is a delta of, null for an image, to its own. */
export interface PushedSpan extends Standing {
  from: number | null;
  revision: number;
}

/**
 * Whether a pushed answer leads on from where a reader stands. Numbers of another source mean nothing here: only an image does.
 *
 * @spec BT-01
 */
export function pushFit(view: FeedView, at: Standing, { from, revision, source }: PushedSpan): PushFit {
  if (from === null) return at.source === source && (at.revision ?? -1) > revision ? 'newer' : 'take';
  if (at.revision === undefined || at.source !== source) return 'gap';
  if (at.revision === from) return 'take';
  if (at.revision > revision) return 'newer';
  // What changed since an earlier moment holds what changed since a later one.
  return at.revision > from && !isMoving(view) ? 'take' : 'gap';
}

/** Whether the word that nothing changed between two revisions holds for a reader too. */
export function sameFit({ revision }: Standing, span: { from: number; revision: number }): PushFit {
  if (revision === undefined) return 'gap';
  if (revision > Math.max(span.from, span.revision)) return 'newer';
  return revision >= Math.min(span.from, span.revision) ? 'take' : 'gap';
}
