import type { RoundAnswer, RoundRecord, RoundView, TableView } from '@touchline/casino-game-contract';
import { isModelId, rulesOf } from '@touchline/casino-game-math';
import { reconcile } from '@touchline/server-kernel/ledger';
import { isBalanced, post, type TestBackend, type TestPlayer } from '@touchline/server-kernel/testing';
import { randomUUID } from 'node:crypto';

/** Books a lost round in EUR, as the games module does. */
export async function loseRound(
  test: TestBackend,
  { userId, accountId }: Pick<TestPlayer, 'userId' | 'accountId'>,
  { model = 'slot-lines-5x3', amount }: { model?: string; amount: number },
): Promise<void> {
  const at = test.clock.nowMs;
  await test.db.transaction(async (tx) => {
    const [seed] = await tx.query<{ id: number }>(
      `insert into game_seeds (user_id, server_seed, client_seed, created_at, revealed_at) values ($1, 's', 'c', 1, 1) returning id`,
      [userId],
    );
    const [row] = await tx.query<{ id: number }>(
      `insert into game_rounds (user_id, account_id, currency_iso, model, seed_id, nonce, amount, choice, staked, status, opened_at, settled_at)
       values ($1, $2, 'EUR', $3, $4, 0, $5, '{}', $5, 'settled', $6, $6) returning id`,
      [userId, accountId, model, seed?.id, amount, at],
    );
    await tx.query('insert into game_stakes (ref, round_id, staked) values ($1, $2, $3)', [String(row?.id), row?.id, amount]);
    await post(tx, {
      ...{ product: 'round', ref: String(row?.id), kind: 'stake', flow: 'stake', userId, accountId, at },
      entries: [
        { accountId, amount: -amount },
        { accountId: test.house.stakes('EUR', userId), amount },
      ],
    });
  });
}

export const GAMES = '/bff-api/games';

/** Calls of the games API, as pages make them. */
export function gamesOn(test: TestBackend) {
  const bodyOf = (player: TestPlayer, model: string, more: Record<string, unknown> = {}) => ({
    ...{ id: randomUUID(), model, accountId: player.accountId, amount: 100 },
    choice: isModelId(model) ? rulesOf(model).standard : {},
    ...more,
  });
  const send = (player: TestPlayer, path: string, body: object) => test.post(player.token, `${GAMES}/${path}`, body);
  const move = (player: TestPlayer, round: number, at: number, name: string) =>
    send(player, `rounds/${round}/moves`, { id: randomUUID(), at, move: name });
  return {
    bodyOf,
    send,
    move,
    opened: async (player: TestPlayer, model: string, more: Record<string, unknown> = {}): Promise<RoundView & { round: number }> => {
      const answer = (await send(player, 'rounds', bodyOf(player, model, more))).json<RoundAnswer>();
      if (answer.status === 'rejected' || answer.round === null) throw new Error(JSON.stringify(answer));
      return { ...answer, round: answer.round };
    },
    moved: async (player: TestPlayer, round: number, at: number, name: string) => (await move(player, round, at, name)).json<RoundView>(),
    record: async (player: TestPlayer, round: number) => (await test.get(player.token, `${GAMES}/rounds/${round}`)).json<RoundRecord>(),
    /** All rounds of a player, read page by page. */
    history: async (player: TestPlayer): Promise<RoundRecord[]> => {
      const found: RoundRecord[] = [];
      for (let hasMore = true; hasMore;) {
        const before = found.at(-1)?.round;
        const page = await test.get(player.token, `${GAMES}/rounds${before === undefined ? '' : `?before=${before}`}`);
        const { rounds, hasMore: isMore } = page.json<{ rounds: RoundRecord[]; hasMore: boolean }>();
        found.push(...rounds);
        hasMore = isMore;
      }
      return found;
    },
    table: async (model: string) => (await test.app.inject({ method: 'GET', url: `${GAMES}/table?model=${model}` })).json<TableView>(),
    booksAgree: async () => isBalanced(await reconcile(test.db, test.products)),
  };
}
