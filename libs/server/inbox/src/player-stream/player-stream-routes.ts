import { playerStreamContract as contract } from '@touchline/account-inbox-contract/schemas';
import type { PlayerChangesAnswer } from '@touchline/account-inbox-contract';
import { channelSessions, type ChannelSession, scopeOf, type Services } from '@touchline/server-kernel';
import { serve, type ServeOptions } from '@touchline/server-kernel/http';
import type { FastifyInstance } from 'fastify';
import type { ChannelSeal, SealedChannel } from './channel-seal.ts';
import { changedParts, marksOf } from './player-news.ts';
import { playerWatch } from './player-watch.ts';

type PlayerStreamServices = Pick<Services, 'db' | 'broker' | 'play' | 'now' | 'config'>;

/** Longest wait of a request: the heartbeat of streams, less the way. */
const WAIT_MS = 2_500;
/** A change that no message reports is found after this time: of a balance, or the end of a session. */
const LOOK_EVERY_MS = 1_000;

type Asked = readonly { channel: string; mark: string }[];
type ChannelState = PlayerChangesAnswer['channels'][number];

/** The session of a channel. Its settings are those of the scope that opened it. */
const sessionOf = ({ sessionId, scope }: SealedChannel): ChannelSession => ({
  id: sessionId,
  request: { headers: scope === '' ? {} : { cookie: `tl-test=${scope}` } },
});

/**
 * Reports to edges what changed of the players whose streams they hold. Sessions are checked before each answer, which counts neither as activity
 * nor as playing time. Nothing is queued: a channel has the mark of what its edge knows, and the answer is the difference.
 *
 * @spec AUTH-6 AC-01 AC-06 LIM-6
 */
export function playerStreamRoutes(app: FastifyInstance, services: PlayerStreamServices, seal: ChannelSeal, options: ServeOptions): void {
  const { db } = services;
  const sessions = channelSessions(services);
  const watch = playerWatch(app, services);

  const statesOf = async (asked: Asked, channels: readonly (SealedChannel | undefined)[]): Promise<ChannelState[]> => {
    const alive = await sessions.alive(channels.flatMap((channel) => (channel === undefined ? [] : [sessionOf(channel)])));
    const marks = await marksOf(
      db,
      channels.flatMap((channel) => (channel !== undefined && alive.has(channel.sessionId) ? [channel.userId] : [])),
    );
    return Promise.all(
      asked.map(async ({ mark: before }, at) => {
        const channel = channels[at];
        const mark = channel && alive.has(channel.sessionId) ? marks.get(channel.userId) : undefined;
        if (channel === undefined || mark === undefined)
          return { ended: channel ? await sessions.endCode(channel.sessionId) : 'unauthorized', mark: '', what: [] };
        return { ended: null, mark, what: changedParts(before, mark) };
      }),
    );
  };

  serve(app, contract.channel, options, async ({ session, request }) => {
    const { id: sessionId, userId } = session;
    const marks = await marksOf(db, [userId]);
    return { channel: seal.seal({ sessionId, userId, scope: scopeOf(request) }), mark: marks.get(userId) ?? '' };
  });

  serve(app, contract.changes, options, async ({ body: { channels: asked } }) => {
    const channels = asked.map(({ channel }) => seal.read(channel));
    const waiter = watch.wait(channels.flatMap((channel) => (channel === undefined ? [] : [channel.userId])));
    const until = performance.now() + WAIT_MS;
    try {
      for (;;) {
        const states = await statesOf(asked, channels);
        const leftMs = until - performance.now();
        const isNews = states.some(({ ended, what }) => ended !== null || what.length > 0);
        if (isNews || leftMs <= 0 || watch.isClosing()) return { channels: states };
        await waiter.next(Math.min(leftMs, LOOK_EVERY_MS));
      }
    } finally {
      waiter.leave();
    }
  });
}
