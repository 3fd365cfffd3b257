import {
  channelSessions,
  type ChannelSession,
  CONVERSATIONS_OF_ADDRESS,
  MESSAGES_OF_ADDRESS,
  ofPeople,
  readSessionCookie,
  Refusal,
  type Services,
  sessionOfCookie,
  takeTryOfAddress,
} from '@touchline/server-kernel';
import { holdsNull, isOwnOrigin, serve, type ServeOptions } from '@touchline/server-kernel/http';
import { SUPPORT_SIGNED_OUT, SUPPORT_SOCKET_PATH, type SupportServerMessage } from '@touchline/support-contract';
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
  type Heartbeat,
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

/** Close codes: no such conversation; rate limit exceeded; internal error. */
const CLOSE_UNKNOWN = 4404;
const CLOSE_TOO_MUCH = 1008;
const CLOSE_FAILED = 1011;

/** Broker topic for messages of conversations. */
const MESSAGES_TOPIC = 'support';

interface PublishedMessage {
  id: number;
  message: SupportServerMessage;
}

interface Connection {
  socket: WebSocket;
  /** The player's session, which is checked before each delivery and each frame; null for a visitor. */
  session: ChannelSession | null;
  lang: string;
  address: string;
  isAlive: boolean;
  frames: number[];
}

interface Room {
  connections: Set<Connection>;
  /** Deliveries are made one after another, to keep messages in order. */
  last: Promise<void>;
}

interface Owned {
  owner: ConversationOwner;
  session: ChannelSession | null;
}

/** Only pages of the site itself may connect: browsers send cookies with sockets of any origin, so `Origin` is checked. @spec AUTH-12 */
export const isOwnSocket = (request: RequestSource, isTrusted: IsTrusted): boolean =>
  isOwnOrigin(request.headers.origin, visitorHost(request, isTrusted));

/**
 * Support chat over WebSocket. All connections of a conversation see the same messages. A player's connection closes with the session: it is
 * checked at each heartbeat, before anything is sent and before each frame of the player is handled.
 *
 * @spec LY-05 AUTH-6
 */
export function supportRoutes(
  app: FastifyInstance,
  services: Services,
  options: ServeOptions & { isTrusted: IsTrusted },
  heartbeat: Heartbeat,
): void {
  const { isTrusted } = options;
  const { bounds, broker, db, now, peoplePerAddress } = services;
  const server = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME_BYTES, perMessageDeflate: false });
  const sessions = channelSessions(services);
  const rooms = new Map<number, Room>();
  const messageTimes = new Map<number, number[]>();

  /** The player, if the session is alive and not idle; otherwise the browser. */
  const ownerOf = async (request: Pick<FastifyRequest, 'headers'>): Promise<Owned | undefined> => {
    const cookie = readSessionCookie(request as FastifyRequest);
    const found = cookie === undefined ? undefined : await sessionOfCookie(db, cookie, now());
    if (found !== undefined) {
      const session = { id: found.id, request: { headers: request.headers } };
      if ((await sessions.alive([session])).has(found.id)) return { owner: { userId: found.userId }, session };
    }
    const key = readSupportKey(request.headers);
    return key === undefined ? undefined : { owner: { key }, session: null };
  };

  /** The requester's conversation, created if missing. @throws Refusal 429 */
  const conversationOf = async (request: FastifyRequest, reply: FastifyReply): Promise<number> => {
    const known = (await ownerOf(request))?.owner;
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
  /** Closes a connection whose session has ended. */
  const signOut = async ({ socket, session }: Connection): Promise<void> =>
    socket.close(SUPPORT_SIGNED_OUT, session === null ? undefined : await sessions.endCode(session.id));
  const sessionsIn = (connections: Iterable<Connection>): ChannelSession[] =>
    [...connections].flatMap(({ session }) => (session === null ? [] : [session]));
  /** Sends a message to the connections whose sessions are alive, and closes the others. */
  const sendToAlive = async (connections: readonly Connection[], message: SupportServerMessage): Promise<void> => {
    const alive = await sessions.alive(sessionsIn(connections));
    const isAlive = ({ session }: Connection): boolean => session === null || alive.has(session.id);
    for (const connection of connections.filter(isAlive)) send(connection, message);
    await Promise.all(connections.filter((connection) => !isAlive(connection)).map(signOut));
  };
  /**
   * Delivers a message to all connections of a room, or to one of them. If the sessions cannot be checked, these connections are closed: the
   * pages fetch the history later.
   */
  const deliver = (id: number, read: () => SupportServerMessage | Promise<SupportServerMessage>, only?: Connection): void => {
    const room = rooms.get(id);
    if (room === undefined) return;
    const receivers = (): Connection[] => (only === undefined ? [...room.connections] : [only]);
    room.last = room.last
      .then(async () => sendToAlive(receivers(), await read()))
      .catch((error: unknown) => {
        app.log.error({ err: error }, 'support');
        for (const { socket } of receivers()) socket.close(CLOSE_FAILED);
      });
  };
  const unsubscribe = broker.subscribe(MESSAGES_TOPIC, (published) => {
    const { id, message } = published as PublishedMessage;
    deliver(id, () => message);
  });
  // Messages may have been missed during the gap; they are stored, so resend every open conversation.
  const unsubscribeGaps = broker.onGap(() => {
    for (const id of rooms.keys()) deliver(id, async () => ({ type: 'history', ...(await historyOf(db, id)) }));
  });

  /** Whether the conversation may store one more message today; counts it if so. @spec SEC-6 */
  const hasRoomFor = async (id: number): Promise<boolean> =>
    (await bounds.hasRoomIn(db, MESSAGES_OF_ALL, 'support_messages')) && (await bounds.hasRoom(db, MESSAGES_OF_CONVERSATION, String(id)));

  const handleFrame = async (id: number, connection: Connection, data: Buffer, isBinary: boolean): Promise<void> => {
    const nowMs = now();
    const answer = (message: SupportServerMessage): void => deliver(id, () => message, connection);
    if (isBinary || !takeHit(connection.frames, { limit: FRAMES_PER_WINDOW, windowMs: WINDOW_MS, nowMs })) {
      connection.socket.close(CLOSE_TOO_MUCH);
      return;
    }
    if (connection.session !== null && !(await sessions.mayAct(connection.session))) return signOut(connection);
    const read = SupportClientMessage.safeParse(parse(data));
    if (!read.success) return answer({ type: 'refused', id: null, reason: 'bad-message' });
    if (read.data.type === 'read') {
      await markRead(db, id, read.data.upTo);
      return publish(id, { type: 'read', upTo: read.data.upTo });
    }
    const hits = messageTimes.get(id) ?? [];
    messageTimes.set(id, hits);
    const isSlow = takeHit(hits, { limit: MESSAGES_PER_WINDOW, windowMs: WINDOW_MS, nowMs });
    if (!isSlow || !(await hasRoomFor(id))) {
      return answer({ type: 'refused', id: read.data.id, reason: 'too-fast' });
    }
    const { message, isNew } = await storeMessage(
      db,
      id,
      { author: 'player', isAutomatic: false, text: read.data.text, clientId: read.data.id },
      nowMs,
    );
    if (!isNew) return answer({ type: 'message', message });
    publish(id, { type: 'message', message });
    const text = automaticAnswer(connection.lang, message.n === 1);
    const answered = await storeMessage(db, id, { author: 'support', isAutomatic: true, text, clientId: null }, now());
    publish(id, { type: 'message', message: answered.message });
  };

  const connect = async (socket: WebSocket, request: IncomingMessage, address: string): Promise<void> => {
    const owned = await ownerOf(request);
    const id = owned === undefined ? undefined : await findConversation(db, owned.owner);
    if (owned === undefined || id === undefined) return socket.close(CLOSE_UNKNOWN);
    // The socket may have closed in the meantime; its close event is past, so it would never leave the room.
    if (socket.readyState !== WebSocket.OPEN) return;
    const room: Room = rooms.get(id) ?? { connections: new Set(), last: Promise.resolve() };
    rooms.set(id, room);
    if (room.connections.size >= SOCKETS_PER_CONVERSATION) return socket.close(CLOSE_TOO_MUCH);
    const lang = requestQuery(request.url).get('lang') ?? 'en';
    const connection: Connection = { socket, session: owned.session, lang, address, isAlive: true, frames: [] };
    room.connections.add(connection);
    // Process frames one after another, to keep messages in order.
    let last: Promise<void> = Promise.resolve();
    const failed = (error: unknown): void => app.log.error({ err: error }, 'support');
    socket.on('message', (data, isBinary) => {
      last = last.then(() => handleFrame(id, connection, data, isBinary)).catch(failed);
    });
    socket.on('pong', () => (connection.isAlive = true));
    socket.on('close', () => {
      room.connections.delete(connection);
      if (room.connections.size > 0) return;
      rooms.delete(id);
      messageTimes.delete(id);
    });
    send(connection, { type: 'history', ...(await historyOf(db, id)) });
  };

  const allConnections = (): Connection[] => [...rooms.values()].flatMap(({ connections }) => [...connections]);
  const countOf = (address: string): number => allConnections().filter((connection) => connection.address === address).length;
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
        accepted.close(CLOSE_FAILED);
      });
    });
    return undefined;
  };
  takeUpgrades(app.server, SUPPORT_SOCKET_PATH, upgrade);

  const closeEnded = async (): Promise<void> => {
    const players = allConnections().filter(({ session }) => session !== null);
    const alive = await sessions.alive(sessionsIn(players));
    await Promise.all(players.filter(({ session }) => session !== null && !alive.has(session.id)).map(signOut));
  };
  const stopBeating = heartbeat(() => {
    for (const connection of allConnections()) {
      if (!connection.isAlive) connection.socket.terminate();
      connection.isAlive = false;
      if (connection.socket.readyState === WebSocket.OPEN) connection.socket.ping();
    }
    // Checked again at the next heartbeat; nothing is sent without a check in between.
    closeEnded().catch((error: unknown) => app.log.error({ err: error }, 'support'));
  });
  app.addHook('preClose', async () => {
    stopBeating();
    unsubscribe();
    unsubscribeGaps();
    for (const { socket } of allConnections()) socket.close(1001);
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
