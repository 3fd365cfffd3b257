import type { PlayerStreamEvent } from '@touchline/account-inbox-contract';
import { readPlayerStreamEvent } from '../api/readers.ts';

/** Path of a stream with the player's events only. */
export const PLAYER_STREAM_PATH = '/bff-api/feed/stream?player=1';

/** An event, or the end of the connection. */
export type PlayerStreamMessage = PlayerStreamEvent | 'lost';

/** Opens a stream of server-sent events. @returns the function that closes it. */
export type OpenPlayerStream = (url: string, emit: (message: PlayerStreamMessage) => void) => () => void;

/** Parses the text of an event; null if it is invalid. @spec SEC-4 */
export function readStreamText(data: unknown): PlayerStreamEvent | null {
  try {
    return readPlayerStreamEvent(JSON.parse(String(data)));
  } catch {
    return null;
  }
}

/** Uses EventSource, without its reconnect, which has no random delay. */
export const openPlayerStream: OpenPlayerStream = (url, emit) => {
  const source = new EventSource(url);
  source.addEventListener('player', ({ data }: MessageEvent<unknown>) => {
    const event = readStreamText(data);
    if (event !== null) emit(event);
  });
  for (const end of ['error', 'bye']) {
    source.addEventListener(end, () => {
      source.close();
      emit('lost');
    });
  }
  return () => source.close();
};

export const hasStreams = (): boolean => typeof EventSource === 'function';
