import { type Services, takeEvent, waitingEvents, type Worker } from '@touchline/server-kernel';
import { addItem, type InboxServices } from './items.ts';

const LOOK_EVERY_MS = 500;
const MOST = 200;
/** Name of this work where it is told what fails. */
const EVENTS = 'inbox-events';

/** Makes items of what happened; several processes may do it at once. @returns how many events were taken. @spec AC-06 */
export async function takeEvents(services: InboxServices & Pick<Services, 'stuck'>, goesOn = () => true): Promise<number> {
  const items = await waitingEvents(services.db, MOST);
  return services.stuck.each({ job: EVENTS, items, keyOf: String, goesOn }, (id) =>
    takeEvent(services.db, id, async (tx, event) => void (await addItem(tx, services, event))),
  );
}

/** Repeats a piece of work that is never under way twice in this process. */
export const repeatedly =
  (everyMs: number, work: (goesOn: () => boolean) => Promise<unknown>): Worker =>
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

export const takingEvents = (services: InboxServices & Pick<Services, 'stuck'>): Worker =>
  repeatedly(LOOK_EVERY_MS, (goesOn) => takeEvents(services, goesOn));
