import type { AccountsAnswer } from '@touchline/account-contract';
import type { BookedCoupon, CashOutsAnswer, CouponToPlace, Game, GameAnswer, GamesAnswer, PlaceAnswer } from '@touchline/betting-contract';
import type { GameStatistic } from '@touchline/betting-results-contract';
import type { RegistrationAnswer } from '@touchline/identity-contract';
import { BOTH_ENGINES, chance, createDatabase, type CrashPoint, isBalanced, type Reconciliation } from '@touchline/server-kernel/testing';
import { TEST_ENV } from '@touchline/shared-serving/testing';
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type SandboxProcess, startSandbox } from './sandbox-process.ts';

const IS_LONG = process.env['TOUCHLINE_LONG'] === '1';
const CLI = resolve(__dirname, '../../../../libs/server/importers/src/cli.ts');
/** Where an import dies: in its file, in the transaction that takes it, before its games are on the line, or at any moment of either process. */
const POINTS = ['before-rename', 'in-import', 'after-import'] as const satisfies readonly CrashPoint[];
const ALL_DEATHS = [...POINTS, 'the import by a signal', 'the sandbox by a signal'] as const;
type Death = (typeof ALL_DEATHS)[number];
/** Each round of crashes has another league, because its games are ended at the end of the round. */
const LEAGUES = ['en.1', 'en.2', 'de.1', 'de.2', 'es.1', 'es.2', 'it.1', 'it.2', 'fr.1', 'nl.1'];
/** Ordinary runs crash twice. The long run tries each crash ten times on each database. */
const ROUNDS: readonly (readonly Death[])[] = IS_LONG ? LEAGUES.map(() => ALL_DEATHS) : [['before-rename', 'in-import']];
const STAKE = 100;
const BETS = 6;
const LOOK_EVERY_MS = 200;
const LONGEST_WAIT_MS = IS_LONG ? 60_000 : 300_000;
const LONGEST_SIGNAL_MS = 1500;
const DAY_MS = 86_400_000;
const FIRST_CHAMP_ID = 500;
const TEAMS = ['Ashford', 'Bramley', 'Carrick', 'Dunmore', 'Elgin', 'Falkirk', 'Girvan', 'Hawick'];

interface Match {
  round: string;
  date: string;
  time: string;
  team1: string;
  team2: string;
}

/** A double round robin from tomorrow on, a round every third day. */
function season(startMs: number): Match[] {
  const half = TEAMS.length / 2;
  return Array.from({ length: 2 * (TEAMS.length - 1) }, (_, round) => {
    const others = TEAMS.slice(1).map((__, at, all) => all[(at + round) % all.length] as string);
    const seats = [TEAMS[0] as string, ...others];
    return Array.from({ length: half }, (__, at): Match => {
      const pair = [seats[at] as string, seats[TEAMS.length - 1 - at] as string] as const;
      const [team1, team2] = round % 2 === 0 ? pair : [pair[1], pair[0]];
      return { round: `Matchday ${round + 1}`, date: dayOf(startMs + (1 + 3 * round) * DAY_MS), time: '15:00', team1, team2 };
    });
  }).flat();
}
const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** The next version of the file: in another order, some matches moved, some missing. */
const changed = (matches: readonly Match[], random: () => number): Match[] =>
  matches
    .filter(() => random() > 0.1)
    .map((match) => (random() > 0.2 ? match : { ...match, date: dayOf(Date.parse(match.date) + Math.floor(random() * 3) * DAY_MS) }))
    .map((match) => ({ match, order: random() }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ match }) => match);

interface Player {
  userId: number;
  accountId: number;
  token: string;
}
const pairOf = ({ opponent1, opponent2 }: Pick<Game, 'opponent1' | 'opponent2'>): string => `${opponent1.name} - ${opponent2.name}`;

// Ordinary runs use PGlite only.
describe.each(IS_LONG ? BOTH_ENGINES : BOTH_ENGINES.slice(0, 1))('kill -9 in the middle of an import on %s', (engine) => {
  let folder: string;
  let env: Record<string, string>;
  let running: SandboxProcess | undefined;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'touchline-kill-import-'));
    env = {
      TOUCHLINE_DATA_DIR: folder,
      ...(engine === 'pglite' ? {} : { DATABASE_URL: await createDatabase() }),
      ...{ ...TEST_ENV, TOUCHLINE_QUOTES: 'optional' },
    };
  });
  afterEach(async () => {
    running?.kill('SIGKILL');
    await running?.ended;
    running = undefined;
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  let round = 0;
  const file = (): string => join(folder, `2031-32_${LEAGUES[round]}.json`);
  const write = (matches: readonly Match[]): void =>
    writeFileSync(file(), JSON.stringify({ name: 'Example League 2031/32', matches: matches.map((match) => ({ ...match, score: {} })) }));
  /** Runs the import command. @param killAfterMs - ends it by a signal. @returns how it ended. */
  function importFile(more: Record<string, string> = {}, killAfterMs?: number): Promise<number | NodeJS.Signals | null> {
    const child = spawn(process.execPath, ['--conditions=@touchline/source', CLI, file()], {
      env: { PATH: process.env['PATH'], ...env, ...more },
      stdio: 'ignore',
    });
    const timer = killAfterMs === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfterMs);
    return new Promise((done) =>
      child.once('exit', (code, signal) => {
        clearTimeout(timer);
        done(signal ?? code);
      }),
    );
  }
  async function call<T>(path: string, { token = '', body }: { token?: string; body?: object } = {}): Promise<T> {
    const answer = await fetch(`${running?.url}${path}`, {
      headers: { ...(token !== '' && { authorization: `Bearer ${token}` }), ...(body && { 'content-type': 'application/json' }) },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${text}`);
    return JSON.parse(text) as T;
  }
  async function until<T>(read: () => Promise<T | undefined>, what: string): Promise<T> {
    for (const end = performance.now() + LONGEST_WAIT_MS; ;) {
      const value = await read();
      if (value !== undefined) return value;
      if (performance.now() > end) throw new Error(`waited in vain for ${what}`);
      await sleep(LOOK_EVERY_MS);
    }
  }
  async function signUp(): Promise<Player> {
    const body = { type: 'one_click', country_id: 276, currency_id: 978, isTermsAccepted: true };
    const { user_id: userId, token } = await call<RegistrationAnswer>('/web-api/registration/fast', { body });
    const { accounts } = await call<AccountsAnswer>('/web-api/account/list', { token });
    return { userId, accountId: accounts[0]?.id ?? 0, token };
  }
  /** Imported games on the line. */
  async function imported(): Promise<readonly Game[]> {
    const { games } = await call<GamesAnswer>(`/bff-api/feed/line/games?lang=en&count=200&champ=${FIRST_CHAMP_ID + round}`);
    return games;
  }
  /** Places singles on games of the league. */
  async function place({ userId, accountId, token }: Player, games: readonly Game[]): Promise<BookedCoupon[]> {
    const coupons: BookedCoupon[] = [];
    for (const { id: gameId, markets } of games) {
      const [{ id: marketId, outcomes }] = markets as [(typeof markets)[number]];
      const { id: outcomeId, coef } = outcomes[0]!;
      const coupon: CouponToPlace = {
        ...{ id: randomUUID(), userId, accountId, amount: STAKE, changeCoefAction: 1, typeId: 0, coef, coefByView: '', coefViewId: 0 },
        ...{ exactCoef: '1', isDropOnScoreChange: false, refId: 1, bets: [{ gameId, marketId, outcomeId, coef }] },
      };
      const answer = await call<PlaceAnswer>('/web-api/coupon/place', { token, body: coupon });
      if (answer.status !== 'accepted') throw new Error(answer.reason);
      coupons.push(answer.coupon);
    }
    return coupons;
  }
  /** Imports a file while one of the processes dies, and again after a restart. */
  async function die(death: Death, random: () => number): Promise<void> {
    const isOfSandbox = death === 'in-import' || death === 'after-import';
    if (isOfSandbox) {
      running?.kill('SIGTERM');
      await running?.ended;
      running = await startSandbox({ ...env, CRASH_AT: death });
    }
    const { ended, kill } = running as SandboxProcess;
    if (death === 'before-rename') expect(await importFile({ CRASH_AT: death })).toBe('SIGKILL');
    else if (death === 'the import by a signal') await importFile({}, random() * LONGEST_SIGNAL_MS);
    else expect(await importFile()).toBe(0);
    if (death === 'the sandbox by a signal') {
      await sleep(random() * 2 * LONGEST_SIGNAL_MS);
      kill('SIGKILL');
    }
    if (isOfSandbox || death === 'the sandbox by a signal') {
      expect((await ended).signal).toBe('SIGKILL');
      running = await startSandbox(env);
    }
    expect(await importFile()).toBe(0);
  }

  /** Ids and opponents of all games so far; each pair meets once on a ground, so it has one id. */
  const ids = new Map<number, string>();
  function requireOneId(games: readonly Game[]): void {
    for (const game of games) {
      expect(ids.get(game.id) ?? pairOf(game)).toBe(pairOf(game));
      ids.set(game.id, pairOf(game));
    }
    expect(new Set(ids.values()).size).toBe(ids.size);
  }
  /** The line once it has all matches of a file. */
  const lineOf = (matches: readonly Match[], when: string): Promise<readonly Game[]> =>
    until(async () => {
      const games = await imported();
      const names = new Set(matches.map(({ team1, team2 }) => `${team1} - ${team2}`));
      return games.length === matches.length && games.every((game) => names.has(pairOf(game))) ? games : undefined;
    }, `${matches.length} games ${when}`);

  /** Ends the games of coupons, and compares each payment with the result of the match that was sold. */
  async function requireSettled({ token }: Player, coupons: readonly BookedCoupon[]): Promise<void> {
    for (const gameId of new Set(coupons.map(({ bets }) => bets[0]?.gameId ?? 0))) {
      const { game } = await call<GameAnswer>(`/bff-api/feed/game/${gameId}?lang=en`);
      expect(game && pairOf(game)).toBe(ids.get(gameId));
      await call('/__test/end', { body: { gameId } });
    }
    for (const { couponId, bets } of coupons) {
      const [sold] = bets;
      const settled = await until(async () => {
        const coupon = await call<BookedCoupon>(`/web-api/coupon/${couponId}`, { token });
        return coupon.state === 'open' ? undefined : coupon;
      }, `the settlement of ${couponId}`);
      const { game } = await call<GameStatistic>(`/bff-api/results/game/${sold?.gameId}?lang=en`);
      expect([game.opponent1.name, game.opponent2.name]).toEqual([sold?.opponent1, sold?.opponent2]);
      expect(settled.bets[0]?.result).toBe(game.main.join(':'));
      const isWon = game.main[0] > game.main[1];
      expect(settled.payout).toBe(isWon ? Math.floor((STAKE * (sold?.coef ?? 0)) / 1000) : 0);
    }
  }

  it(
    '[BET-5] [BET-9] leaves every bet on its match: no id has other opponents, and each is settled by the result of its match',
    async () => {
      const roll = chance(Number(process.env['TOUCHLINE_SEED'] ?? 20_311_004));
      const random = () => roll(1_000_000) / 1_000_000;
      const matches = season(Date.now());
      running = await startSandbox(env);

      for (const [at, deaths] of ROUNDS.entries()) {
        round = at;
        ids.clear();
        write(matches);
        expect(await importFile()).toBe(0);
        // Each round has a new player, because tokens expire after five minutes.
        const player = await signUp();
        const coupons: BookedCoupon[] = [];
        let known = await lineOf(matches, 'at the beginning of a round');
        requireOneId(known);
        for (const death of deaths) {
          const open = known.filter(({ id }) => !coupons.some(({ bets }) => bets[0]?.gameId === id));
          coupons.push(...(await place(player, open.slice(0, BETS))));
          const next = changed(matches, random);
          write(next);
          await die(death, random);
          known = await lineOf(next, `after ${death}`);
          requireOneId(known);
          const { coupons: offers } = await call<CashOutsAnswer>('/web-api/coupon/cash-outs', { token: player.token });
          for (const { couponId, bets } of coupons) {
            const isOnLine = known.some(({ id }) => id === bets[0]?.gameId);
            expect([couponId, offers.find((one) => one.couponId === couponId)?.offer !== null]).toEqual([couponId, isOnLine]);
          }
        }
        write(matches);
        expect(await importFile()).toBe(0);
        requireOneId(await lineOf(matches, 'at the end of a round'));
        await requireSettled(player, coupons);
        expect(isBalanced(await call<Reconciliation>('/__test/reconcile'))).toBe(true);
      }
    },
    IS_LONG ? 35 * 60_000 : 15 * 60_000,
  );
});
