import { ErrorCode } from '@touchline/shared-contract';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import { isIdle } from './authenticate.ts';
import { endReasonOf } from './cookie-family.ts';
import { endIdleSession, sessionsOfIds } from './sessions.ts';

/** The session on whose behalf a channel was opened. A channel is a connection that outlives the call that opened it, such as a socket. */
export interface ChannelSession {
  id: number;
  /** The request that opened the channel. */
  request: Pick<FastifyRequest, 'headers'>;
}

/** Why a session ended, as the code of the 401 that its calls get. */
export type EndCode = typeof ErrorCode.Unauthorized | typeof ErrorCode.SessionIdle | typeof ErrorCode.SessionLimitEnded;

/**
 * Checks the sessions of channels. Calls are authenticated one by one; a channel has to ask again at each heartbeat, before it sends
 * anything and before it acts for the player. Otherwise it would outlive a sign-out.
 *
 * @spec AUTH-6
 */
export interface ChannelSessions {
  /** Ids of the sessions that are alive; ends idle ones. Does not count as activity or as playing time. */
  alive(sessions: readonly ChannelSession[]): Promise<ReadonlySet<number>>;
  /** Whether the player may act in this session. Counts as playing time, like a call. @spec LIM-6 */
  mayAct(session: ChannelSession): Promise<boolean>;
  /** Why a session has ended. */
  endCode(id: number): Promise<EndCode>;
}

const CODES = { idle: ErrorCode.SessionIdle, 'session-limit': ErrorCode.SessionLimitEnded } as const;

export function channelSessions({ db, play, now, config }: Pick<Services, 'db' | 'play' | 'now' | 'config'>): ChannelSessions {
  const living = async (asked: readonly ChannelSession[]) => {
    const requests = new Map(asked.map(({ id, request }) => [id, request]));
    const found = requests.size === 0 ? [] : await sessionsOfIds(db, [...requests.keys()], now());
    const isOver = (session: (typeof found)[number]): boolean => {
      const request = requests.get(session.id);
      return request === undefined || isIdle(session, config(request), now());
    };
    for (const session of found.filter(isOver)) await endIdleSession(db, session.id, now());
    return found.filter((session) => !isOver(session));
  };
  return {
    alive: async (sessions) => new Set((await living(sessions)).map(({ id }) => id)),
    mayAct: async (asked) => {
      const [session] = await living([asked]);
      return session !== undefined && (await play.seen(session, now())) === null;
    },
    endCode: async (id) => {
      const reason = await endReasonOf(db, { id });
      return reason === 'idle' || reason === 'session-limit' ? CODES[reason] : ErrorCode.Unauthorized;
    },
  };
}
