import { walletContract, type WalletSession } from '@touchline/casino-game-contract/wallet';
import { cycleOf, modelOf, stakeRange } from '@touchline/casino-game-math';
import { currencyOf, Refusal, type Services, visitOf } from '@touchline/server-kernel';
import { acceptJsonText, type ServeOptions } from '@touchline/server-kernel/http';
import { openWager, readGamePace } from '@touchline/server-kernel/ledger';
import { openApi } from '@touchline/shared-contract/schemas';
import type { FastifyInstance } from 'fastify';
import { balanceOf } from './moves/answers.ts';
import { credit } from './moves/credit.ts';
import { debit } from './moves/debit.ts';
import { rollback } from './moves/rollback.ts';
import { SERVED } from './product.ts';
import type { GameProvider } from './providers.ts';
import { signedRoute } from './signed-route.ts';
import { type GameVisit, isOver, nameOfPlayer, playerOfName, visitOfToken } from './visits.ts';

const VERSION = '1.0.0';

interface Parts extends Services {
  providers: ReadonlyMap<string, GameProvider>;
}

const signedOut = (): Refusal => new Refusal(401, 'unauthorized', { detail: 'This token is unknown or has ended' });
const unknownPlayer = (): Refusal => new Refusal(404, 'unknown-player', { detail: 'No player of this name', field: 'player' });

/** The wallet API for game providers: signed, idempotent per transaction, staked through the common gate. @spec CS-02 CS-05 BET-1 BET-9 */
export function walletRoutes(app: FastifyInstance, services: Parts, { checkAnswers }: ServeOptions): void {
  const { bounds, db, now, house, ownLimits, providers } = services;
  const pace = readGamePace(services.env);
  const wager = openWager(SERVED, { bounds, db, house, ownLimits, now });

  const requireVisit = async (provider: string, token: string): Promise<GameVisit> => {
    const visit = await visitOfToken(db, provider, token);
    if (visit === undefined) throw signedOut();
    return visit;
  };
  /** The visit of a token, if it has not expired and the player has not signed out. */
  const requireLiveVisit = async (provider: string, token: string): Promise<GameVisit> => {
    const visit = await requireVisit(provider, token);
    const [session] = await db.query('select 1 from sessions where id = $1 and user_id = $2 and ended_at is null and expires_at > $3', [
      ...[visit.session_id, visit.user_id, now()],
    ]);
    if (session === undefined || isOver(visit, now())) throw signedOut();
    return visit;
  };
  const requirePlayer = async (provider: string, name: string): Promise<number> => {
    const userId = await playerOfName(db, provider, name);
    if (userId === undefined) throw unknownPlayer();
    return userId;
  };
  const accountOf = async ({ account_id: id }: GameVisit) => {
    const [account] = await db.query<{ currency_iso: string }>('select currency_iso from accounts where id = $1', [id]);
    return { currencyIso: account?.currency_iso ?? '', balance: await balanceOf(db, id) };
  };

  app.get('/wallet-api/v1/openapi.json', async () => openApi(Object.values(walletContract), VERSION));
  void app.register(async (scope) => {
    acceptJsonText(scope);
    const terms = { providers, checkAnswers };
    signedRoute(scope, walletContract.session, terms, async ({ provider, body }) => {
      const visit = await requireLiveVisit(provider, body.token);
      const { currencyIso, balance } = await accountOf(visit);
      const { exponent, unit } = currencyOf(currencyIso);
      const model = modelOf(visit.model);
      if (model === undefined) throw signedOut();
      return JSON.stringify({
        player: (await nameOfPlayer(db, provider, visit.user_id)) ?? '',
        ...{ game: visit.game, currencyIso, exponent, balance },
        stake: stakeRange(model, unit),
        cycleMs: cycleOf(model),
        endsAt: visit.ends_at,
      } satisfies WalletSession);
    });
    signedRoute(scope, walletContract.balance, terms, async ({ provider, body }) =>
      JSON.stringify(await accountOf(await requireLiveVisit(provider, body.token))),
    );
    signedRoute(scope, walletContract.debit, terms, async ({ provider, body, request }) => {
      const visit = await requireVisit(provider, body.token);
      if ((await nameOfPlayer(db, provider, visit.user_id)) !== body.player) throw unknownPlayer();
      return debit(wager, { provider, visit, body, pace }, visitOf(request, { id: visit.session_id }), now());
    });
    signedRoute(scope, walletContract.credit, terms, async ({ provider, body }) =>
      credit(services, { provider, userId: await requirePlayer(provider, body.player), body }),
    );
    signedRoute(scope, walletContract.rollback, terms, async ({ provider, body }) =>
      rollback(services, { provider, userId: await requirePlayer(provider, body.player), body }),
    );
  });
}
