import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SupportMessage, SupportServerMessage } from '@touchline/support-contract';

/** `off` until somebody writes or has written; `waiting` between two tries. */
export type SupportLine = 'off' | 'connecting' | 'open' | 'waiting';

export interface Unsent {
  id: string;
  text: string;
}

export interface SupportState {
  line: SupportLine;
  /** Oldest first. */
  messages: readonly SupportMessage[];
  /** Said here and not yet confirmed by the server. */
  unsent: readonly Unsent[];
  /** Why the last message was not taken; null when it was. */
  refusal: 'too-fast' | 'bad-message' | null;
  readUpTo: number;
  /** Whether the player is looking at the conversation. */
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
    heard: (state, { payload }: PayloadAction<SupportServerMessage>): SupportState => {
      if (payload.type === 'history') {
        const { messages, readUpTo } = payload;
        return { ...state, messages, readUpTo, unsent: without(state.unsent, messages) };
      }
      if (payload.type === 'message') {
        const { message } = payload;
        return { ...state, refusal: null, messages: withMessage(state.messages, message), unsent: without(state.unsent, [message]) };
      }
      if (payload.type === 'read') return { ...state, readUpTo: Math.max(state.readUpTo, payload.upTo) };
      // What was too fast stays to be sent again; what no server takes is not offered for ever.
      const unsent = payload.reason === 'too-fast' ? state.unsent : state.unsent.filter(({ id }) => id !== payload.id);
      return { ...state, refusal: payload.reason, unsent };
    },
    /** The player sends a message. */
    textSaid: (state, { payload }: PayloadAction<Unsent>) => ({ ...state, refusal: null, unsent: [...state.unsent, payload] }),
    conversationShown: (state, { payload }: PayloadAction<{ isShown: boolean }>) => ({ ...state, isShown: payload.isShown }),
    /** The conversation is somebody else's now. */
    conversationForgotten: ({ isShown }) => ({ ...nothing, isShown }),
  },
});

export const { conversationForgotten, conversationShown, heard, lineChanged, textSaid } = supportSlice.actions;
/** The player sends again what was refused. */
export const sendAgainWanted = createAction('support/sendAgainWanted');

export const selectSupport = (state: unknown): SupportState => (state as { support?: SupportState }).support ?? nothing;
/** Answers that were not read yet. @spec LY-05 */
export const selectUnread = (state: unknown): number => {
  const { messages, readUpTo } = selectSupport(state);
  return messages.filter(({ author, n }) => author === 'support' && n > readUpTo).length;
};
