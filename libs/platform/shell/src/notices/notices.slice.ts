import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RootState } from '@touchline/shared-state';
import { DEFAULT_GROUP, withinLimit, type NoticeType } from './rules/notice-limit.ts';
import type { StatusTopic } from './rules/status-topic.ts';

/** Topic of a notice; the shell has the texts. */
export type NoticeTopic =
  | 'signed-in'
  | 'signed-out'
  | 'session-expired'
  | 'signed-out-elsewhere'
  | 'session-limit'
  | 'session-idle'
  | 'on-a-break'
  | 'break-planned'
  | 'break-failed'
  | 'update-available'
  | 'terms-changed'
  | 'redirected'
  | 'adblock'
  | 'maintenance'
  | StatusTopic;

export interface ShellNotice {
  id: number;
  group: string;
  type: NoticeType;
  topic: NoticeTopic;
  /** A time mentioned in the text, in seconds since 1970. */
  atSeconds: number | null;
  /** The server's message, empty when there is none. */
  detail: string;
}

export const noticesSlice = createSlice({
  name: 'notices',
  initialState: { next: 1, list: [] as ShellNotice[] },
  reducers: {
    /** Replaces an older notice of the same topic. */
    noticeShown: (
      { next, list },
      { payload }: PayloadAction<{ topic: NoticeTopic; type: NoticeType; group?: string; atSeconds?: number | null; detail?: string }>,
    ) => {
      const notice: ShellNotice = { group: DEFAULT_GROUP, atSeconds: null, detail: '', ...payload, id: next };
      return { next: next + 1, list: withinLimit([...list.filter(({ topic }) => topic !== notice.topic), notice]) };
    },
    noticeClosed: (state, { payload }: PayloadAction<{ id: number }>) => ({
      ...state,
      list: state.list.filter(({ id }) => id !== payload.id),
    }),
    /** The topic is over: closes its notice. */
    topicClosed: (state, { payload }: PayloadAction<{ topic: NoticeTopic }>) => ({
      ...state,
      list: state.list.filter(({ topic }) => topic !== payload.topic),
    }),
  },
});

export const { noticeClosed, noticeShown, topicClosed } = noticesSlice.actions;

declare module '@touchline/shared-state' {
  interface RootSlices {
    notices: ReturnType<typeof noticesSlice.reducer>;
  }
}

const NONE: readonly ShellNotice[] = [];
export const selectNotices = (state: RootState): readonly ShellNotice[] => state.notices?.list ?? NONE;
