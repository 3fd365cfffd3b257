import type { GameEnd, GameSource, WorkParts } from '@touchline/server-toto/testing';
import { recordedBeacon, totoControls, workOnce } from '@touchline/server-toto/testing';
import type { Ticket, TicketAnswer, TotoDraw } from '@touchline/toto-contract';
import { reconcile, runControl } from '@touchline/server-kernel';
import { isBalanced } from '@touchline/server-kernel/testing';
import { randomUUID } from 'node:crypto';
import { NOON, startTestApp, type TestApp, type TestPlayer } from '../../testing/test-app.ts';
import { PRODUCTS } from '../../testing/test-db.ts';

const HOUR_MS = 3_600_000;

/** Games controlled by the test: enough for a section in every two-hour window, with the results set in `ends`. */
export function scriptedGames(now: () => number): GameSource & { ends: Map<number, GameEnd> } {
  const ends = new Map<number, GameEnd>();
  return {
    ends,
    periodMs: 2 * HOUR_MS,
    startOf: (number) => number * 2 * HOUR_MS,
    games: (_section, [sport = ''], { fromMs }) =>
      Array.from({ length: 15 }, (_, at) => ({
        ...{ gameId: fromMs / 1000 + at, startMs: fromMs + 600_000 + at * 1000, sport, champ: { en: 'Cup' } },
        ...{ home: `Home ${at}`, away: `Away ${at}`, chances: [500, 300, 200] },
      })),
    // By default a game ends with a home win after two hours.
    end: ({ gameId, startMs }) => ends.get(gameId) ?? (now() > startMs + 2 * HOUR_MS ? [1, 0] : undefined),
  };
}

export interface TotoTest {
  test: TestApp;
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

/** Starts the backend with scripted games on a new database. */
export async function startToto(engine: TestApp['db']['engine']): Promise<TotoTest> {
  const test = await startTestApp(engine);
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
    isBalanced: async () => isBalanced(await reconcile(test.db, PRODUCTS)),
  };
}
