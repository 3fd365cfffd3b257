import { gameContract, OFFERED_GAMES } from '@touchline/casino-game-contract/schemas';
import { modelOf } from '@touchline/casino-game-math';
import { countryOfPlayer, Refusal, type Services, visitedCountry } from '@touchline/server-kernel';
import { serve, type ServeOptions } from '@touchline/server-kernel/http';
import { PREPAID_TYPE } from '@touchline/server-kernel/ledger';
import type { FastifyInstance } from 'fastify';
import type { GameProvider } from './providers.ts';
import { readServedRounds } from './rounds.ts';
import { openVisit } from './visits.ts';

interface Parts extends Pick<Services, 'db' | 'now' | 'provided'> {
  providers: ReadonlyMap<string, GameProvider>;
}

const ROUNDS_A_PAGE = 20;

/** Opening a provider's game page and reading its rounds. Permission to stake is checked with every stake. @spec CS-02 */
export function siteRoutes(app: FastifyInstance, { db, now, provided, providers }: Parts, options: ServeOptions): void {
  const offered = provided(OFFERED_GAMES);
  serve(app, gameContract.visit, options, async ({ body, session, request }) => {
    const game = offered.find(body.game);
    const name = game?.servedBy;
    const provider = name === undefined ? undefined : providers.get(name);
    if (game === undefined || name === undefined || modelOf(game.model) === undefined)
      throw new Refusal(404, 'not-found', { detail: 'No provider plays this game', field: 'game' });
    if (provider === undefined) throw new Refusal(503, 'unavailable', { detail: 'The provider of this game is not connected' });
    const { userId, id: sessionId } = session;
    const country = await countryOfPlayer(db, userId, visitedCountry(request));
    if (country !== null && game.blockedCountries.includes(country))
      throw new Refusal(403, 'country-not-offered', { detail: 'This game is not offered in your country', field: 'game' });
    const [account] = await db.query<{ id: number }>(`select id from accounts where id = $1 and user_id = $2 and type <> ${PREPAID_TYPE}`, [
      body.accountId,
      userId,
    ]);
    if (account === undefined) throw new Refusal(404, 'not-found', { detail: 'No such account', field: 'accountId' });
    const token = await db.transaction((tx) =>
      openVisit(tx, { provider: name, userId, accountId: account.id, sessionId, game: body.game, model: game.model, nowMs: now() }),
    );
    const frameUrl = new URL(provider.frameUrl);
    frameUrl.hash = new URLSearchParams([...new URLSearchParams(frameUrl.hash.slice(1)), ['token', token]]).toString();
    return { frameUrl: frameUrl.href };
  });

  serve(app, gameContract.served, options, async ({ query, session: { userId } }) => {
    const numberOf = (text: string | undefined) => (text === undefined ? null : Number(text));
    const page = { userId, game: numberOf(query.game), before: numberOf(query.before), count: ROUNDS_A_PAGE + 1 };
    const rounds = await readServedRounds(db, page);
    return { rounds: rounds.slice(0, ROUNDS_A_PAGE), hasMore: rounds.length > ROUNDS_A_PAGE };
  });
}
