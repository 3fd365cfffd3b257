import { MOST_EVENTS, type CollectBody, type SentEvent } from '@touchline/analytics-contract';
import type { SinkDeps, Sinks } from '@touchline/analytics-state';

/** Interval between batches. */
const SEND_EVERY_MS = 5_000;
/** Maximum interval of the backoff while the collector fails. */
const SEND_AT_LEAST_EVERY_MS = 60_000;
/** Maximum queue length; the oldest events are dropped first. */
const MOST_WAITING = 300;
const TOO_MANY = 429;
const SERVER_FAILS_FROM = 500;

export interface CollectorDeps {
  ports: SinkDeps['ports'];
  url: URL;
  head: () => Omit<CollectBody, 'events'>;
  beacon?: (url: URL, body: Blob) => boolean;
}

/**
 * The site's own collector: sends batches, retries failed ones, and sends the rest as a beacon when the page is hidden. Events keep their
 * ids, so that duplicates count once.
 *
 * @spec AN-01 AN-06
 */
export function createCollector({ ports, url, head, beacon = (to, body) => navigator.sendBeacon(to, body) }: CollectorDeps): Sinks {
  let waiting: SentEvent[] = [];
  /** The batch in flight; returns to the queue on failure. */
  let sending: SentEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let everyMs = SEND_EVERY_MS;
  let isStopped = false;
  const textOf = (events: readonly SentEvent[]): string => JSON.stringify({ ...head(), events });

  const plan = (): void => {
    if (isStopped || timer !== undefined || waiting.length === 0) return;
    timer = setTimeout(() => {
      timer = undefined;
      void send();
    }, everyMs);
  };
  const isTaken = async (body: string): Promise<'yes' | 'later'> => {
    try {
      const headers = { 'Content-Type': 'application/json' };
      const { status } = await ports.send(new Request(url, { method: 'POST', body, headers, keepalive: true }));
      return status === TOO_MANY || status >= SERVER_FAILS_FROM ? 'later' : 'yes'; // other errors are final, so retrying is pointless
    } catch {
      return 'later';
    }
  };
  const send = async (): Promise<void> => {
    // A batch is in flight, or a beacon has emptied the queue.
    if (sending.length > 0 || waiting.length === 0) return;
    sending = waiting.splice(0, MOST_EVENTS);
    const answer = await isTaken(textOf(sending));
    everyMs = answer === 'yes' ? SEND_EVERY_MS : Math.min(2 * everyMs, SEND_AT_LEAST_EVERY_MS);
    if (answer === 'later' && !isStopped) waiting = [...sending, ...waiting].slice(-MOST_WAITING);
    sending = [];
    plan();
  };
  const leave = (isVisible: boolean): void => {
    if (isVisible || isStopped) return;
    while (waiting.length > 0) {
      const events = waiting.slice(0, MOST_EVENTS);
      if (!beacon(url, new Blob([textOf(events)], { type: 'application/json' }))) return;
      waiting = waiting.slice(MOST_EVENTS);
    }
  };
  const stopLooking = ports.page.onChange(leave);
  return {
    take: (event) => {
      waiting.push(event);
      if (waiting.length > MOST_WAITING) waiting.shift();
      plan();
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      stopLooking();
      waiting = [];
    },
  };
}
