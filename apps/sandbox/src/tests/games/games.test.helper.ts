import type { RoundAnswer, RoundRecord, RoundView, TableView } from '@touchline/casino-game-contract';
import { isModelId, rulesOf } from '@touchline/casino-game-math';
import { reconcile } from '@touchline/server-kernel';
import { isBalanced } from '@touchline/server-kernel/testing';
import { randomUUID } from 'node:crypto';
import type { TestApp, TestPlayer } from '../../testing/test-app.ts';
import { PRODUCTS } from '../../testing/test-db.ts';

export const GAMES = '/bff-api/games';

/** Calls of the games API, as pages make them. */
export function gamesOn(test: TestApp) {
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
    booksAgree: async () => isBalanced(await reconcile(test.db, PRODUCTS)),
  };
}
