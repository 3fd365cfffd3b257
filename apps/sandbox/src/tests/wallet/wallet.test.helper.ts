import { walletContract, type CreditBody, type DebitBody, type RollbackBody } from '@touchline/casino-game-contract/wallet';
import type { Db } from '@touchline/server-kernel/db';
import { signWebhook } from '@touchline/server-kernel/http';
import { reconcile } from '@touchline/server-kernel/ledger';
import { isBalanced } from '@touchline/server-kernel/testing';
import { makeCatalogue } from '@touchline/server-casino/testing';
import { TEST_ENV } from '@touchline/shared-serving/testing';
import type { LightMyRequestResponse } from 'fastify';
import { randomUUID } from 'node:crypto';
import { type TestApp, testAppOn, type TestPlayer } from '../../testing/test-app.ts';
import { openTestDb, PRODUCTS } from '../../testing/test-db.ts';

export const PROVIDER = 'even-odds';
export const SECRET = `whsec_${Buffer.from('a secret of thirty-two bytes, no less').toString('base64')}`;
const OTHER_SECRET = `whsec_${Buffer.from('the secret of another provider, as long').toString('base64')}`;
export const CYCLE = 5_000;
/** A game of the catalogue that the provider runs on its server. */
export const GAME = makeCatalogue().find(({ servedBy }) => servedBy === PROVIDER)?.id ?? 0;

type Kind = keyof typeof walletContract;

/** Settings of two providers. */
export const PROVIDERS = {
  GAME_PROVIDERS: JSON.stringify({
    [PROVIDER]: { secret: SECRET, frameUrl: 'http://games.test/frame#server=http://provider.test' },
    'quick-lime': { secret: OTHER_SECRET, frameUrl: 'http://lime.test/play' },
  }),
};

/** The backend with two providers. */
export const startWalletApp = async (engine: Db['engine'], env: NodeJS.ProcessEnv = {}): Promise<TestApp> =>
  testAppOn(await openTestDb(engine), { ...TEST_ENV, TOUCHLINE_QUOTES: 'optional', ...env, ...PROVIDERS });

/** Requests of a provider's server. */
export function walletOn(test: TestApp) {
  const send = (
    kind: Kind,
    body: unknown,
    { provider = PROVIDER, secret = SECRET, headers = {} } = {},
  ): Promise<LightMyRequestResponse> => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const signed = signWebhook(secret, randomUUID(), { atSeconds: Math.floor(Date.now() / 1000), body: text });
    return test.app.inject({
      method: 'POST',
      url: walletContract[kind].path.replace(':provider', provider),
      headers: { 'content-type': 'application/json', ...signed, ...headers },
      payload: text,
    });
  };
  /** Opens the page of a game as a player. */
  const visit = async ({ token, accountId }: TestPlayer, game = GAME) => {
    const answer = await test.post(token, '/bff-api/games/visits', { game, accountId });
    const { frameUrl } = answer.json<{ frameUrl: string }>();
    const opened = new URLSearchParams(new URL(frameUrl).hash.slice(1)).get('token') ?? '';
    const { player } = (await send('session', { token: opened })).json<{ player: string }>();
    return { token: opened, player, frameUrl };
  };
  const name = () => randomUUID().slice(0, 18);
  return {
    send,
    visit,
    name,
    debit: (body: DebitBody) => send('debit', body),
    credit: (body: CreditBody) => send('credit', body),
    rollback: (body: RollbackBody) => send('rollback', body),
    booksAgree: async () => isBalanced(await reconcile(test.db, PRODUCTS)),
  };
}
export { OTHER_SECRET };
