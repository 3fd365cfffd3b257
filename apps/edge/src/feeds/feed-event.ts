import { SharedBytes } from '../http/shared-bytes.ts';

const eventOf = (name: string, data: string): SharedBytes => new SharedBytes(`event: ${name}\ndata: ${data}\n\n`);

export const helloEvent = (beatMs: number): SharedBytes => eventOf('hello', JSON.stringify({ beatMs }));
export const newsEvent = (feed: string, from: number | null, body: string): SharedBytes =>
  eventOf('news', `{"feed":${JSON.stringify(feed)},"from":${from},"answer":${body}}`);
export const sameEvent = (feed: string, [from, revision]: readonly [number, number]): SharedBytes =>
  eventOf('same', JSON.stringify({ feed, from, revision }));
export const offEvent = (feed: string): SharedBytes => eventOf('off', JSON.stringify({ feed }));
/** The edge stops; `retry` keeps clients from reconnecting at once. */
export const byeEvent = (): SharedBytes => new SharedBytes('retry: 10000\nevent: bye\ndata: {}\n\n');
