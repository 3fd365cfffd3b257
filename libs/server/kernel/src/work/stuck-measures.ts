import type { Measure } from '@touchline/shared-serving';
import type { StuckWork } from './stuck-work.ts';

/** Number of failing items of background work, by job. Item names may contain player ids, so they are not exported. @spec OD-02 */
export const stuckMeasures = (stuck: Pick<StuckWork, 'list'>): readonly Measure[] => [
  {
    kind: 'gauge',
    name: 'touchline_stuck_items',
    help: 'Items of background work that fail, by job and state: tried again soon, or set aside until somebody mends them.',
    labels: ['job', 'state'],
    read: () => {
      const items = stuck.list();
      return [...new Set(items.map(({ job }) => job))].flatMap((job) => {
        const own = items.filter((item) => item.job === job);
        const quarantined = own.filter(({ isQuarantined }) => isQuarantined).length;
        return [
          { labels: { job, state: 'retried' }, value: own.length - quarantined },
          { labels: { job, state: 'quarantined' }, value: quarantined },
        ];
      });
    },
  },
  {
    kind: 'gauge',
    name: 'touchline_quarantined_items',
    help: 'Items of background work that were set aside; 0 while nothing is.',
    read: () => [{ value: stuck.list().filter(({ isQuarantined }) => isQuarantined).length }],
  },
];
