import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionReceived, signedOut } from '@touchline/identity-state';
import type { Enquiry, EnquiryFile, EnquiryThread, EnquiryTopic, Payment, PaymentDirection } from '@touchline/payments-contract';
import type { RootState } from '@touchline/shared-state';

/** What the player sends; ids are generated on submission. */
export type EnquiryWish =
  | { kind: 'open'; topicId: number; subTopicId: number | null; paymentRef: number | null; text: string }
  | { kind: 'say'; enquiryId: number; text: string };

/** A file chosen by the player, in base64. */
export interface PickedFile {
  name: string;
  content: string;
}

/** The player's enquiries, and the open one. */
export interface EnquiriesState {
  userId: number | null;
  topics: EnquiryTopic[] | null;
  list: { status: 'unknown' | 'failed' | 'ready'; enquiries: Enquiry[] };
  thread: { status: 'none' | 'loading' | 'failed' | 'unknown' | 'ready'; id: number | null; thread: EnquiryThread | null };
  /** Payments of one direction, from which the player chooses the one to enquire about. */
  choices: { status: 'unknown' | 'failed' | 'ready'; direction: PaymentDirection | null; payments: Payment[] };
  /** Files attached to the next message. */
  files: EnquiryFile[];
  isUploading: boolean;
  /** Error code of the last file or message. */
  failure: string | null;
  /** A message without a response yet; a retry keeps its id. */
  unanswered: { id: string; wish: EnquiryWish } | null;
  isSending: boolean;
  /** Id of the enquiry that was just created, whose page is shown next. */
  openedId: number | null;
}

export const topicsWanted = createAction('enquiries/topicsWanted');
/** Loads the payments to choose from. */
export const choicesWanted = createAction<{ direction: PaymentDirection }>('enquiries/choicesWanted');
export const enquiriesWanted = createAction('enquiries/listWanted');
/** Opens an enquiry and marks its answers as seen. */
export const threadWanted = createAction<{ id: number }>('enquiries/threadWanted');
/** The page of an enquiry was left. */
export const threadLeft = createAction('enquiries/threadLeft');
export const enquirySent = createAction<EnquiryWish>('enquiries/sent');
export const filePicked = createAction<PickedFile>('enquiries/filePicked');
/** Downloads a file. */
export const fileWanted = createAction<{ id: number }>('enquiries/fileWanted');

const initialState: EnquiriesState = {
  ...{ userId: null, topics: null, list: { status: 'unknown', enquiries: [] }, thread: { status: 'none', id: null, thread: null } },
  choices: { status: 'unknown', direction: null, payments: [] },
  ...{ files: [], isUploading: false, failure: null, unanswered: null, isSending: false, openedId: null },
};

export const enquiriesSlice = createSlice({
  name: 'enquiries',
  initialState,
  reducers: {
    topicsReceived: (state, { payload }: PayloadAction<EnquiryTopic[]>) => {
      state.topics = payload;
    },
    choicesReceived: (state, { payload }: PayloadAction<{ direction: PaymentDirection; payments: Payment[] }>) => {
      state.choices = { status: 'ready', ...payload };
    },
    choicesFailed: (state) => {
      state.choices.status = 'failed';
    },
    enquiriesReceived: (state, { payload }: PayloadAction<{ userId: number; enquiries: Enquiry[] }>) => {
      state.userId = payload.userId;
      state.list = { status: 'ready', enquiries: payload.enquiries };
    },
    enquiriesFailed: (state) => {
      if (state.list.status !== 'ready') state.list.status = 'failed';
    },
    threadReceived: (state, { payload }: PayloadAction<EnquiryThread>) => {
      if (state.thread.id === payload.id) state.thread = { status: 'ready', id: payload.id, thread: payload };
      const known = state.list.enquiries.find(({ id }) => id === payload.id);
      if (known !== undefined) known.unread = 0;
    },
    threadFailed: (state, { payload }: PayloadAction<{ isUnknown: boolean }>) => {
      if (state.thread.status === 'loading') state.thread.status = payload.isUnknown ? 'unknown' : 'failed';
    },
    sendingBegun: (state, { payload }: PayloadAction<{ id: string; wish: EnquiryWish }>) => {
      state.unanswered = payload;
      state.isSending = true;
      state.failure = null;
    },
    messageKept: (state, { payload }: PayloadAction<{ thread: EnquiryThread; isNew: boolean }>) => {
      state.isSending = false;
      state.unanswered = null;
      state.files = [];
      if (payload.isNew) state.openedId = payload.thread.id;
      else state.thread = { status: 'ready', id: payload.thread.id, thread: payload.thread };
    },
    /** The text and the files stay in the form. */
    sendingFailed: (state, { payload }: PayloadAction<{ code: string }>) => {
      state.isSending = false;
      state.isUploading = false;
      state.failure = payload.code;
    },
    uploadBegun: (state) => {
      state.isUploading = true;
      state.failure = null;
    },
    fileKept: (state, { payload }: PayloadAction<EnquiryFile>) => {
      state.isUploading = false;
      state.files.push(payload);
    },
    fileDropped: (state, { payload }: PayloadAction<{ id: number }>) => {
      state.files = state.files.filter(({ id }) => id !== payload.id);
    },
    /** The page of the new enquiry is shown. */
    openedShown: (state) => {
      state.openedId = null;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(choicesWanted, (state, { payload: { direction } }) => {
        if (state.choices.direction !== direction) state.choices = { status: 'unknown', direction, payments: [] };
      })
      .addCase(threadWanted, (state, { payload: { id } }) => {
        if (state.thread.id !== id || state.thread.status !== 'ready') state.thread = { status: 'loading', id, thread: null };
      })
      .addCase(threadLeft, (state) => {
        state.thread = initialState.thread;
        state.files = [];
        state.failure = null;
      })
      .addCase(signedOut, ({ topics }) => ({ ...initialState, topics }))
      .addCase(sessionReceived, (state, { payload }) =>
        payload.status === 'player' && (state.userId === null || payload.userId === state.userId)
          ? state
          : { ...initialState, topics: state.topics },
      );
  },
});

export const {
  choicesFailed,
  choicesReceived,
  enquiriesFailed,
  enquiriesReceived,
  fileDropped,
  fileKept,
  messageKept,
  openedShown,
  sendingBegun,
  sendingFailed,
  threadFailed,
  threadReceived,
  topicsReceived,
  uploadBegun,
} = enquiriesSlice.actions;

declare module '@touchline/shared-state' {
  interface RootSlices {
    enquiries: EnquiriesState;
  }
}
export const selectEnquiries = (state: RootState): EnquiriesState => state.enquiries ?? initialState;
