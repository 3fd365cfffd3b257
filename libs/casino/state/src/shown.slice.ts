import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Resource } from './resources.ts';

interface Shown {
  status: 'loading' | 'ready' | 'failed';
  /** What came last; it stays while it is asked for once more. */
  data: unknown;
}

/** What pages of the casino show, by the name of each resource. */
export interface ShownState {
  /** The one that was asked for last comes last. */
  shown: Readonly<Record<string, Shown>>;
}

/** So many resources are remembered for the way back. */
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
    /** What is known stays on the screen. */
    resourceFailed: (state, { payload: key }: PayloadAction<string>): ShownState => {
      const data = state.shown[key]?.data ?? null;
      return keep(state, key, { status: data === null ? 'failed' : 'ready', data });
    },
  },
});

export const { resourceAsked, resourceCame, resourceFailed } = shownSlice.actions;

/** State that holds the slice `casino`. */
export interface WithCasino {
  casino: ShownState;
}

/** What is known of a resource. */
export type View<T> = { status: 'loading' | 'failed'; data: null } | { status: 'ready'; data: T };

const LOADING = { status: 'loading', data: null } as const;
const FAILED = { status: 'failed', data: null } as const;
const views = new WeakMap<object, View<unknown>>();

/** The view of one datum is one object, so that a component is not drawn again for it. */
function viewOf<T>(data: T & object): View<T> {
  const known = views.get(data) ?? { status: 'ready', data };
  views.set(data, known);
  return known as View<T>;
}

export function selectShown<T extends object>(state: unknown, { key }: Resource<T>): View<T> {
  const entry = (state as Partial<WithCasino>).casino?.shown[key];
  if (entry === undefined) return LOADING;
  if (entry.data !== null) return viewOf(entry.data as T);
  return entry.status === 'failed' ? FAILED : LOADING;
}
