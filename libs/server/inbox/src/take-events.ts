import { reportPlayerNews, type Services, takeEvent, waitingEvents, type Worker } from '@touchline/server-kernel';
import { addItem, type InboxServices } from './items.ts';
import { countNews } from './player-stream/player-news.ts';

type EventServices = InboxServices & Pick<Services, 'broker' | 'stuck'>;

const LOOK_EVERY_MS = 500;
const MOST = 200;
/** Job name in failure reports. */
const EVENTS = 'inbox-events';

/** Results of bets; a player on a break gets no item, but still sees the bet as settled. */
const isOfBet = (kind: string): boolean => kind.startsWith('bet-');

/** Turns waiting events into inbox items; safe to run in several processes. @returns the number of processed events. @spec AC-06 */
export async function takeEvents(services: EventServices, shouldContinue = () => true): Promise<number> {
  const items = await waitingEvents(services.db, MOST, services.stuck.passedBy(EVENTS).map(Number));
  const players = new Set<number>();
  const done = await services.stuck.each({ job: EVENTS, items, keyOf: String, shouldContinue }, (id) =>
    takeEvent(services.db, id, async (tx, event) => {
      await countNews(tx, event.userId, { bets: isOfBet(event.kind), notices: await addItem(tx, services, event) });
      players.add(event.userId);
    }),
  );
  void reportPlayerNews(services.broker, players);
  return done;
}

/** Repeats work at an interval, skipping a tick while the previous run in this process is unfinished. */
export const repeatedly =
  (everyMs: number, work: (shouldContinue: () => boolean) => Promise<unknown>): Worker =>
  (report) => {
    let isStopped = false;
    let underWay: Promise<unknown> | undefined;
    const timer = setInterval(() => {
      underWay ??= work(() => !isStopped)
        .catch(report)
        .finally(() => (underWay = undefined));
    }, everyMs);
    timer.unref();
    return {
      stop: async () => {
        isStopped = true;
        clearInterval(timer);
        await underWay;
      },
    };
  };

export const eventWorker = (services: EventServices): Worker =>
  repeatedly(LOOK_EVERY_MS, (shouldContinue) => takeEvents(services, shouldContinue));
