import type { SentEvent } from '@touchline/analytics-contract';
import type { Sinks } from '@touchline/analytics-state';

export interface QueueSink {
  /** Property of the window that the service's script reads. */
  queue: string;
  isWanted: (event: SentEvent) => boolean;
}

const MOST = 100;

/**
 * A service whose script is served by the site itself: events are put into its queue, before and after the script has come. A script that
 * never comes costs a queue that nobody reads; it is cut at a hundred entries.
 *
 * @spec AN-01 PRV-2
 */
export function createQueueSink({ queue, isWanted }: QueueSink, load: () => Promise<unknown>): Sinks {
  const host = globalThis as unknown as Record<string, Readonly<Record<string, unknown>>[] | undefined>;
  const waiting = (host[queue] ??= []);
  let isStopped = false;
  load().catch(() => {
    isStopped = true; // blocked, or not served: there is nobody to tell
    waiting.length = 0;
  });
  return {
    take: (event) => {
      if (isStopped || !isWanted(event)) return;
      const { id, at, name, fields } = event;
      waiting.push({ event: name, id, at, ...fields });
      if (waiting.length > MOST) waiting.shift();
    },
    stop: () => {
      isStopped = true;
      waiting.length = 0;
    },
  };
}
