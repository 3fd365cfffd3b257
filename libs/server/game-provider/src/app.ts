import type { RoundView } from '@touchline/casino-game-contract';
import { isModelId, rulesOf } from '@touchline/casino-game-math';
import { createWebApp } from '@touchline/shared-serving';
import type { FastifyInstance } from 'fastify';
import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { type BookedRound, type Books, openBooks } from './books.ts';
import { finish, play, resultOf } from './play.ts';
import { openWalletClient, type WalletClient, WalletRefusal, type WalletSettings } from './wallet-client.ts';

const SEED_BYTES = 32;
const BODY_LIMIT = 16_384;

const RoundRequest = z.strictObject({
  token: z.string().check(z.regex(/^[\w-]{16,64}$/)),
  /** Idempotency key within the token: sending it again returns the same round. */
  id: z.string().check(z.regex(/^[A-Za-z0-9][\w-]{7,40}$/)),
  model: z.string().check(z.maxLength(40)),
  amount: z.int().check(z.minimum(1)),
  choice: z.record(z.string().check(z.maxLength(20)), z.unknown()),
});

/** Answer to the game's page. */
export type ServedAnswer = { status: 'played'; round: RoundView; serverSeed: string } | { status: 'refused'; reason: string };

export interface GameProviderSettings extends Omit<WalletSettings, 'send'>, Partial<Pick<WalletSettings, 'send'>> {
  /** Games decided by a single draw. */
  models: readonly string[];
  now: () => number;
  /** File of the books; without it they are kept in memory only. */
  file?: string | undefined;
}

export interface ServedGames {
  app: FastifyInstance;
  books: Books;
  wallet: WalletClient;
  /** Finishes unfinished rounds. @returns how many are still unfinished */
  tick(): Promise<number>;
}

function viewOf(round: BookedRound, nowMs: number): RoundView {
  const played = resultOf(round);
  return {
    ...{ round: round.number, model: round.model, game: null, status: 'settled', staked: played.staked, returned: played.returned },
    ...{ currencyIso: round.currencyIso, moves: [], scene: played.scene, openedAt: round.openedAt, settledAt: nowMs, made: 0 },
    ...{ isFaulty: false, balance: round.balance },
  };
}

/** A small game provider: draws rounds itself and moves money through the site's wallet. @spec CS-02 CS-05 */
export function createGameProvider({ models, now, file, ...settings }: GameProviderSettings): ServedGames {
  const books = openBooks(file);
  const wallet = openWalletClient(settings);
  const ports = { books, wallet };
  const running = new Map<string, Promise<BookedRound>>();
  const app = createWebApp({ logger: false, bodyLimit: BODY_LIMIT });
  // The page of the game runs in an opaque origin. It is authenticated by its token alone, so any origin is allowed.
  app.addHook('onRequest', async (request, reply) => {
    reply.header('access-control-allow-origin', '*').header('access-control-allow-headers', 'content-type');
    reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff');
    if (request.method === 'OPTIONS') return reply.code(204).send();
    return undefined;
  });
  app.options('/*', async (_, reply) => reply.code(204).send());
  app.get('/healthz', async () => ({ status: 'ok', unfinished: books.unfinished().length }));

  const played = async (name: string, { token, model, amount, choice }: z.infer<typeof RoundRequest>): Promise<BookedRound> => {
    const { player, currencyIso } = await wallet.session(token);
    const serverSeed = randomBytes(SEED_BYTES).toString('hex');
    const state = { state: 'asked', number: null, returned: 0, balance: null, reason: null } as const;
    return play(ports, token, { name, player, model, amount, currencyIso, choice, serverSeed, openedAt: now(), ...state });
  };
  app.post('/rounds', async (request, reply): Promise<ServedAnswer> => {
    const { success, data } = RoundRequest.safeParse(request.body);
    const isBet = success && models.includes(data.model) && isModelId(data.model) && rulesOf(data.model).accepts(data);
    if (!isBet) {
      reply.code(400);
      return { status: 'refused', reason: 'refused' };
    }
    // Scoped by token, because different players may choose the same id. The prefix makes the name start with a letter, as a token may not.
    const name = `r${data.token.slice(0, 8)}.${data.id}`;
    const known = books.find(name);
    const isDone = known !== undefined && known.state !== 'asked' && known.state !== 'staked';
    let round = isDone ? known : await running.get(name)?.catch(() => undefined);
    if (round === undefined) {
      const begun = known === undefined ? played(name, data) : finish(ports).then(() => books.find(name) ?? known);
      const work = begun.finally(() => running.delete(name));
      running.set(name, work);
      try {
        round = await work;
      } catch (error) {
        return { status: 'refused', reason: error instanceof WalletRefusal ? error.code : 'no-answer' };
      }
    }
    if (round.state === 'paid') return { status: 'played', round: viewOf(round, now()), serverSeed: round.serverSeed };
    return { status: 'refused', reason: round.reason ?? 'no-answer' };
  });
  return { app, books, wallet, tick: () => finish(ports) };
}
