import { readEvent, TOLD_KINDS, type Told } from './read-told.ts';

/**
 * Opens a stream of server-sent events and passes them on. Replaces EventSource's own reconnect, which has no random delay. @returns the
 * function that closes it.
 */
export type OpenStream = (url: string, tell: (told: Told) => void) => () => void;

/** Uses EventSource. @throws TypeError if the browser lacks it. */
export const openStream: OpenStream = (url, tell) => {
  const source = new EventSource(url);
  for (const kind of TOLD_KINDS) {
    source.addEventListener(kind, ({ data }: MessageEvent<unknown>) => {
      const told = readEvent(kind, data);
      if (told !== null) tell(told);
    });
  }
  source.addEventListener('error', () => {
    source.close();
    tell({ kind: 'lost' });
  });
  return () => source.close();
};

export const hasStreams = (): boolean => typeof EventSource === 'function';
