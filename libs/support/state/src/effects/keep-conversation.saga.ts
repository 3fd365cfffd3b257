import { loadSession, selectSession, sessionReceived, signedOut, signOutReason } from '@touchline/identity-state';
import { callJson, ResponseError } from '@touchline/shared-http';
import { SUPPORT_SIGNED_OUT, SUPPORT_SOCKET_PATH, supportCalls, type SupportClientMessage } from '@touchline/support-contract';
import { selectLanguage, type Ports } from '@touchline/shared-state';
import { eventChannel } from 'redux-saga';
import { call, delay, fork, put, race, type SagaGenerator, select, take, takeEvery } from 'typed-redux-saga';
import {
  conversationForgotten,
  conversationShown,
  messageReceived,
  lineChanged,
  selectSupport,
  sendAgainWanted,
  messageWritten,
} from '../conversation.slice.ts';
import { isConversationKnown, KNOWN_KEY } from '../rules/known-conversation.ts';
import { readServerMessage } from '../rules/protocol.ts';
import { reconnectDelayMs } from '../rules/reconnect.ts';

/** The part of a WebSocket that is used here. */
export interface SupportSocket {
  send: (text: string) => void;
  close: () => void;
  addEventListener(type: 'open', listener: () => void): void;
  addEventListener(type: 'close', listener: (event: { code: number; reason: string }) => void): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
}

export interface KeepConversationDeps {
  ports: Pick<Ports, 'send' | 'origin' | 'storage' | 'report'>;
  openSocket: (url: string) => SupportSocket;
  /** Random number from 0 to 1. */
  random: () => number;
}

type LineEvent = { kind: 'open' } | { kind: 'closed'; code: number; reason: string } | { kind: 'data'; data: unknown };
/** How a connection ended. `hasWorked`: it was established; `signedOut`: the backend closed it because the session has ended. */
type LineEnd = { kind: 'dropped'; hasWorked: boolean } | { kind: 'signedOut'; reason: string };

/**
 * Keeps the connection open once a conversation exists: reconnects when it drops, starts over when the user changes or the session ends.
 *
 * @spec LY-05 AUTH-6
 */
export function* keepConversation(deps: KeepConversationDeps) {
  const { storage } = deps.ports;
  while (true) {
    if (!isConversationKnown(storage)) yield* call(untilWanted);
    const { talk, somebodyElse } = yield* race({ talk: call(talkOn, deps), somebodyElse: take([sessionReceived, signedOut]) });
    if (talk !== undefined || somebodyElse?.type === signedOut.type) storage.remove(KNOWN_KEY);
    yield* put(conversationForgotten());
    if (talk !== undefined) yield* call(applyEnd, deps.ports, talk.reason);
  }
}

/** Updates the page after the end of its session. In the meantime the player may have signed in again in another tab. */
function* applyEnd(ports: KeepConversationDeps['ports'], reason: string) {
  const before = yield* select(selectSession);
  const next = yield* call(() => loadSession(ports));
  if ((yield* select(selectSession)) !== before) return;
  if (next.status === 'player') yield* put(sessionReceived(next));
  else if (before.status === 'player') yield* put(signedOut({ reason: signOutReason(reason) }));
}

function* untilWanted() {
  while (!(yield* select(selectSupport)).isShown) yield* take(conversationShown);
}

/** Connects again whenever the connection is lost, until the session ends. */
function* talkOn(deps: KeepConversationDeps) {
  let failures = 0;
  while (true) {
    yield* put(lineChanged({ line: 'connecting' }));
    const end = yield* call(connectOnce, deps);
    if (end.kind === 'signedOut') return end;
    if (end.hasWorked) failures = 0;
    yield* put(lineChanged({ line: 'waiting' }));
    yield* delay(reconnectDelayMs(failures, deps.random()));
    failures += 1;
  }
}

/** Runs one connection until it is lost. */
function* connectOnce({ ports, openSocket }: KeepConversationDeps): SagaGenerator<LineEnd> {
  try {
    yield* call(() => callJson(ports, supportCalls.open, {}));
  } catch (error) {
    if (!(error instanceof ResponseError)) ports.report('support not reached');
    return { kind: 'dropped', hasWorked: false };
  }
  ports.storage.set(KNOWN_KEY, '1');
  const lang = yield* select(selectLanguage);
  const socket = openSocket(`${ports.origin.replace(/^http/, 'ws')}${SUPPORT_SOCKET_PATH}?lang=${lang}`);
  const line = eventChannel<LineEvent>((emit) => {
    socket.addEventListener('open', () => emit({ kind: 'open' }));
    socket.addEventListener('message', ({ data }) => emit({ kind: 'data', data }));
    socket.addEventListener('close', ({ code, reason }) => emit({ kind: 'closed', code, reason }));
    return () => socket.close();
  });
  let hasWorked = false;
  const sending = yield* fork(sendMessages, socket);
  try {
    while (true) {
      const event = yield* take(line);
      if (event.kind === 'closed' && event.code === SUPPORT_SIGNED_OUT) return { kind: 'signedOut', reason: event.reason };
      if (event.kind === 'closed') return { kind: 'dropped', hasWorked };
      if (event.kind === 'open') continue;
      const message = readServerMessage(event.data);
      if (message === null) {
        ports.report('support message unreadable');
        continue;
      }
      yield* put(messageReceived(message));
      if (message.type === 'history') {
        hasWorked = true;
        yield* put(lineChanged({ line: 'open' }));
        yield* put(sendAgainWanted());
      }
    }
  } finally {
    sending.cancel();
    line.close();
  }
}

function* sendMessages(socket: SupportSocket) {
  const send = (message: SupportClientMessage): void => socket.send(JSON.stringify(message));
  yield* takeEvery(messageWritten, function* sendNew({ payload }) {
    if ((yield* select(selectSupport)).line === 'open') send({ type: 'say', ...payload });
  });
  // Safe to repeat, because messages have ids.
  yield* takeEvery(sendAgainWanted, function* again() {
    for (const unsent of (yield* select(selectSupport)).unsent) send({ type: 'say', ...unsent });
  });
  yield* takeEvery([messageReceived, conversationShown], function* read() {
    const { isShown, messages, readUpTo, line } = yield* select(selectSupport);
    const last = messages.at(-1)?.n ?? 0;
    if (isShown && line === 'open' && last > readUpTo) send({ type: 'read', upTo: last });
  });
}
