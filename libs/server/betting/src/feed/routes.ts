import { type Engine, sourceOf } from '@touchline/server-engine';
import { Refusal, type SitePages } from '@touchline/server-kernel';
import type { Queryable } from '@touchline/server-kernel/db';
import { serve, type ServeOptions } from '@touchline/server-kernel/http';
import { feedContract } from '@touchline/betting-contract/schemas';
import { UTC } from '@touchline/shared-primitives/calendar';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type * as z from 'zod/mini';
import { expressOffers } from './express.ts';
import { GameLists, type ListQuery, type MemoryUses } from './game-lists.ts';
import { gamePage, menu } from './game-page.ts';
import { GAMES_PER_CHUNK, writeInChunks } from './list-text.ts';
import { playersByGame, popularBets } from './popular.ts';
import { revisionWatch } from './revision-watch.ts';
import { GameSearch } from './search.ts';

export interface FeedOptions {
  engine: Engine;
  db: Queryable;
  /** Pages that the search includes. */
  pages?: SitePages;
  /** Counts hits and misses of the cache of readers' last lists. */
  uses?: MemoryUses;
}

const int = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text));
const defined = <T extends object>(value: T): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as { [K in keyof T]: Exclude<T[K], undefined> };

type GamesCall = typeof feedContract.games;
/** Default number of games of the whole line, without a sport, championship or ids. @spec SEC-6 */
const MOST_OF_LINE = 200;
/** Default number of games of a list by interest. @spec BT-08 */
const MOST_BY_INTEREST = 24;
const idsOf = (text: string | undefined) => (text === undefined ? undefined : new Set(text.split(',').map(Number)));

function listQuery(params: z.infer<GamesCall['params']>, query: z.infer<GamesCall['query']>): ListQuery {
  const { lang, sport, champ, ids, teams, country, by, top, video, today, zone = UTC, cyber, filter, count, first } = query;
  const isWhole = params.section === 'line' && [sport, champ, ids, teams, country].every((narrowing) => narrowing === undefined);
  const most = by !== undefined ? MOST_BY_INTEREST : isWhole ? MOST_OF_LINE : undefined;
  return defined({
    section: params.section,
    lang,
    sport: int(sport),
    champ: int(champ),
    ids: idsOf(ids),
    teams: idsOf(teams),
    country,
    isByInterest: by === 'interest' ? true : undefined,
    isOpen: by === 'open' ? true : undefined,
    isTop: top === '1' ? true : undefined,
    hasVideo: video === '1' ? true : undefined,
    todayIn: today === '1' ? zone : undefined,
    cyber,
    filter: int(filter),
    count: int(count) ?? most,
    first: int(first),
  }) as ListQuery;
}

/** The reader's revision; undefined if it is from another source. */
const readerRevision = ({ since, source }: { since?: string; source?: string | undefined }, { revision }: Engine): number | undefined =>
  source === undefined || source === sourceOf(revision) ? int(since) : undefined;

/** Adds the source of its revision to an answer; readers with a revision of another source get full lists. */
const withSource = <A extends { revision: number }>(answer: A | null) => answer && { ...answer, source: sourceOf(answer.revision) };

/** Routes of line and live: menu, lists, game page, search. @spec BT-01 BT-05 OD-04 CF-06 */
export function feedRoutes(app: FastifyInstance, { engine, db, pages, uses }: FeedOptions, options: ServeOptions): void {
  const playersOf = playersByGame(engine, db);
  const lists = new GameLists(engine, uses, playersOf);
  const search = new GameSearch(engine, { pages, playersOf });
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

  serve(app, feedContract.menu, options, async ({ params: { section }, query: { lang, ...at }, reply }) => {
    fresh(reply);
    return withSource(menu(engine, { section, lang, ...defined({ since: readerRevision(at, engine) }) }));
  });

  serve(app, feedContract.games, options, async ({ params, query, reply }) => {
    fresh(reply);
    const answer = withSource(lists.answer(listQuery(params, query), readerRevision(query, engine)));
    return answer === null || answer.games.length <= GAMES_PER_CHUNK ? answer : writeInChunks(answer);
  });

  serve(app, feedContract.game, options, async ({ params: { gameId }, query: { lang, ...at }, reply }) => {
    const answer = gamePage(engine, { gameId: Number(gameId), lang, ...defined({ since: readerRevision(at, engine) }) });
    if (answer === 'gone') throw new Refusal(410, 'gone', { detail: 'The game ended long ago' });
    if (answer === 'no-game') throw new Refusal(404, 'not-found', { detail: 'No such game' });
    fresh(reply);
    return withSource(answer);
  });

  const nextRevision = revisionWatch(app, engine);
  serve(app, feedContract.revision, options, async ({ query, reply }) => {
    fresh(reply);
    const since = readerRevision(query, engine);
    const revision = since === engine.revision ? await nextRevision(since) : engine.revision;
    return revision === since ? null : withSource({ revision });
  });

  serve(app, feedContract.search, options, async ({ query: { lang, q }, reply }) => {
    fresh(reply);
    return search.find(q, lang);
  });
}
