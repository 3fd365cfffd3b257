import { analyticsContract } from '@touchline/analytics-contract/schemas';
import { type Bound, DAY_MS, type Stored } from '@touchline/server-kernel';

const MB = 1024 * 1024;
export const EVENTS_OF_VISIT: Bound = {
  name: 'events-of-visit',
  whose: 'visit',
  most: 5_000,
  of: 'rows',
  windowMs: DAY_MS,
  over: 'dropped',
};
export const EVENTS_OF_ADDRESS: Bound = {
  ...{ name: 'events-of-address', whose: 'address', most: 50_000, of: 'rows', windowMs: DAY_MS, over: 'dropped' },
};
export const EVENTS_OF_ALL: Bound = { name: 'events', whose: 'everybody', most: 300_000, of: 'rows', over: 'oldest out' };
export const RECORDING_OF_VISIT: Bound = {
  ...{ name: 'recording-of-visit', whose: 'visit', most: 4 * MB, of: 'bytes', windowMs: DAY_MS, over: 'dropped' },
};
export const RECORDINGS_OF_ADDRESS: Bound = {
  ...{ name: 'recordings-of-address', whose: 'address', most: 32 * MB, of: 'bytes', windowMs: DAY_MS, over: 'dropped' },
};
export const RECORDINGS_OF_ALL: Bound = { name: 'recordings', whose: 'everybody', most: 2_000, of: 'rows', over: 'oldest out' };

export const collectorStores: readonly Stored[] = [
  {
    what: 'Events of visits with consent to analytics',
    tables: ['collector_events'],
    calls: [analyticsContract.collect],
    bounds: [EVENTS_OF_VISIT, EVENTS_OF_ADDRESS, EVENTS_OF_ALL],
    kept: '30 days',
  },
  {
    what: 'Recordings of visits with full consent',
    tables: ['collector_recordings'],
    calls: [analyticsContract.record],
    bounds: [RECORDING_OF_VISIT, RECORDINGS_OF_ADDRESS, RECORDINGS_OF_ALL],
    kept: 'a day',
  },
];
