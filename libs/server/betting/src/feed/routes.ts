import type { Engine } from '@touchline/server-engine';
import { type Queryable, Refusal, type SitePages } from '@touchline/server-kernel';
import { feedContract } from '@touchline/betting-contract/schemas';
import type { ContractCall } from '@touchline/shared-contract/schemas';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type * as z from 'zod/mini';
import { expressOffers } from './express.ts';
import { GameLists, type ListQuery } from './game-lists.ts';
import { gamePage, menu } from './game-page.ts';
import { popularBets } from './popular.ts';
import { GameSearch } from './search.ts';

export interface FeedOptions {
  engine: Engine;
  db: Queryable;
  /** Pages that the search finds beside what is bet on. */
  pages?: SitePages;
}

/** Reads a part of a request by the contract. @throws Refusal 400 */
function read<T extends z.ZodMiniType>(type: T, value: unknown): z.infer<T> {
  const { success, data, error } = type.safeParse(value);
  if (success) return data;
  const field = error.issues[0]?.path.join('.') ?? '';
  throw new Refusal(400, 'bad-request', { detail: 'A field is missing or wrong', ...(field !== '' && { field }) });
}

const int = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text));
const defined = <T extends object>(value: T): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as { [K in keyof T]: Exclude<T[K], undefined> };

/** 304 when there is nothing new. */
function send(reply: FastifyReply, answer: object | null): FastifyReply {
  reply.header('cache-control', 'no-store');
  return answer === null ? reply.code(304).send() : reply.send(answer);
}

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
export function feedRoutes(app: FastifyInstance, { engine, db, pages }: FeedOptions): void {
  const lists = new GameLists(engine);
  const search = new GameSearch(engine, pages);
  const route = ({ method, path: url, cost = 1 }: ContractCall, handler: Parameters<FastifyInstance['route']>[0]['handler']) =>
    app.route({ method, url, handler, config: { cost } });

  const express = expressOffers(engine);
  route(feedContract.express, async (request, reply) => {
    read(feedContract.express.query, request.query);
    return send(reply, express());
  });

  const popular = popularBets(engine, db);
  route(feedContract.popular, async (request, reply) => {
    read(feedContract.popular.query, request.query);
    return send(reply, await popular());
  });

  route(feedContract.menu, async (request, reply) => {
    const { section } = read(feedContract.menu.params, request.params);
    const { lang, since } = read(feedContract.menu.query, request.query);
    return send(reply, menu(engine, { section, lang, ...defined({ since: int(since) }) }));
  });

  route(feedContract.games, async (request, reply) => {
    const params = read(feedContract.games.params, request.params);
    const query = read(feedContract.games.query, request.query);
    return send(reply, lists.answer(listQuery(params, query), int(query.since)));
  });

  route(feedContract.game, async (request, reply) => {
    const { gameId } = read(feedContract.game.params, request.params);
    const { lang, since } = read(feedContract.game.query, request.query);
    const answer = gamePage(engine, { gameId: Number(gameId), lang, ...defined({ since: int(since) }) });
    if (answer === 'gone') throw new Refusal(410, 'gone', { detail: 'The game ended long ago' });
    if (answer === 'no-game') throw new Refusal(404, 'not-found', { detail: 'No such game' });
    return send(reply, answer);
  });

  route(feedContract.search, async (request, reply) => {
    const { lang, q } = read(feedContract.search.query, request.query);
    return send(reply, search.find(q, lang));
  });
}
