import { sessionReceived, signedOut } from '@touchline/identity-state';
import { callJson, ResponseError } from '@touchline/shared-http';
import { SUPPORT_SOCKET_PATH, supportCalls, type SupportClientMessage } from '@touchline/support-contract';
import { selectLanguage, type Ports } from '@touchline/shared-state';
import { eventChannel } from 'redux-saga';
import { call, delay, fork, put, race, select, take, takeEvery } from 'typed-redux-saga';
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
  addEventListener(type: 'open' | 'close', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
}

export interface KeepConversationDeps {
  ports: Pick<Ports, 'send' | 'origin' | 'storage' | 'report'>;
  openSocket: (url: string) => SupportSocket;
  /** Random number from 0 to 1. */
  random: () => number;
}

type LineEvent = { kind: 'open' } | { kind: 'closed' } | { kind: 'data'; data: unknown };

/** Keeps the connection open once a conversation exists: reconnects when it drops, starts over when the user changes. @spec LY-05 */
export function* keepConversation(deps: KeepConversationDeps) {
  const { storage } = deps.ports;
  while (true) {
    if (!isConversationKnown(storage)) yield* call(untilWanted);
    const { somebodyElse } = yield* race({ talk: call(talkOn, deps), somebodyElse: take([sessionReceived, signedOut]) });
    if (somebodyElse?.type === signedOut.type) storage.remove(KNOWN_KEY);
    yield* put(conversationForgotten());
  }
}

function* untilWanted() {
  while (!(yield* select(selectSupport)).isShown) yield* take(conversationShown);
}

function* talkOn(deps: KeepConversationDeps) {
  let failures = 0;
  while (true) {
    yield* put(lineChanged({ line: 'connecting' }));
    if (yield* call(connectOnce, deps)) failures = 0;
    yield* put(lineChanged({ line: 'waiting' }));
    yield* delay(reconnectDelayMs(failures, deps.random()));
    failures += 1;
  }
}

/** Runs one connection until it is lost. @returns whether it was ever established. */
function* connectOnce({ ports, openSocket }: KeepConversationDeps) {
  try {
    yield* call(() => callJson(ports, supportCalls.open, {}));
  } catch (error) {
    if (!(error instanceof ResponseError)) ports.report('support not reached');
    return false;
  }
  ports.storage.set(KNOWN_KEY, '1');
  const lang = yield* select(selectLanguage);
  const socket = openSocket(`${ports.origin.replace(/^http/, 'ws')}${SUPPORT_SOCKET_PATH}?lang=${lang}`);
  const line = eventChannel<LineEvent>((emit) => {
    socket.addEventListener('open', () => emit({ kind: 'open' }));
    socket.addEventListener('message', ({ data }) => emit({ kind: 'data', data }));
    socket.addEventListener('close', () => emit({ kind: 'closed' }));
    return () => socket.close();
  });
  let hasWorked = false;
  const sending = yield* fork(sendMessages, socket);
  try {
    while (true) {
      const event = yield* take(line);
      if (event.kind === 'closed') return hasWorked;
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
