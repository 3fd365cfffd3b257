import type { Engine } from '@touchline/server-engine';
import { type Queryable, Refusal, serve, type ServeOptions, type SitePages } from '@touchline/server-kernel';
import { feedContract } from '@touchline/betting-contract/schemas';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type * as z from 'zod/mini';
import { expressOffers } from './express.ts';
import { GameLists, type ListQuery, type MemoryUses } from './game-lists.ts';
import { gamePage, menu } from './game-page.ts';
import { popularBets } from './popular.ts';
import { GameSearch } from './search.ts';

export interface FeedOptions {
  engine: Engine;
  db: Queryable;
  /** Pages that the search finds beside what is bet on. */
  pages?: SitePages;
  /** Counts how often a reader's last list was remembered. */
  uses?: MemoryUses;
}

const int = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text));
const defined = <T extends object>(value: T): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as { [K in keyof T]: Exclude<T[K], undefined> };

type GamesCall = typeof feedContract.games;

function listQuery(params: z.infer<GamesCall['params']>, query: z.infer<GamesCall['query']>): ListQuery {
  const { lang, sport, champ, ids, top, video, today, cyber, filter, count, first } = query;
  return defined({
    section: params.section,
    lang,
    sport: int(sport),
    champ: int(champ),
    ids: ids === undefined ? undefined : new Set(ids.split(',').map(Number)),
    isTop: top === '1' ? true : undefined,
    hasVideo: video === '1' ? true : undefined,
    isToday: today === '1' ? true : undefined,
    cyber,
    filter: int(filter),
    count: int(count),
    first: int(first),
  }) as ListQuery;
}

/** The calls of line and live: menu, lists, game page, search. @spec BT-01 BT-05 OD-04 CF-06 */
export function feedRoutes(app: FastifyInstance, { engine, db, pages, uses }: FeedOptions, options: ServeOptions): void {
  const lists = new GameLists(engine, uses);
  const search = new GameSearch(engine, pages);
  const express = expressOffers(engine);
  const fresh = (reply: FastifyReply) => void reply.header('cache-control', 'no-store');

  serve(app, feedContract.express, options, async ({ reply }) => {
    fresh(reply);
    return express();
  });

  const popular = popularBets(engine, db);
  serve(app, feedContract.popular, options, async ({ reply }) => {
    fresh(reply);
    return popular();
  });

  serve(app, feedContract.menu, options, async ({ params: { section }, query: { lang, since }, reply }) => {
    fresh(reply);
    return menu(engine, { section, lang, ...defined({ since: int(since) }) });
  });

  serve(app, feedContract.games, options, async ({ params, query, reply }) => {
    fresh(reply);
    return lists.answer(listQuery(params, query), int(query.since));
  });

  serve(app, feedContract.game, options, async ({ params: { gameId }, query: { lang, since }, reply }) => {
    const answer = gamePage(engine, { gameId: Number(gameId), lang, ...defined({ since: int(since) }) });
    if (answer === 'gone') throw new Refusal(410, 'gone', { detail: 'The game ended long ago' });
    if (answer === 'no-game') throw new Refusal(404, 'not-found', { detail: 'No such game' });
    fresh(reply);
    return answer;
  });

  serve(app, feedContract.search, options, async ({ query: { lang, q }, reply }) => {
    fresh(reply);
    return search.find(q, lang);
  });
}
