import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SupportMessage, SupportServerMessage } from '@touchline/support-contract';
import type { RootState } from '@touchline/shared-state';

/** State of the connection. `off` before the first conversation; `waiting` between two attempts. */
export type SupportLine = 'off' | 'connecting' | 'open' | 'waiting';

export interface Unsent {
  id: string;
  text: string;
}

export interface SupportState {
  line: SupportLine;
  /** Oldest first. */
  messages: readonly SupportMessage[];
  /** Sent by the player, not yet confirmed by the server. */
  unsent: readonly Unsent[];
  /** Why the last message was rejected, or null. */
  refusal: 'too-fast' | 'bad-message' | null;
  readUpTo: number;
  /** Whether the conversation is visible. */
  isShown: boolean;
}

const nothing: SupportState = { line: 'off', messages: [], unsent: [], refusal: null, readUpTo: 0, isShown: false };

const withMessage = (messages: readonly SupportMessage[], message: SupportMessage): SupportMessage[] =>
  [...messages.filter(({ n }) => n !== message.n), message].sort((a, b) => a.n - b.n);

const without = (unsent: readonly Unsent[], messages: readonly SupportMessage[]): Unsent[] =>
  unsent.filter(({ id }) => !messages.some((message) => message.id === id));

export const supportSlice = createSlice({
  name: 'support',
  initialState: nothing,
  reducers: {
    lineChanged: (state, { payload }: PayloadAction<{ line: SupportLine }>) => ({ ...state, line: payload.line }),
    messageReceived: (state, { payload }: PayloadAction<SupportServerMessage>): SupportState => {
      if (payload.type === 'history') {
        const { messages, readUpTo } = payload;
        return { ...state, messages, readUpTo, unsent: without(state.unsent, messages) };
      }
      if (payload.type === 'message') {
        const { message } = payload;
        return { ...state, refusal: null, messages: withMessage(state.messages, message), unsent: without(state.unsent, [message]) };
      }
      if (payload.type === 'read') return { ...state, readUpTo: Math.max(state.readUpTo, payload.upTo) };
      // Keep a message that came too fast, so that it can be resent; drop one that will never be accepted.
      const unsent = payload.reason === 'too-fast' ? state.unsent : state.unsent.filter(({ id }) => id !== payload.id);
      return { ...state, refusal: payload.reason, unsent };
    },
    /** The player sends a message. */
    messageWritten: (state, { payload }: PayloadAction<Unsent>) => ({ ...state, refusal: null, unsent: [...state.unsent, payload] }),
    conversationShown: (state, { payload }: PayloadAction<{ isShown: boolean }>) => ({ ...state, isShown: payload.isShown }),
    /** The user has changed. */
    conversationForgotten: ({ isShown }) => ({ ...nothing, isShown }),
  },
});

export const { conversationForgotten, conversationShown, messageReceived, lineChanged, messageWritten } = supportSlice.actions;
/** The player resends a rejected message. */
export const sendAgainWanted = createAction('support/sendAgainWanted');

declare module '@touchline/shared-state' {
  interface RootSlices {
    support: SupportState;
  }
}

export const selectSupport = (state: RootState): SupportState => state.support ?? nothing;
/** Number of unread answers. @spec LY-05 */
export const selectUnread = (state: RootState): number => {
  const { messages, readUpTo } = selectSupport(state);
  return messages.filter(({ author, n }) => author === 'support' && n > readUpTo).length;
};
