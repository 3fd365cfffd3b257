import * as z from 'zod/mini';
import { Refusal } from '../refusal.ts';
import type { StuckWork } from '../work/stuck-work.ts';
import { control, type Control, type Dashboard } from './control.ts';

const TRY_AGAIN = 'try-again';
const timeOf = (ms: number): string => new Date(ms).toISOString();

/** Failing items of background work: which, why and since when, with a button to retry after a fix. @spec OD-02 CF-07 */
export const stuckDashboard = (stuck: Pick<StuckWork, 'list'>): Dashboard => ({
  name: 'stuck',
  title: 'Stuck work',
  about: 'Background work that failed and is tried again, by any process. One item never holds up the others.',
  run: async () => {
    const items = stuck.list().toSorted((one, other) => one.sinceMs - other.sinceMs);
    return [
      {
        title: 'Items that fail',
        about: 'After five failures an item is set aside and tried once an hour. Mend it, then try again.',
        columns: ['Job', 'Item', 'Reason', 'Failures', 'State', 'Since', 'Next try'],
        rows: items.map(({ job, item, reason, failures, isQuarantined, sinceMs, retryAtMs }) => [
          job,
          item,
          reason,
          failures,
          isQuarantined ? 'set aside' : 'tried again soon',
          timeOf(sinceMs),
          timeOf(retryAtMs),
        ]),
        empty: 'Nothing fails.',
        button: { action: TRY_AGAIN, text: 'Try again', sent: items.map(({ job, item }) => ({ job, item })) },
      },
    ];
  },
});

const ItemBody = z.strictObject({ job: z.string(), item: z.string() });

/** @throws Refusal 404 if no such item is failing any more. */
export const tryAgainControl = (stuck: Pick<StuckWork, 'tryAgain'>): Control =>
  control({
    name: TRY_AGAIN,
    label: 'Let the next sweep try a stuck item at once',
    body: ItemBody,
    run: async ({ job, item }) => {
      if (!(await stuck.tryAgain(job, item))) throw new Refusal(404, 'not-found', { detail: 'No such item fails; it may be done' });
      return { job, item, tried: 'at the next sweep' };
    },
  });
