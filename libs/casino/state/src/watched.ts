import { createAction } from '@reduxjs/toolkit';

/** A page shows the resource with this key and wants it kept fresh; dispatched by each place that shows it. */
export const resourceWatched = createAction<string>('casino/resourceWatched');
/** The place that dispatched {@link resourceWatched} no longer shows the resource. */
export const resourceLeft = createAction<string>('casino/resourceLeft');

/** How a resource is kept fresh. */
export interface Watching {
  /** Time from an answer to the next request, in milliseconds. */
  everyMs: number;
  ask: (signal: AbortSignal) => Promise<unknown>;
}
