import type { ViewState } from './view-state.ts';

/**
 * Slices of the store by name. A state lib adds its slices by declaration merging, next to the slice:
 *
 * `declare module '@touchline/shared-state' { interface RootSlices { page: PageState } }`
 */
export interface RootSlices {
  view: ViewState;
}

/** State of the store, the argument of every selector. A slice is absent until its module has been injected. */
export type RootState = Readonly<Partial<RootSlices>>;
