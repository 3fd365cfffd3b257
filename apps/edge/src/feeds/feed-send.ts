import { FEED_PATH, readFeed } from './feed-key.ts';
import type { FeedHub } from './feed-hub.ts';
import { OLDEST_MS, type KeptFeed } from './feed-topic.ts';

type Send = (request: Request) => Promise<Response>;

/** `Age` of a feed, in whole seconds. Readers take a feed without it for current. @spec ODD-5 */
export const ageOf = (ageMs: number): string => String(Math.max(1, Math.ceil(ageMs / 1000)));

const SERVER_FAULT = 500;

/**
 * Sends the calls of a document. Its feeds are answered from memory, with their age, while the backend is not ready or does not answer.
 *
 * @spec ODD-5 REM-10
 */
export function withKeptFeeds(send: Send, hub: Pick<FeedHub, 'kept'>, outageMs: () => Promise<number>): Send {
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const feed = request.method === 'GET' && pathname.startsWith(FEED_PATH) ? readFeed((pathname + search).slice(FEED_PATH.length)) : null;
    if (feed === null) return send(request);
    const kept = (): Promise<KeptFeed | undefined> => hub.kept(feed.key, feed.position).catch(() => undefined);
    if ((await outageMs()) > OLDEST_MS) {
      const known = await kept();
      return known === undefined ? send(request) : answerOf(known);
    }
    try {
      const answer = await send(request);
      const known = answer.status < SERVER_FAULT ? undefined : await kept();
      if (known === undefined) return answer;
      await answer.body?.cancel();
      return answerOf(known);
    } catch (error) {
      const known = request.signal.aborted ? undefined : await kept();
      if (known === undefined) throw error;
      return answerOf(known);
    }
  };
}

const answerOf = ({ body, ageMs }: KeptFeed): Response =>
  new Response(body === null ? null : new Uint8Array(body.plain), {
    status: body === null ? 304 : 200,
    headers: { age: ageOf(ageMs), 'content-type': 'application/json' },
  });
