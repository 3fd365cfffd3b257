import {
  CONVERSATIONS_OF_ADDRESS,
  MESSAGES_OF_ADDRESS,
  holdsNull,
  isOwnOrigin,
  ofPeople,
  readSessionCookie,
  Refusal,
  serve,
  type ServeOptions,
  type Services,
  sessionOfCookie,
  takeTryOfAddress,
} from '@touchline/server-kernel';
import { SUPPORT_SOCKET_PATH, type SupportServerMessage } from '@touchline/support-contract';
import { SupportClientMessage, supportContract } from '@touchline/support-contract/schemas';
import {
  addressKey,
  type RequestSource,
  type IsTrusted,
  type RawRefusal,
  requestQuery,
  takeUpgrades,
  visitorAddress,
  visitorHost,
} from '@touchline/shared-serving';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocket, WebSocketServer } from 'ws';
import { automaticAnswer } from './automatic-answer.ts';
import {
  FRAMES_PER_WINDOW,
  HEARTBEAT_MS,
  MAX_FRAME_BYTES,
  MESSAGES_PER_WINDOW,
  SOCKETS_PER_ADDRESS,
  SOCKETS_PER_CONVERSATION,
  takeHit,
  WINDOW_MS,
} from './bounds.ts';
import { findConversation, historyOf, markRead, openConversation, storeMessage, type ConversationOwner } from './conversations.ts';
import { CONVERSATIONS_OF_ADDRESS_A_DAY, MESSAGES_OF_ALL, MESSAGES_OF_CONVERSATION } from './stored.ts';
import { makeSupportKey, readSupportKey, supportCookie } from './support-cookie.ts';

/** Close codes: no such conversation; rate limit exceeded. */
const CLOSE_UNKNOWN = 4404;
const CLOSE_TOO_MUCH = 1008;

/** Broker topic for messages of conversations. */
const MESSAGES_TOPIC = 'support';

interface PublishedMessage {
  id: number;
  message: SupportServerMessage;
}

interface Connection {
  socket: WebSocket;
  lang: string;
  address: string;
  isAlive: boolean;
  frames: number[];
}

/** Only pages of the site itself may connect: browsers send cookies with sockets of any origin, so `Origin` is checked. @spec AUTH-12 */
export const isOwnSocket = (request: RequestSource, isTrusted: IsTrusted): boolean =>
  isOwnOrigin(request.headers.origin, visitorHost(request, isTrusted));

/** Support chat over WebSocket. All connections of a conversation see the same messages. @spec LY-05 */
export function supportRoutes(app: FastifyInstance, services: Services, options: ServeOptions & { isTrusted: IsTrusted }): void {
  const { isTrusted } = options;
  const { bounds, broker, db, now, peoplePerAddress } = services;
  const server = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME_BYTES, perMessageDeflate: false });
  const rooms = new Map<number, Set<Connection>>();
  const messageTimes = new Map<number, number[]>();

  const ownerOf = async (cookies: { session: string | undefined; key: string | undefined }): Promise<ConversationOwner | undefined> => {
    const session = cookies.session === undefined ? undefined : await sessionOfCookie(db, cookies.session, now());
    if (session !== undefined) return { userId: session.userId };
    return cookies.key === undefined ? undefined : { key: cookies.key };
  };

  /** The requester's conversation, created if missing. @throws Refusal 429 */
  const conversationOf = async (request: FastifyRequest, reply: FastifyReply): Promise<number> => {
    const session = readSessionCookie(request);
    const known = await ownerOf({ session, key: readSupportKey(request.headers) });
    const open = known === undefined ? undefined : await findConversation(db, known);
    if (open !== undefined) return open;
    if (!(await takeTryOfAddress(db, ofPeople(CONVERSATIONS_OF_ADDRESS, peoplePerAddress), request.ip, now()))) {
      throw new Refusal(429, 'too-many-tries', { detail: 'Too many conversations from here, please wait', retryAfterSeconds: 600 });
    }
    await bounds.take(db, CONVERSATIONS_OF_ADDRESS_A_DAY, request.ip);
    const key = makeSupportKey();
    const id = await openConversation(db, known ?? { key }, now());
    if (known === undefined) reply.header('set-cookie', supportCookie(key));
    return id;
  };

  serve(app, supportContract.open, options, async ({ request, reply }) => {
    await conversationOf(request, reply);
    return undefined;
  });

  /** Handles a message like one received over the socket, and answers it. */
  const postMessage = async (id: number, { text, clientId, lang }: { text: string; clientId: string; lang: string }): Promise<void> => {
    const { message, isNew } = await storeMessage(db, id, { author: 'player', isAutomatic: false, text, clientId }, now());
    if (!isNew) return;
    publish(id, { type: 'message', message });
    const answer = { author: 'support', isAutomatic: true, text: automaticAnswer(lang, message.n === 1), clientId: null } as const;
    publish(id, { type: 'message', message: (await storeMessage(db, id, answer, now())).message });
  };

  serve(app, supportContract.message, options, async ({ request, reply, body: { topic, bet, text, lang, id: clientId } }) => {
    if (!(await takeTryOfAddress(db, ofPeople(MESSAGES_OF_ADDRESS, peoplePerAddress), request.ip, now())))
      throw new Refusal(429, 'too-many-tries', { detail: 'Too many messages from here, please wait', retryAfterSeconds: 600 });
    const head = bet === '' ? `[${topic}]` : `[${topic}, ${bet}]`;
    await bounds.requireRoomIn(db, MESSAGES_OF_ALL, 'support_messages');
    const id = await conversationOf(request, reply);
    await bounds.take(db, MESSAGES_OF_CONVERSATION, String(id));
    await postMessage(id, { text: `${head} ${text}`, clientId, lang });
    return undefined;
  });

  const send = ({ socket }: Connection, message: SupportServerMessage): void => {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };
  /** Publishes to all connections of a conversation, in every process. */
  const publish = (id: number, message: SupportServerMessage): void =>
    void broker.publish(MESSAGES_TOPIC, { id, message } satisfies PublishedMessage);
  const unsubscribe = broker.subscribe(MESSAGES_TOPIC, (published) => {
    const { id, message } = published as PublishedMessage;
    for (const connection of rooms.get(id) ?? []) send(connection, message);
  });
  // Messages may have been missed during the gap; they are stored, so resend every open conversation.
  const unsubscribeGaps = broker.onGap(() => {
    for (const [id, room] of rooms) {
      void historyOf(db, id).then(
        (history) => room.forEach((connection) => send(connection, { type: 'history', ...history })),
        (error: unknown) => app.log.error({ err: error }, 'support'),
      );
    }
  });

  /** Whether the conversation may store one more message today; counts it if so. @spec SEC-6 */
  const hasRoomFor = async (id: number): Promise<boolean> =>
    (await bounds.hasRoomIn(db, MESSAGES_OF_ALL, 'support_messages')) && (await bounds.hasRoom(db, MESSAGES_OF_CONVERSATION, String(id)));

  const handleFrame = async (id: number, connection: Connection, data: Buffer, isBinary: boolean): Promise<void> => {
    const nowMs = now();
    if (isBinary || !takeHit(connection.frames, { limit: FRAMES_PER_WINDOW, windowMs: WINDOW_MS, nowMs })) {
      connection.socket.close(CLOSE_TOO_MUCH);
      return;
    }
    const read = SupportClientMessage.safeParse(parse(data));
    if (!read.success) return send(connection, { type: 'refused', id: null, reason: 'bad-message' });
    if (read.data.type === 'read') {
      await markRead(db, id, read.data.upTo);
      return publish(id, { type: 'read', upTo: read.data.upTo });
    }
    const hits = messageTimes.get(id) ?? [];
    messageTimes.set(id, hits);
    const isSlow = takeHit(hits, { limit: MESSAGES_PER_WINDOW, windowMs: WINDOW_MS, nowMs });
    if (!isSlow || !(await hasRoomFor(id))) {
      return send(connection, { type: 'refused', id: read.data.id, reason: 'too-fast' });
    }
    const { message, isNew } = await storeMessage(
      db,
      id,
      { author: 'player', isAutomatic: false, text: read.data.text, clientId: read.data.id },
      nowMs,
    );
    if (!isNew) return send(connection, { type: 'message', message });
    publish(id, { type: 'message', message });
    const text = automaticAnswer(connection.lang, message.n === 1);
    const answered = await storeMessage(db, id, { author: 'support', isAutomatic: true, text, clientId: null }, now());
    publish(id, { type: 'message', message: answered.message });
  };

  const connect = async (socket: WebSocket, request: IncomingMessage, address: string): Promise<void> => {
    const cookies = { session: readSessionCookie(request as never), key: readSupportKey(request.headers) };
    const owner = await ownerOf(cookies);
    const id = owner === undefined ? undefined : await findConversation(db, owner);
    if (id === undefined) return socket.close(CLOSE_UNKNOWN);
    // The socket may have closed in the meantime; its close event is past, so it would never leave the room.
    if (socket.readyState !== WebSocket.OPEN) return;
    const room = rooms.get(id) ?? new Set();
    rooms.set(id, room);
    if (room.size >= SOCKETS_PER_CONVERSATION) return socket.close(CLOSE_TOO_MUCH);
    const lang = requestQuery(request.url).get('lang') ?? 'en';
    const connection: Connection = { socket, lang, address, isAlive: true, frames: [] };
    room.add(connection);
    // Process frames one after another, to keep messages in order.
    let last: Promise<void> = Promise.resolve();
    const failed = (error: unknown): void => app.log.error({ err: error }, 'support');
    socket.on('message', (data, isBinary) => {
      last = last.then(() => handleFrame(id, connection, data, isBinary)).catch(failed);
    });
    socket.on('pong', () => (connection.isAlive = true));
    socket.on('close', () => {
      room.delete(connection);
      if (room.size > 0) return;
      rooms.delete(id);
      messageTimes.delete(id);
    });
    send(connection, { type: 'history', ...(await historyOf(db, id)) });
  };

  const countOf = (address: string): number =>
    [...rooms.values()].flatMap((room) => [...room]).filter((connection) => connection.address === address).length;
  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): RawRefusal | undefined => {
    const address = addressKey(visitorAddress(request, isTrusted));
    const isFull = countOf(address) >= SOCKETS_PER_ADDRESS * peoplePerAddress;
    if (!isOwnSocket(request, isTrusted))
      return { status: 403, code: 'forbidden', detail: 'Sockets are opened by pages of this site only.' };
    if (isFull) return { status: 429, code: 'too-many-tries', detail: 'Too many sockets from here.' };
    server.handleUpgrade(request, socket, head, (accepted) => {
      accepted.on('error', () => accepted.terminate()); // an oversized frame closes only its own connection
      connect(accepted, request, address).catch((error: unknown) => {
        app.log.error({ err: error }, 'support');
        accepted.close(1011);
      });
    });
    return undefined;
  };
  takeUpgrades(app.server, SUPPORT_SOCKET_PATH, upgrade);

  const heartbeat = setInterval(() => {
    for (const connection of [...rooms.values()].flatMap((room) => [...room])) {
      if (!connection.isAlive) connection.socket.terminate();
      connection.isAlive = false;
      if (connection.socket.readyState === WebSocket.OPEN) connection.socket.ping();
    }
  }, HEARTBEAT_MS);
  heartbeat.unref();
  app.addHook('preClose', async () => {
    clearInterval(heartbeat);
    unsubscribe();
    unsubscribeGaps();
    for (const connection of [...rooms.values()].flatMap((room) => [...room])) connection.socket.close(1001);
    server.close();
  });
}

function parse(data: Buffer): unknown {
  try {
    const text = data.toString('utf8');
    return holdsNull(text) ? undefined : JSON.parse(text);
  } catch {
    return undefined; // rejected by the schema
  }
}
