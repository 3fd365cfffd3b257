import { PLAYER_NEWS_TOPIC, type Services } from '@touchline/server-kernel';
import type { FastifyInstance } from 'fastify';

/** A request that waits for changes of some players. */
export interface PlayerWaiter {
  /** Resolves when one of the players may have changed since the last call, and after this time at the latest. */
  next(ms: number): Promise<void>;
  leave(): void;
}

export interface PlayerWatch {
  wait(userIds: Iterable<number>): PlayerWaiter;
  readonly isClosing: () => boolean;
}

/** Wakes waiting requests by messages of the broker, and all of them when messages may be lost or the server closes. @spec SRV-1 SRV-2 */
export function playerWatch(app: FastifyInstance, { broker }: Pick<Services, 'broker'>): PlayerWatch {
  const waiting = new Map<ReadonlySet<number>, () => void>();
  let isClosing = false;
  const wakeAll = (): void => {
    for (const wake of [...waiting.values()]) wake();
  };
  const leaveTopic = broker.subscribe(PLAYER_NEWS_TOPIC, (message) => {
    const ids = Array.isArray(message) ? message : [];
    for (const [users, wake] of [...waiting]) if (ids.some((id) => users.has(id as number))) wake();
  });
  const leaveGaps = broker.onGap(wakeAll);
  app.addHook('preClose', async () => {
    isClosing = true;
    leaveTopic();
    leaveGaps();
    wakeAll();
  });
  return {
    isClosing: () => isClosing,
    wait: (userIds) => {
      const users = new Set(userIds);
      let isWoken = false;
      let resume = (): void => undefined;
      waiting.set(users, () => {
        isWoken = true;
        resume();
      });
      return {
        next: async (ms) => {
          let timer: NodeJS.Timeout | undefined;
          if (!isWoken) {
            await new Promise<void>((done) => {
              resume = done;
              timer = setTimeout(done, ms);
            });
          }
          clearTimeout(timer);
          isWoken = false;
        },
        leave: () => void waiting.delete(users),
      };
    },
  };
}
