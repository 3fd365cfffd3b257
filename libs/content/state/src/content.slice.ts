import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ContentCard, ContentDocument, ContentKind } from '@touchline/content-contract';
import { selectView } from '@touchline/shared-state';

/** What was asked for: a list of a kind, or one document of it. */
export interface ContentPlace {
  kind: ContentKind;
  /** Left out for the list. */
  slug?: string | undefined;
}

/** What is known of a place. `value` is the last that came, also while a newer one is on its way or has failed. */
export interface ContentEntry {
  status: 'loading' | 'ready' | 'failed';
  value: ContentDocument | readonly ContentCard[] | null;
  /** When it came, milliseconds since 1970. */
  at: number;
}

/** Entries by who asks, language and place, the one asked for last at the end. */
export interface ContentState {
  entries: Readonly<Record<string, ContentEntry>>;
}

const MOST_ENTRIES = 40;
const initialState: ContentState = { entries: {} };
const NOTHING: ContentEntry = { status: 'loading', value: null, at: 0 };

/** Visitors and players may see different things, so each has entries of their own. */
export const keyOf = (state: unknown, { kind, slug = '*' }: ContentPlace): string => {
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
    /** There is none any more. */
    contentGone: (state: ContentState, { payload: { key } }: PayloadAction<{ key: string }>) =>
      put(state, key, { status: 'failed', value: null, at: 0 }),
  },
});

export const { contentFailed, contentGone, contentReceived, contentRequested } = contentSlice.actions;

/** State that holds the slice `content`. */
export interface WithContent {
  content: ContentState;
}

/** The entry of a place for whoever looks, in their language. */
export const selectEntry = (state: unknown, place: ContentPlace): ContentEntry =>
  (state as Partial<WithContent>).content?.entries[keyOf(state, place)] ?? NOTHING;

/** What a page shows: the last good version wins over a failure. */
export type ContentView<T> = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; value: T };

const viewOf = <T>({ status, value }: ContentEntry): ContentView<T> => {
  if (value !== null) return { status: 'ready', value: value as T };
  return status === 'failed' ? { status } : { status: 'loading' };
};

export const selectDocument = (state: unknown, place: Required<ContentPlace>): ContentView<ContentDocument> =>
  viewOf(selectEntry(state, place));
export const selectCards = (state: unknown, kind: ContentKind): ContentView<readonly ContentCard[]> => viewOf(selectEntry(state, { kind }));
