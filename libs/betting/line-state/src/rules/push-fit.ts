import type { FeedView, FeedPosition } from './feed-view.ts';

/** First and second period: games enter and leave these lists while they are played. */
const MOVING_FILTERS: readonly unknown[] = [2, 3];

/** Whether games enter and leave a list during play, so that only a delta from the exact revision is valid. */
const isMoving = (view: FeedView): boolean =>
  view.kind === 'games' &&
  (view.today !== undefined || view.count !== undefined || view.first !== undefined || MOVING_FILTERS.includes(view.filter));

/** What a reader does with a pushed answer: applies it, ignores it as older, or has missed something in between. */
export type PushFit = 'take' | 'newer' | 'gap';

/** A pushed answer: the revision that it is a delta of (null for an image), and its own. */
export interface PushedSpan extends FeedPosition {
  from: number | null;
  revision: number;
}

/**
 * Whether a pushed answer continues from the revision of a reader. Revisions of another source can't be compared, so only an image of it is
 * valid.
 *
 * @spec BT-01
 */
export function pushFit(view: FeedView, at: FeedPosition, { from, revision, source }: PushedSpan): PushFit {
  if (from === null) return at.source === source && (at.revision ?? -1) > revision ? 'newer' : 'take';
  if (at.revision === undefined || at.source !== source) return 'gap';
  if (at.revision === from) return 'take';
  if (at.revision > revision) return 'newer';
  // Changes since an earlier revision include all changes since a later one.
  return at.revision > from && !isMoving(view) ? 'take' : 'gap';
}

/** Whether "no changes between two revisions" also applies to a reader. */
export function sameFit({ revision }: FeedPosition, span: { from: number; revision: number }): PushFit {
  if (revision === undefined) return 'gap';
  if (revision > Math.max(span.from, span.revision)) return 'newer';
  return revision >= Math.min(span.from, span.revision) ? 'take' : 'gap';
}
