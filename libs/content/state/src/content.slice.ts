import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ContentCard, ContentDocument, ContentKind } from '@touchline/content-contract';
import { selectView, type RootState } from '@touchline/shared-state';

/** Key of a request: a list of a kind, or one of its documents. */
export interface ContentPlace {
  kind: ContentKind;
  /** Absent for the list. */
  slug?: string | undefined;
}

/** Loading state of a place. `value` is the latest data, also during a reload or after its failure. */
export interface ContentEntry {
  status: 'loading' | 'ready' | 'failed';
  value: ContentDocument | readonly ContentCard[] | null;
  /** When it was received, in milliseconds since 1970. */
  at: number;
}

/** Entries by user, language and place, least recently requested first. */
export interface ContentState {
  entries: Readonly<Record<string, ContentEntry>>;
}

const MOST_ENTRIES = 40;
const initialState: ContentState = { entries: {} };
const NOTHING: ContentEntry = { status: 'loading', value: null, at: 0 };

/** Entries are separate per user, because visitors and players may see different content. */
export const keyOf = (state: RootState, { kind, slug = '*' }: ContentPlace): string => {
  const { userId, language } = selectView(state);
  return `${userId ?? 'visitor'}/${language}/${kind}/${slug}`;
};

const put = ({ entries }: ContentState, key: string, entry: ContentEntry): ContentState => {
  const { [key]: _, ...others } = entries;
  const kept = Object.entries(others).slice(-(MOST_ENTRIES - 1));
  return { entries: { ...Object.fromEntries(kept), [key]: entry } };
};

export const contentSlice = createSlice({
  name: 'content',
  initialState,
  reducers: {
    contentRequested: (state: ContentState, { payload: { key } }: PayloadAction<{ key: string }>) =>
      put(state, key, { ...(state.entries[key] ?? NOTHING), status: 'loading' }),
    contentReceived: (
      state: ContentState,
      { payload: { key, value, at } }: PayloadAction<{ key: string; value: NonNullable<ContentEntry['value']>; at: number }>,
    ) => put(state, key, { status: 'ready', value, at }),
    contentFailed: (state: ContentState, { payload: { key } }: PayloadAction<{ key: string }>) =>
      put(state, key, { ...(state.entries[key] ?? NOTHING), status: 'failed' }),
    /** The document no longer exists. */
    contentGone: (state: ContentState, { payload: { key } }: PayloadAction<{ key: string }>) =>
      put(state, key, { status: 'failed', value: null, at: 0 }),
  },
});

export const { contentFailed, contentGone, contentReceived, contentRequested } = contentSlice.actions;

declare module '@touchline/shared-state' {
  interface RootSlices {
    content: ContentState;
  }
}

/** The entry of a place for the current user and language. */
export const selectEntry = (state: RootState, place: ContentPlace): ContentEntry => state.content?.entries[keyOf(state, place)] ?? NOTHING;

/** State for rendering: data wins over a failed reload. */
export type ContentView<T> = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; value: T };

const viewOf = <T>({ status, value }: ContentEntry): ContentView<T> => {
  if (value !== null) return { status: 'ready', value: value as T };
  return status === 'failed' ? { status } : { status: 'loading' };
};

export const selectDocument = (state: RootState, place: Required<ContentPlace>): ContentView<ContentDocument> =>
  viewOf(selectEntry(state, place));
export const selectCards = (state: RootState, kind: ContentKind): ContentView<readonly ContentCard[]> =>
  viewOf(selectEntry(state, { kind }));
