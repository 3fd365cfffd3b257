import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionReceived, signedOut } from '@touchline/identity-state';
import type { RootState } from '@touchline/shared-state';
import { keyOf, type TotoData, type Wish } from './api/toto-api.ts';

/** A loaded or loading resource; its data is kept during a reload. */
interface Entry {
  status: 'loading' | 'ready' | 'failed' | 'missing';
  data: unknown;
}

export interface TotoDataState {
  entries: Record<string, Entry>;
  /** Keys in the order of their first request. */
  order: string[];
}

/** Maximum number of resources kept; the oldest is dropped first. */
const MOST_KEPT = 12;
const initialState: TotoDataState = { entries: {}, order: [] };

/** A page shows a resource and wants it refreshed. */
export const watchBegun = createAction<{ wish: Wish; everyMs: number }>('toto/watchBegun');
/** A page no longer shows the resource. */
export const watchEnded = createAction<{ wish: Wish }>('toto/watchEnded');
/** The loader of a page requests a resource. */
export const pageLoadBegun = createAction<{ wish: Wish }>('toto/pageLoadBegun');
/** It has received the resource, or failed. */
export const pageLoadEnded = createAction<{ wish: Wish; isReady: boolean }>('toto/pageLoadEnded');
/** Load at once, after a failure or a change. */
export const wanted = createAction<{ wish: Wish }>('toto/wanted');

const put = (state: TotoDataState, wish: Wish, change: Partial<Entry>): void => {
  const key = keyOf(wish);
  const known = state.entries[key];
  state.entries[key] = { status: 'loading', data: null, ...known, ...change };
  if (known === undefined) state.order.push(key);
  for (const old of state.order.splice(0, Math.max(0, state.order.length - MOST_KEPT))) delete state.entries[old];
};

const isOwn = (key: string): boolean => key.includes('"tickets"');

const forgetOwn = (state: TotoDataState): void => {
  for (const key of state.order.filter(isOwn)) delete state.entries[key];
  state.order = state.order.filter((key) => !isOwn(key));
};

export const dataSlice = createSlice({
  name: 'toto',
  initialState,
  reducers: {
    dataRequested: (state, { payload }: PayloadAction<Wish>) => put(state, payload, {}),
    dataReceived: (state, { payload: { wish, data } }: PayloadAction<{ wish: Wish; data: TotoData[Wish['what']] }>) =>
      put(state, wish, { status: 'ready', data }),
    /** Keep the shown data. */
    dataFailed: (state, { payload: { wish, isMissing } }: PayloadAction<{ wish: Wish; isMissing: boolean }>) => {
      const known = state.entries[keyOf(wish)];
      if (known === undefined || known.data === null || isMissing) put(state, wish, { status: isMissing ? 'missing' : 'failed' });
    },
  },
  extraReducers: (builder) => {
    // Tickets belong to one player.
    builder.addCase(signedOut, forgetOwn).addCase(sessionReceived, (state, { payload }) => {
      if (payload.status !== 'player') forgetOwn(state);
    });
  },
});

export const { dataFailed, dataReceived, dataRequested } = dataSlice.actions;

/** Loading state of a resource. */
export type View<T> = { status: 'loading' | 'failed' | 'missing' } | { status: 'ready'; data: T };

const LOADING = { status: 'loading' } as const;
const views = new WeakMap<Entry, View<unknown>>();

declare module '@touchline/shared-state' {
  interface RootSlices {
    toto: TotoDataState;
  }
}

/** The view of a resource; the same object until something changes. */
export function selectData<W extends Wish>(state: RootState, wish: W): View<TotoData[W['what']]> {
  const { entries } = state.toto ?? initialState;
  const entry = entries[keyOf(wish)];
  if (entry === undefined) return LOADING;
  const known = views.get(entry) ?? (entry.status === 'ready' ? { status: 'ready', data: entry.data } : { status: entry.status });
  views.set(entry, known);
  return known as View<TotoData[W['what']]>;
}
