import type { EnquiryFileContent } from '@touchline/payments-contract';
import { endSessionOn401, selectUserId } from '@touchline/identity-state';
import { toHttpError } from '@touchline/shared-http';
import { canonicalJson } from '@touchline/shared-primitives';
import { abortable, type Ports } from '@touchline/shared-state';
import { all, call, delay, put, race, select, take, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import type { EnquiriesApi } from '../api/enquiries-api.ts';
import type { PaymentsApi } from '../api/payments-api.ts';
import {
  choicesFailed,
  choicesReceived,
  choicesWanted,
  enquiriesFailed,
  enquiriesReceived,
  enquiriesWanted,
  enquirySent,
  fileKept,
  filePicked,
  fileWanted,
  messageKept,
  selectEnquiries,
  sendingBegun,
  sendingFailed,
  threadFailed,
  threadLeft,
  threadReceived,
  threadWanted,
  topicsReceived,
  topicsWanted,
  uploadBegun,
} from '../enquiries.slice.ts';

export interface KeepEnquiriesDeps {
  ports: Pick<Ports, 'report' | 'uuid'>;
  api: EnquiriesApi;
  payments: Pick<PaymentsApi, 'payments'>;
  /** Offers a file for download. */
  save: (file: EnquiryFileContent) => void;
}

/** Polling interval of an open conversation, milliseconds. */
const LOOK_MS = 5_000;

/** Enquiries about payments: lists, one conversation, and messages of the player. @spec AC-04 */
export function* keepEnquiries(deps: KeepEnquiriesDeps) {
  yield* all([
    takeLatest(topicsWanted, loadTopics, deps),
    takeLatest(enquiriesWanted, loadList, deps),
    takeLatest(choicesWanted, loadChoices, deps),
    takeLatest([threadWanted, threadLeft], followThread, deps),
    takeLeading(enquirySent, send, deps),
    takeEvery(filePicked, upload, deps),
    takeLeading(fileWanted, saveFile, deps),
  ]);
}

function* loadTopics({ api, ports }: KeepEnquiriesDeps) {
  if ((yield* select(selectEnquiries)).topics !== null) return;
  try {
    yield* put(topicsReceived(yield* abortable((signal) => api.topics(signal))));
  } catch (error) {
    ports.report('enquiries not loaded');
    yield* put(enquiriesFailed());
    yield* call(endSessionOn401, error);
  }
}

function* loadList({ api, ports }: KeepEnquiriesDeps) {
  const userId = yield* select(selectUserId);
  if (userId === null) return;
  try {
    const enquiries = yield* abortable((signal) => api.list(signal));
    if ((yield* select(selectUserId)) === userId) yield* put(enquiriesReceived({ userId, enquiries }));
  } catch (error) {
    ports.report('enquiries not loaded');
    yield* put(enquiriesFailed());
    yield* call(endSessionOn401, error);
  }
}

function* loadChoices({ payments, ports }: KeepEnquiriesDeps, { payload: { direction } }: ReturnType<typeof choicesWanted>) {
  try {
    const list = yield* abortable((signal) => payments.payments({ direction, state: null, days: null }, null, signal));
    yield* put(choicesReceived({ direction, payments: list.payments }));
  } catch (error) {
    ports.report('payments not loaded');
    yield* put(choicesFailed());
    yield* call(endSessionOn401, error);
  }
}

/** Polls a conversation until its page is left, and marks its answers as seen. */
function* followThread({ api, ports }: KeepEnquiriesDeps, action: ReturnType<typeof threadWanted> | ReturnType<typeof threadLeft>) {
  if (!threadWanted.match(action)) return;
  const { id } = action.payload;
  for (;;) {
    try {
      const thread = yield* abortable((signal) => api.one(id, signal));
      yield* put(threadReceived(thread));
      const last = thread.messages.at(-1)?.n ?? 0;
      if (thread.unread > 0) yield* abortable((signal) => api.read(id, last, signal));
    } catch (error) {
      ports.report('enquiries not loaded');
      const isUnknown = toHttpError(error).status === 404;
      yield* put(threadFailed({ isUnknown }));
      yield* call(endSessionOn401, error);
      if (isUnknown) return;
    }
    yield* race([delay(LOOK_MS), take(messageKept)]);
  }
}

/** Sends a message once: a retry after a lost response or a double click keeps its id. @spec BET-6 */
function* send({ api, ports }: KeepEnquiriesDeps, { payload: wish }: ReturnType<typeof enquirySent>) {
  const { unanswered, files } = yield* select(selectEnquiries);
  const isSame = unanswered !== null && canonicalJson(unanswered.wish) === canonicalJson(wish);
  const draft = { id: isSame ? unanswered.id : ports.uuid(), text: wish.text, files: files.map((file) => file.id) };
  yield* put(sendingBegun({ id: draft.id, wish }));
  try {
    const thread = yield* abortable((signal) => {
      if (wish.kind === 'say') return api.say(wish.enquiryId, draft, signal);
      const { topicId, subTopicId, paymentRef } = wish;
      return api.open({ ...draft, topicId, subTopicId, paymentRef }, signal);
    });
    yield* put(messageKept({ thread, isNew: wish.kind === 'open' }));
  } catch (error) {
    ports.report('enquiry not sent');
    yield* put(sendingFailed({ code: toHttpError(error).code }));
    yield* call(endSessionOn401, error);
  }
}

function* upload({ api, ports }: KeepEnquiriesDeps, { payload }: ReturnType<typeof filePicked>) {
  yield* put(uploadBegun());
  try {
    yield* put(fileKept(yield* abortable((signal) => api.addFile(payload, signal))));
  } catch (error) {
    ports.report('enquiry not sent');
    yield* put(sendingFailed({ code: toHttpError(error).code }));
    yield* call(endSessionOn401, error);
  }
}

function* saveFile({ api, ports, save }: KeepEnquiriesDeps, { payload: { id } }: ReturnType<typeof fileWanted>) {
  try {
    const file = yield* abortable((signal) => api.file(id, signal));
    yield* call(save, file);
  } catch (error) {
    ports.report('enquiries not loaded');
    yield* put(sendingFailed({ code: toHttpError(error).code }));
    yield* call(endSessionOn401, error);
  }
}
