import { expect } from '@playwright/test';
import { goTo } from '../support/go-to.ts';
import { lineOf } from '../support/route-table.ts';
import { sandbox } from '../support/sandbox.ts';
import type { Audit } from './audit.ts';
import { checks } from './check.ts';
import { history, picks, place } from './coupons.ts';
import { titleOf } from './documents.ts';
import type { Json } from './json.ts';

const feed = async (audit: Audit, call: string): Promise<Json> => (await audit.reader()).json(`GET /bff-api/feed/${call}`);
const games = async (audit: Audit, section: 'line' | 'live', query = ''): Promise<Json[]> =>
  (await feed(audit, `${section}/games?lang=en&count=200${query}`)).games;
/** A championship of the line as pages of a type need it. */
const champPath = async (): Promise<string> => `line/all/1-football/${(await lineOf()).champ}`;
const PERIODS: readonly string[] = ['0', '1', '2', '3', '6'];

/** A price of 2.50 in each format. */
const NOTATIONS: Readonly<Record<string, string>> = {
  0: '2.50',
  1: '6/4',
  2: '+150',
  4: '1.50',
  5: '1.50',
  6: '−0.667',
  14: '1.50',
  15: '1.50',
  16: '−0.667',
};

export const BETTING = checks({
  'OD-01': [
    'anyone',
    'with each of the nine formats chosen, the same price of the line is written in its notation, also after a reload',
    async (audit) =>
      audit.visit({}, async (reader) => {
        const person = await reader.open('/line/all/16-darts');
        const { page } = person;
        const format = page.getByRole('combobox', { name: /odds/i }).first();
        const values = await format.locator('option').evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
        expect(values.map(Number).sort((a, b) => a - b)).toEqual([0, 1, 2, 4, 5, 6, 14, 15, 16]);
        const [pick] = await person.pick(1);
        if (pick === undefined) throw new Error('no price');
        await sandbox.pinCoef(pick.outcomeId, 2_500);
        const price = person.outcome(pick.outcomeId).first().locator('[data-price]');
        for (const [value, text] of Object.entries(NOTATIONS)) {
          await format.selectOption(value);
          await expect(price, value).toHaveText(text);
        }
        await person.reload();
        await expect(price).toHaveText(NOTATIONS['16'] ?? '');
      }),
  ],
  'OD-03': [
    'anyone',
    'live games have status 2 or 3 or a game time, none is finished; sub-games in play carry isLiveInLive; a game that the operator ended carries isFinished',
    async (audit) => {
      const live = await games(audit, 'live');
      expect(live.every(({ state }) => [2, 3].includes(state.statusId) || state.clock !== undefined)).toBe(true);
      expect(live.some(({ state }) => state.statusId === 4 || state.isFinished === true)).toBe(false);
      const football = live.filter(({ sportId }) => sportId === 1);
      const subGames: Json[] = (await feed(audit, `game/${football[0].id}?lang=en`)).subGames;
      expect(subGames.some(({ state }) => state.isLiveInLive === true)).toBe(true);
      const { id } = football[1];
      await sandbox.endGame(String(id));
      await expect.poll(async () => (await feed(audit, `game/${id}?lang=en`)).game.state).toMatchObject({ isFinished: true, statusId: 4 });
    },
  ],
  'OD-04': [
    'anyone',
    'each time filter answers a list: all is the longest, second period holds games from the second period on, recommended is not empty',
    async (audit) => {
      const sizes: Record<string, number> = {};
      for (const filter of PERIODS) sizes[filter] = (await games(audit, 'live', `&filter=${filter}`)).length;
      expect(Math.max(...Object.values(sizes))).toBe(sizes['0']);
      const second = await games(audit, 'live', '&filter=3');
      expect(second.every(({ state }) => (state.clock?.periodId ?? 2) >= 2)).toBe(true);
      expect((await games(audit, 'line', '&filter=6')).length).toBeGreaterThan(0);
    },
  ],
  'OD-06': [
    'anyone',
    'with short market names switched on, the markets of a game page are named differently',
    async (audit) => {
      const { game, champ } = await lineOf();
      await audit.visit({}, async (reader) => {
        const { page } = await reader.open(`/line/all/1-football/${champ}/${game}`);
        const heads = () =>
          page.getByRole('main').getByRole('heading', { level: 3 }).or(page.getByRole('main').locator('summary')).allTextContents();
        await expect.poll(async () => (await heads()).length).toBeGreaterThan(3);
        const long = await heads();
        await page.getByRole('button', { name: 'Settings', exact: true }).first().click();
        await page
          .getByRole('dialog', { name: 'Settings' })
          .getByRole('switch', { name: /market names/i })
          .check({ force: true });
        await page.keyboard.press('Escape');
        await expect.poll(heads).not.toEqual(long);
      });
    },
  ],
  'BT-01': [
    'anyone',
    'line, live, home, favourites, champs, multi, team, game pages and the nine championship pages (home and final) answer 200; the championship pages name nine competitions',
    async (audit) => {
      const { champ, game } = await lineOf();
      for (const path of [
        '',
        '/line',
        '/live',
        '/line/favourites',
        '/champs',
        `/champs/${champ}`,
        '/multi',
        '/team/line/110000-club',
        `/line/all/1-football/${champ}`,
        `/line/all/1-football/${champ}/${game}`,
      ])
        expect((await audit.document(`/en${path}`)).status, path).toBe(200);
      const pages = ['champ', 'epl', 'laliga', 'europaleague', 'ipl', 'scf', 'fifacwc', 'nbafinals', 'nhlfinals'];
      const titles = new Set<string>();
      for (const page of pages) {
        titles.add(titleOf((await audit.document(`/en/${page}`)).text));
        expect((await audit.document(`/en/${page}/final`)).status, page).toBe(200);
      }
      expect(titles.size).toBe(9);
    },
  ],
  'BT-02': [
    'anyone',
    'a changed price says which way it went; a suspended game cannot be pressed; a game that the operator ends is gone from the live list at once',
    async (audit) =>
      audit.visit({}, async (reader) => {
        const person = await reader.open('/line/all/21-field-hockey');
        const { id, row } = await person.ownGame({ skip: 2 });
        const price = row.locator('[data-testid^="outcome-"]').first();
        const outcome = ((await price.getAttribute('data-testid')) ?? '').replace('outcome-', '');
        await sandbox.pinCoef(outcome, 7_770);
        await expect(price).toContainText('7.77', { timeout: 60_000 });
        await sandbox.suspend(id, true);
        await expect(price).toHaveAttribute('aria-disabled', 'true', { timeout: 60_000 });
        const live = (await games(audit, 'live')).findLast(({ champId }) => champId > 0);
        await sandbox.endGame(String(live.id));
        await expect.poll(async () => (await games(audit, 'live')).some((game) => game.id === live.id), { timeout: 30_000 }).toBe(false);
      }),
  ],
  'BT-03': [
    'anyone',
    'the disciplines name icon version 1.0.637, and an icon of it is served',
    async (audit) => {
      const reader = await audit.reader();
      const { disciplines } = await reader.json('GET /bff-api/cyber/disciplines?lang=en');
      expect(new Set(disciplines.map((one: Json) => one.iconsVersion))).toEqual(new Set(['1.0.637']));
      expect((await reader.ask(`/cyber-icons/1.0.637/${disciplines[0].key}.svg`)).status).toBe(200);
    },
  ],
  'BT-04': [
    'anyone',
    'results, live results, zone, statistics and the popup of a statisticId show finished games with scores',
    async (audit) => {
      const reader = await audit.reader();
      const { games: over } = await reader.json('GET /bff-api/results/games?lang=en');
      expect(over[0]).toMatchObject({ phase: 'over', main: [expect.any(Number), expect.any(Number)] });
      for (const path of ['/results', '/results/live', '/results/zone', '/statistic', `/statisticpopup?id=${over[0].statisticId}`]) {
        const { status, text } = await audit.document(`/en${path}`);
        expect([status, text.length > 20_000], path).toEqual([200, true]);
      }
      expect((await audit.document(`/en/statisticpopup?id=${over[0].statisticId}`)).text).toContain(over[0].opponent1.name);
    },
  ],
  'BT-06': [
    'anyone',
    'disciplines, all, dashboard, a discipline, its champs, a championship and a game of real and virtual answer 200; the cyber filter separates both types',
    async (audit) => {
      const { cyberDiscipline, cyberChamp, cyberGame } = await lineOf();
      for (const type of ['real', 'virtual'])
        for (const path of ['', '/disciplines', '/all', '/dashboard'])
          expect((await audit.document(`/en/cyber/${type}${path}`)).status, path).toBe(200);
      for (const path of [
        cyberDiscipline,
        `${cyberDiscipline}/champs`,
        `${cyberDiscipline}/${cyberChamp}`,
        `${cyberDiscipline}/${cyberChamp}/${cyberGame}`,
      ])
        expect((await audit.document(`/en/cyber/real/${path}`)).status, path).toBe(200);
      const [real, virtual] = [await games(audit, 'line', '&cyber=real'), await games(audit, 'line', '&cyber=virtual')];
      expect(real.some(({ id }) => virtual.some((game) => game.id === id))).toBe(false);
      expect([real.length > 0, virtual.length > 0]).toEqual([true, true]);
    },
  ],
  'BT-07': [
    'anyone',
    'all, favourites, top, today and video answer 200; an unknown group leads 302 to all with the rest of the path',
    async (audit) => {
      for (const group of ['all', 'favourites', 'top', 'today', 'video'])
        expect((await audit.document(`/en/line/${group}`)).status, group).toBe(200);
      expect(await audit.leads('/en/line/nosuch/1-football?a=1')).toBe('302 /en/line/all/1-football?a=1');
      const top = await games(audit, 'line', '&top=1');
      expect(top.length).toBeGreaterThan(0);
      expect((await games(audit, 'line', '&video=1')).every(({ hasVideo }) => hasVideo)).toBe(true);
    },
  ],
  'BT-08': [
    [
      'anyone',
      'betsonyour, topgame, team and home have four different titles for the same championship; betsonyour offers a choice of teams',
      async (audit) => {
        const path = await champPath();
        const titles = new Set<string>();
        for (const type of ['home', 'betsonyour', 'topgame', 'team'])
          titles.add(titleOf((await audit.document(`/en/${type}/${path}`)).text));
        expect(titles.size).toBe(4);
        await audit.visit({}, async (reader) => {
          const { page } = await reader.open(`/betsonyour/${path}`);
          await expect(page.getByRole('main').getByRole('button', { name: /team/i }).first()).toBeVisible();
        });
      },
    ],
    [
      'anyone',
      'marble races are a sport of the menu; /marble shows the next race with a price for each of its marbles, and has another title than /home',
      async (audit) => {
        const { sports } = await feed(audit, 'line/menu?lang=en');
        expect(sports.map(({ name }: Json) => name)).toContainEqual(expect.stringMatching(/marble/i));
        const { id } = sports.find(({ name }: Json) => /marble/i.test(name));
        const [race] = await games(audit, 'line', `&sport=${id}`);
        const path = `line/all/${race.sportId}-marble/${race.champId}`;
        expect(titleOf((await audit.document(`/en/marble/${path}`)).text)).not.toBe(
          titleOf((await audit.document(`/en/home/${path}`)).text),
        );
        await audit.visit({}, async (reader) => {
          const { page } = await reader.open(`/marble/${path}`);
          const winner = page.getByRole('region', { name: 'Race winner' }).getByRole('button', { name: /\d/ });
          await expect(winner.first()).toBeVisible();
          expect(await winner.count()).toBeGreaterThanOrEqual(8);
        });
      },
    ],
  ],
  'BT-09': [
    'anyone',
    'the feed offers three expresses of the day with expressId and duels of two named players with a statisticId',
    async (audit) => {
      const { expresses, duels } = await feed(audit, 'express?lang=en');
      expect(expresses.length).toBeGreaterThanOrEqual(3);
      expect(expresses[0]).toMatchObject({ expressId: expect.any(Number), legs: expect.any(Array) });
      expect(duels[0]).toMatchObject({ statisticId: expect.any(String), opponent1: { name: expect.any(String) } });
    },
  ],
  'BT-11': [
    'anyone',
    'the past prices of a market of a game end with the price on offer',
    async (audit) => {
      const [game] = (await games(audit, 'line', '&sport=1')).slice(5);
      const [market] = game.markets;
      const past = await feed(audit, `game/${game.id}/prices/${market.id}?lang=en&outcomes=${market.outcomes[0].id}`);
      expect(JSON.stringify(past)).toContain(String(market.outcomes[0].coef));
    },
  ],
  'BT-12': [
    'anyone',
    'a live match has several moments to look at',
    async (audit) => {
      const game = (await games(audit, 'live', '&sport=1')).find(({ state }) => (state.clock?.seconds ?? 0) > 600);
      const { moments } = await feed(audit, `game/${game.id}/moments?lang=en`);
      expect(moments.length).toBeGreaterThan(1);
    },
  ],
  'PL-06': [
    'anyone',
    'a page that is hidden asks for no feed after 30 s and asks again when it is shown',
    async (audit) =>
      audit.visit({}, async (reader) => {
        await reader.context.clock.install();
        const { page } = await reader.open('/live');
        let asked = 0;
        page.on('request', (request) => (asked += request.url().includes('/bff-api/feed/') ? 1 : 0));
        const show = (state: string) =>
          page.evaluate((now) => {
            Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now });
            Object.defineProperty(document, 'hidden', { configurable: true, get: () => now === 'hidden' });
            document.dispatchEvent(new Event('visibilitychange'));
          }, state);
        await show('hidden');
        await reader.context.clock.runFor(40_000);
        asked = 0;
        await reader.context.clock.runFor(120_000);
        expect(asked).toBe(0);
        await show('visible');
        await expect.poll(() => asked).toBeGreaterThan(0);
      }),
  ],
  'RM-02': [
    'anyone',
    'after leaving the casino for the line its section is gone from the page',
    async (audit) =>
      audit.visit({}, async (reader) => {
        const { page } = await reader.open('/casino');
        await expect(page.getByTestId('section-casino')).toBeVisible();
        await goTo(page, '/en/line');
        await expect(page.getByTestId('section-casino')).toHaveCount(0);
        await expect(page.getByTestId('section-betting')).toBeVisible();
      }),
  ],
  'OD-02': [
    'players',
    'a placed bet has status -1 or -2; after its game was ended it has a settled one',
    async (audit) =>
      audit.visit({ as: 'player' }, async (reader) => {
        const [live] = await picks(reader, 1, 'live');
        const { answer } = await place(reader, { typeId: 0, bets: live === undefined ? [] : [live] });
        expect(answer.body, answer.text).toMatchObject({ status: 'accepted' });
        const status = async () => (await history(reader))[0].bets[0].statusId;
        expect([-2, -1]).toContain(await status());
        await sandbox.endGame(String(live?.gameId));
        await expect.poll(status, { timeout: 60_000 }).toBeGreaterThanOrEqual(0);
        expect([0, 1, 2, 3, 4, 5, 6]).toContain(await status());
      }),
  ],
  'OD-05': [
    'anyone',
    'the kept state has bettingType live on /live and line on /line; only games with a stream, once pressed, stays pressed after a reload',
    async (audit) =>
      audit.visit({}, async (reader) => {
        const person = await reader.open('/live');
        const { page } = person;
        const streams = page
          .getByRole('main')
          .getByRole('button', { name: 'Streaming', exact: true })
          .or(page.getByRole('main').getByRole('checkbox', { name: 'Streaming', exact: true }))
          .first();
        await streams.click();
        const kept = async (): Promise<string> =>
          decodeURIComponent((await reader.context.cookies()).find(({ name }) => name === 'tl-betting')?.value ?? '') +
          (await page.evaluate(() => JSON.stringify(localStorage)));
        await expect.poll(kept).toMatch(/bettingType\W+live/);
        await person.reload();
        await expect(streams.and(page.locator('[aria-pressed="true"], [aria-checked="true"], :checked'))).toBeVisible();
        await person.open('/line');
        await expect.poll(kept).toMatch(/bettingType\W+line/);
      }),
  ],
  'BT-05': [
    'anyone',
    'a search finds a team; the filters of streams and recommended games together list only games with video',
    async (audit) => {
      const found = await feed(audit, 'search?lang=en&q=porto');
      expect(found.places.length).toBeGreaterThan(0);
      const list = await games(audit, 'line', '&video=1&filter=6');
      expect(list.every(({ hasVideo }) => hasVideo)).toBe(true);
    },
  ],
});
