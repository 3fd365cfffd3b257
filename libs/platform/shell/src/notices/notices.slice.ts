import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { DEFAULT_GROUP, withinLimit, type NoticeType } from './rules/notice-limit.ts';
import type { StatusTopic } from './rules/status-topic.ts';

/** What a notice says; the words are the shell's. */
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
  | 'adblock'
  | 'maintenance'
  | StatusTopic;

export interface ShellNotice {
  id: number;
  group: string;
  type: NoticeType;
  topic: NoticeTopic;
  /** Seconds since 1970 that the words name. */
  atSeconds: number | null;
  /** The server's own words, empty where it gave none. */
  detail: string;
}

export const noticesSlice = createSlice({
  name: 'notices',
  initialState: { next: 1, list: [] as ShellNotice[] },
  reducers: {
    /** A notice of the same topic takes the place of the older one. */
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
    /** What the notice was about is over. */
    topicClosed: (state, { payload }: PayloadAction<{ topic: NoticeTopic }>) => ({
      ...state,
      list: state.list.filter(({ topic }) => topic !== payload.topic),
    }),
  },
});

export const { noticeClosed, noticeShown, topicClosed } = noticesSlice.actions;

const NONE: readonly ShellNotice[] = [];
export const selectNotices = (state: unknown): readonly ShellNotice[] =>
  (state as { notices?: { list: ShellNotice[] } }).notices?.list ?? NONE;
