import type { SentEvent } from '@touchline/analytics-contract';
import type { Sinks } from '@touchline/analytics-state';

export interface QueueSink {
  /** Global property that the service's script reads. */
  queue: string;
  isWanted: (event: SentEvent) => boolean;
}

const MOST = 100;

/**
 * A service whose script is served by the site itself: events go into its queue, before and after the script has loaded. If it never loads,
 * the queue is capped at a hundred entries.
 *
 * @spec AN-01 PRV-2
 */
export function createQueueSink({ queue, isWanted }: QueueSink, load: () => Promise<unknown>): Sinks {
  const host = globalThis as unknown as Record<string, Readonly<Record<string, unknown>>[] | undefined>;
  const waiting = (host[queue] ??= []);
  let isStopped = false;
  load().catch(() => {
    isStopped = true; // blocked or not served: nothing will read the queue
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
