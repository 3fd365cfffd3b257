import { runControl } from '@touchline/server-kernel';
import type { Db } from '@touchline/server-kernel/db';
import { reconcile } from '@touchline/server-kernel/ledger';
import { isBalanced, type ModuleBackend, NOON, startBackend, type TestPlayer } from '@touchline/server-kernel/testing';
import type { Ticket, TicketAnswer, TotoDraw } from '@touchline/toto-contract';
import { randomUUID } from 'node:crypto';
import { toto } from '../module.ts';
import { recordedBeacon, scriptedGames, totoControls, workOnce, type WorkParts } from '../testing.ts';

export interface TotoTest {
  test: ModuleBackend;
  source: ReturnType<typeof scriptedGames>;
  /** Runs the background work once, at a time in milliseconds. */
  workAt(nowMs: number): Promise<void>;
  /** Runs the control that ends the open draw of a section; games end as home wins. */
  endDraw(section: string): Promise<void>;
  draw(section: string, draw?: string): Promise<TotoDraw>;
  placeToto(player: TestPlayer, body: object): Promise<TicketAnswer>;
  placeLotto(player: TestPlayer, body: object): Promise<TicketAnswer>;
  /** Tickets of a player, newest first. Signs in for each call, because tests advance the clock by hours. */
  tickets(player: TestPlayer): Promise<Ticket[]>;
  isBalanced(): Promise<boolean>;
}

/** Starts the kernel with this module, with scripted games. */
export async function startToto(engine: Db['engine']): Promise<TotoTest> {
  const test = await startBackend({ modules: [toto], engine });
  const source = scriptedGames(() => test.clock.nowMs);
  const parts: WorkParts = { services: test.services, source, beacon: recordedBeacon(test.services) };
  const get = async <T>(path: string, token = '') => (await test.get(token, path)).json<T>();
  const place = async (path: string, player: TestPlayer, body: object) => {
    const answer = await test.post(await test.signIn(player.userId), path, { id: randomUUID(), accountId: player.accountId, ...body });
    if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`);
    return answer.json<TicketAnswer>();
  };
  test.clock.nowMs = NOON;
  await workOnce(parts);
  return {
    test,
    source,
    workAt: async (nowMs) => {
      test.clock.nowMs = nowMs;
      await workOnce(parts);
    },
    endDraw: async (section) => {
      const end = (gameId: number): boolean => source.ends.set(gameId, [1, 0]).has(gameId);
      const control = totoControls(parts, end).actions?.find(({ name }) => name === 'toto-end');
      if (control === undefined) throw new Error('no such control');
      await runControl(control, { section });
    },
    draw: (section, draw = 'current') => get(`/bff-api/toto/draw?section=${section}&draw=${draw}`),
    placeToto: (player, body) => place('/bff-api/toto/place', player, body),
    placeLotto: (player, body) => place('/bff-api/lotto/place', player, body),
    tickets: async (player) => (await get<{ tickets: Ticket[] }>('/bff-api/tickets', await test.signIn(player.userId))).tickets,
    isBalanced: async () => isBalanced(await reconcile(test.db, test.products)),
  };
}
