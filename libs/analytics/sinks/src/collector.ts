import { MOST_EVENTS, type CollectBody, type SentEvent } from '@touchline/analytics-contract';
import type { SinkDeps, Sinks } from '@touchline/analytics-state';

/** Events go out together. */
const SEND_EVERY_MS = 5_000;
/** A collector that does not answer is asked less and less often, up to this. */
const SEND_AT_LEAST_EVERY_MS = 60_000;
/** Events that wait; older ones are dropped first. */
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
 * The site's own collector: batches, sent again when they were not taken, and what is left goes as a beacon when the page is hidden. Events keep
 * their ids, so one that arrives twice counts once.
 *
 * @spec AN-01 AN-06
 */
export function createCollector({ ports, url, head, beacon = (to, body) => navigator.sendBeacon(to, body) }: CollectorDeps): Sinks {
  let waiting: SentEvent[] = [];
  /** On its way; goes back into the queue when it was not taken. */
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
      return status === TOO_MANY || status >= SERVER_FAILS_FROM ? 'later' : 'yes'; // refused for good: sending it again changes nothing
    } catch {
      return 'later';
    }
  };
  const send = async (): Promise<void> => {
    // A beacon has taken them meanwhile.
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
