import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RootState } from '@touchline/shared-state';
import type { Resource } from './resources.ts';

interface Shown {
  status: 'loading' | 'ready' | 'failed';
  /** The latest data; kept during a reload. */
  data: unknown;
}

/** Resources shown by pages of the casino, by key. */
export interface ShownState {
  /** Least recently requested first. */
  shown: Readonly<Record<string, Shown>>;
}

/** Maximum number of resources kept, so that going back shows them at once. */
const KEPT = 12;
const initialState: ShownState = { shown: {} };

const keep = ({ shown }: ShownState, key: string, entry: Shown): ShownState => {
  const { [key]: _, ...others } = shown;
  return { shown: Object.fromEntries([...Object.entries(others).slice(1 - KEPT), [key, entry]]) };
};

export const shownSlice = createSlice({
  name: 'casino',
  initialState,
  reducers: {
    resourceAsked: (state, { payload: key }: PayloadAction<string>): ShownState =>
      keep(state, key, { status: 'loading', data: state.shown[key]?.data ?? null }),
    resourceCame: (state, { payload: { key, data } }: PayloadAction<{ key: string; data: unknown }>): ShownState =>
      keep(state, key, { status: 'ready', data }),
    /** Keep loaded data visible. */
    resourceFailed: (state, { payload: key }: PayloadAction<string>): ShownState => {
      const data = state.shown[key]?.data ?? null;
      return keep(state, key, { status: data === null ? 'failed' : 'ready', data });
    },
  },
});

export const { resourceAsked, resourceCame, resourceFailed } = shownSlice.actions;

declare module '@touchline/shared-state' {
  interface RootSlices {
    casino: ShownState;
  }
}

/** Loading state of a resource. */
export type View<T> = { status: 'loading' | 'failed'; data: null } | { status: 'ready'; data: T };

const LOADING = { status: 'loading', data: null } as const;
const FAILED = { status: 'failed', data: null } as const;
const views = new WeakMap<object, View<unknown>>();

/** Returns the same view object for the same data, to avoid needless re-renders. */
function viewOf<T>(data: T & object): View<T> {
  const known = views.get(data) ?? { status: 'ready', data };
  views.set(data, known);
  return known as View<T>;
}

export function selectShown<T extends object>(state: RootState, { key }: Partial<Resource<T>> & { key: string }): View<T> {
  const entry = state.casino?.shown[key];
  if (entry === undefined) return LOADING;
  if (entry.data !== null) return viewOf(entry.data as T);
  return entry.status === 'failed' ? FAILED : LOADING;
}
