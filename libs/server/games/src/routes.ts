import type { Launch, NoMoney } from '@touchline/casino-game-contract';
import { gameContract, OFFERED_GAMES } from '@touchline/casino-game-contract/schemas';
import { cycleOf, type GameModel, modelOf } from '@touchline/casino-game-math';
import {
  countryOfPlayer,
  currencyOf,
  gamesOrigin,
  Refusal,
  type Services,
  type Session,
  visitedCountry,
  visitOf,
} from '@touchline/server-kernel';
import { serve, type ServeOptions } from '@touchline/server-kernel/http';
import { asIntentId, hasRight, openWager, PREPAID_TYPE, readGamePace, type WagerContext, takePace } from '@touchline/server-kernel/ledger';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ageRefusal, requiresAgeCheck, hasConfirmedAge } from './age.ts';
import { isClosed, watchFailures } from './closures.ts';
import { type GameRef, isOffered, requireHouse, requireOffered } from './country.ts';
import { openDemo } from './demo.ts';
import { tableView } from './draws/table-view.ts';
import { ROUND } from './product.ts';
import { keepDamaged } from './rounds/damaged-rounds.ts';
import { keepExit } from './rounds/exits.ts';
import { isExit, needsStake, makeMove, ownRound, stakeMove } from './rounds/move-round.ts';
import { acceptsBet, openRound, type RoundParts, waitOf } from './rounds/open-round.ts';
import { readRounds, recordOf, viewOf } from './rounds/round-row.ts';
import { findWaitingRound } from './rounds/waiting-round.ts';
import { readSeeds, rotateSeeds } from './seeds.ts';
import { stakesIn } from './stakes.ts';

const ROUNDS_A_PAGE = 20;

function requireModel(id: string): GameModel {
  const model = modelOf(id);
  if (model === undefined) throw new Refusal(404, 'not-found', { detail: 'No such game', field: 'model' });
  return model;
}

function requireBet(model: GameModel, bet: Parameters<typeof acceptsBet>[1]): void {
  if (acceptsBet(model, bet)) return;
  throw new Refusal(400, 'bad-request', { detail: 'The game does not take this bet', field: 'choice' });
}

const gameRefOf = ({ model, game }: { model: string; game?: string | undefined }): GameRef => ({
  model,
  ...(game !== undefined && { game: Number(game) }),
});

interface Player {
  userId: number;
  account: { id: number; currencyIso: string; balance: number };
  isRestricted: boolean;
}

async function playerOf({ db, now, ownLimits }: Services, userId: number): Promise<Player | null> {
  const [row] = await db.query<{ id: number; currency_iso: string; balance: number; ban_level: number }>(
    `select accounts.id, accounts.currency_iso, accounts.balance, users.ban_level from users
     join accounts on accounts.user_id = users.id and accounts.type <> $2
     where users.id = $1 order by accounts.is_active desc, accounts.type, accounts.id limit 1`,
    [userId, PREPAID_TYPE],
  );
  if (row === undefined) return null;
  const { excludedUntil } = await ownLimits(db, userId, now());
  return {
    userId,
    account: { id: row.id, currencyIso: row.currency_iso, balance: row.balance },
    isRestricted: row.ban_level > 0 || excludedUntil !== null || !(await hasRight(db, userId, 'games', now())),
  };
}

function noMoneyFor(model: GameModel, player: Player | null, isInCountry: boolean): NoMoney | null {
  if (!isInCountry) return 'country';
  if (model.stake.max === 0) return 'no-stake';
  if (player === null) return 'signed-out';
  return player.isRestricted ? 'restricted' : null;
}

/**
 * Notes when a request had arrived, before anything waits for it: a request whose body is still on its way has not arrived, or a player could
 * begin one early and complete it only if the climb ends.
 */
function watchArrivals({ now }: Pick<Services, 'now'>, options: ServeOptions) {
  const times = new WeakMap<FastifyRequest, number>();
  const authenticate: ServeOptions['authenticate'] = (request, ...rest) => {
    times.set(request, now());
    return options.authenticate(request, ...rest);
  };
  return { options: { ...options, authenticate }, of: (request: FastifyRequest): number => times.get(request) ?? now() };
}

/** Launch, rounds, history, seeds and demo. Players only see their own rounds. @spec CS-02 CS-05 SEC-10 */
export function gameRoutes(app: FastifyInstance, services: Services, options: ServeOptions): void {
  const { bounds, db, house, ownLimits, now } = services;
  const offered = services.provided(OFFERED_GAMES);
  const pace = readGamePace(services.env);
  const partsOf = ({ id: sessionId }: Pick<Session, 'id'>): RoundParts => ({
    house,
    pace: (context, amount) => takePace(context, { sessionId, amount }, pace),
  });
  const wager = openWager(ROUND, { bounds, db, house, ownLimits, now });
  const demo = openDemo(now);
  const arrivals = watchArrivals(services, options);

  interface Visiting {
    player: Player | null;
    country: number | null;
    isAgeAsked?: boolean;
  }
  const launchFor = async (ref: GameRef, { player, country, isAgeAsked = false }: Visiting): Promise<Launch> => {
    const model = requireModel(ref.model);
    const isInCountry = isOffered(offered, ref, country);
    const currencyIso = player?.account.currencyIso ?? 'EUR';
    const waiting = player === null ? undefined : await findWaitingRound(services, { userId: player.userId, model: model.id });
    const isInRepair = await isClosed(db, model.id);
    return {
      model: model.id,
      frameUrl: `${gamesOrigin(services.env)}/frame`,
      noMoney: isInRepair ? 'closed' : noMoneyFor(model, player, isInCountry),
      isDemoOffered: isInCountry && !isInRepair,
      isAgeAsked,
      isServed: offered.find(ref.game ?? -1)?.servedBy !== undefined,
      currencyIso,
      exponent: currencyOf(currencyIso).exponent,
      stake: stakesIn(currencyIso, model),
      cycleMs: cycleOf(model),
      waitMs: player === null ? 0 : await waitOf(db, { userId: player.userId, nowMs: now() }, model),
      accountId: player?.account.id ?? null,
      balance: player?.account.balance ?? null,
      open: waiting === undefined ? null : viewOf(waiting, player?.account.balance ?? null, now()),
    };
  };
  serve(app, gameContract.launch, options, ({ query, request, reply }) => {
    reply.header('vary', 'x-geo-country');
    return launchFor(gameRefOf(query), {
      player: null,
      country: visitedCountry(request),
      isAgeAsked: requiresAgeCheck(request, services.config(request)),
    });
  });
  serve(app, gameContract.seat, options, async ({ query, session: { userId }, request }) =>
    launchFor(gameRefOf(query), {
      player: await playerOf(services, userId),
      country: await countryOfPlayer(db, userId, visitedCountry(request)),
    }),
  );

  serve(app, gameContract.demo, options, async ({ body, request, reply }) => {
    reply.header('cache-control', 'no-store');
    const model = requireModel(body.model);
    requireBet(model, body);
    requireOffered(offered, body, visitedCountry(request));
    if (requiresAgeCheck(request, services.config(request)) && !hasConfirmedAge(request)) {
      const session = await options.authenticate(request, 'token').catch(() => undefined);
      if (session === undefined) throw ageRefusal();
    }
    return demo(model, body);
  });

  serve(app, gameContract.table, options, async ({ query, reply }) => {
    reply.header('cache-control', 'no-store');
    const model = requireModel(query.model);
    if (!model.isShared) throw new Refusal(404, 'not-found', { detail: 'This game is not drawn for all players at once', field: 'model' });
    return tableView(db, model, now());
  });

  serve(app, gameContract.open, options, async ({ body, session, request }) => {
    const model = requireModel(body.model);
    requireBet(model, body);
    if (model.stake.max === 0) throw new Refusal(400, 'bad-request', { detail: 'This game takes no stake', field: 'model' });
    requireHouse(offered, body);
    const { id, accountId } = body;
    const stake = { userId: session.userId, id: asIntentId(id), body, accountId, visit: visitOf(request, session) };
    const decide = async (context: WagerContext) => {
      requireOffered(offered, body, await countryOfPlayer(context.tx, context.userId, visitedCountry(request)));
      return openRound(context, partsOf(session), model, body);
    };
    const jsonText = await watchFailures({ db, model: model.id, now }, (watched) =>
      wager.stake(stake, { pending: () => '', decide: watched(decide) }),
    );
    return { jsonText };
  });

  serve(app, gameContract.move, arrivals.options, async ({ params, body, session, request }) => {
    const { userId } = session;
    const round = Number(params.round);
    const row = await ownRound(db, userId, round);
    if (isExit(row, body)) {
      const arrivedAt = await keepExit(db, row, { id: body.id, arrivedAt: arrivals.of(request) });
      return db.transaction((tx) => makeMove(tx, services, { userId, round }, { ...body, arrivedAt }));
    }
    if (!needsStake(row, body)) return db.transaction((tx) => makeMove(tx, services, { userId, round }, body));
    const { id, ...move } = body;
    const stake = { userId, id: asIntentId(id), body: { round, ...move }, accountId: row.account_id, visit: visitOf(request, session) };
    return {
      jsonText: await wager.stake(stake, { pending: () => '', decide: (context) => stakeMove(context, partsOf(session), round, body) }),
    };
  });

  serve(app, gameContract.rounds, options, async ({ query, session }) => {
    const before = query.before === undefined ? null : Number(query.before);
    const rows = await readRounds(db, { userId: session.userId, model: query.model ?? null, before, count: ROUNDS_A_PAGE + 1 });
    await keepDamaged(db, rows.slice(0, ROUNDS_A_PAGE), now());
    return { rounds: rows.slice(0, ROUNDS_A_PAGE).map((row) => recordOf(row, now())), hasMore: rows.length > ROUNDS_A_PAGE };
  });

  serve(app, gameContract.round, options, async ({ params, session }) => {
    const row = await ownRound(db, session.userId, Number(params.round));
    await keepDamaged(db, [row], now());
    return recordOf(row, now());
  });

  serve(app, gameContract.seeds, options, ({ session }) => db.transaction((tx) => readSeeds(tx, { userId: session.userId, nowMs: now() })));
  serve(app, gameContract.rotate, options, ({ session, body }) =>
    db.transaction((tx) => rotateSeeds(tx, { userId: session.userId, nowMs: now() }, body)),
  );
}
