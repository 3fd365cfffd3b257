import { readStreamEvent, PRICE_EVENT_KINDS, type PriceEvent } from './read-price-event.ts';

/**
 * Opens a stream of server-sent events and passes them on. Replaces EventSource's own reconnect, which has no random delay. @returns the
 * function that closes it.
 */
export type OpenStream = (url: string, emit: (event: PriceEvent) => void) => () => void;

/** Uses EventSource. @throws TypeError if the browser lacks it. */
export const openStream: OpenStream = (url, emit) => {
  const source = new EventSource(url);
  for (const kind of [...PRICE_EVENT_KINDS, 'player'] as const) {
    source.addEventListener(kind, ({ data }: MessageEvent<unknown>) => {
      const event = readStreamEvent(kind, data);
      if (event !== null) emit(event);
    });
  }
  source.addEventListener('error', () => {
    source.close();
    emit({ kind: 'lost' });
  });
  return () => source.close();
};

export const hasStreams = (): boolean => typeof EventSource === 'function';
