import { readEvent, TOLD_KINDS, type Told } from './read-told.ts';

/** Opens a stream of server-sent events, and tells what comes. The browser's own way of coming back is not used: it knows no chance. @returns the way to close it. */
export type OpenStream = (url: string, tell: (told: Told) => void) => () => void;

/** By the browser's own reader. @throws TypeError where a browser has none. */
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
