import type { InboxAnswer, InboxCount, InboxSettings, SaveInboxSettings } from '@touchline/account-inbox-contract';
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionReceived, signedOut } from '@touchline/identity-state';
import type { RootState } from '@touchline/shared-state';

/** Result of a change of the settings. */
export type InboxChange = { status: 'none' } | { status: 'busy' } | { status: 'done' } | { status: 'refused'; code: string };

export interface InboxState {
  userId: number | null;
  count: InboxCount;
  inbox: InboxAnswer | null;
  settings: InboxSettings | null;
  /** Parts whose last request failed. */
  failed: readonly ('inbox' | 'settings')[];
  change: InboxChange;
}

const nothing: InboxState = {
  userId: null,
  count: { unread: 0, needsPlayer: 0 },
  inbox: null,
  settings: null,
  failed: [],
  change: { status: 'none' },
};

/** The player opened the inbox: loads it and marks the items shown as read. */
export const inboxShown = createAction('inbox/shown');
/** The player opened the settings. */
export const inboxSettingsShown = createAction('inbox/settingsShown');
/** Saves changed settings. */
export const inboxSettingsWanted = createAction<Omit<SaveInboxSettings, 'zone'>>('inbox/settingsWanted');

type Known = Partial<Pick<InboxState, 'count' | 'inbox' | 'settings'>> & { userId: number };

export const inboxSlice = createSlice({
  name: 'inbox',
  initialState: nothing,
  reducers: {
    inboxReceived: (state, { payload }: PayloadAction<Known>) => {
      const kept = state.userId === payload.userId ? state : nothing;
      return { ...kept, failed: kept.failed.filter((part) => !(part in payload)), ...payload };
    },
    /** Data that is already loaded is kept. */
    inboxFailed: (state, { payload }: PayloadAction<'inbox' | 'settings'>) => ({
      ...state,
      failed: [...state.failed.filter((part) => part !== payload), payload],
    }),
    inboxChanged: (state, { payload }: PayloadAction<InboxChange>) => {
      state.change = payload;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(signedOut, () => nothing)
      .addCase(sessionReceived, (state, { payload }) => (payload.status === 'player' && payload.userId === state.userId ? state : nothing));
  },
});

export const { inboxChanged, inboxFailed, inboxReceived } = inboxSlice.actions;
declare module '@touchline/shared-state' {
  interface RootSlices {
    inbox: InboxState;
  }
}

export const selectInbox = (state: RootState): InboxState => state.inbox ?? nothing;
