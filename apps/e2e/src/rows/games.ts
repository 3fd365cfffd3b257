import { expect } from '@playwright/test';
import type { Audit, Reader } from './audit.ts';
import { checks } from './check.ts';
import { mainOf, titleOf } from './documents.ts';
import { accountOf } from './coupons.ts';
import type { Json } from './json.ts';

const player = (audit: Audit, work: (reader: Reader) => Promise<void>): Promise<void> => audit.visit({ as: 'player' }, work);
const CASINO = [
  ...[
    '/casino',
    '/casino/new',
    '/livecasino',
    '/keno',
    '/bingo',
    '/fishinghunting',
    '/poker',
    '/scratchcards',
    '/tvgames',
    '/virtualsports',
  ],
  ...['/fast-games', '/fast-bet', '/slots/vulkan', '/asian-games', '/card-games', '/crash-games', '/skill-games', '/casino-lobby'],
  ...['/casino-search', '/othergames', '/providers', '/providers/northpaw', '/my-casino', '/my-casino/favorites'],
];

export const GAMES = checks({
  'CS-01': [
    'anyone',
    'lobby, subcategories, providers, a provider, search, my casino, favourites, other games and the dedicated pages answer 200; an unknown subcategory and provider are 404',
    async (audit) => {
      const titles = new Set<string>();
      for (const path of CASINO) {
        const { status, text } = await audit.document(`/en${path}`, 'player');
        expect(status, path).toBe(200);
        titles.add(titleOf(text));
      }
      expect(titles.size).toBeGreaterThan(CASINO.length - 4);
      expect([await audit.leads('/en/casino/nosuch'), await audit.leads('/en/providers/nosuch')]).toEqual(['404', '404']);
      const { games, total } = await (await audit.reader()).json('GET /bff-api/casino/games?lang=en&kind=keno');
      expect([games.every(({ kind }: Json) => kind === 'keno'), total < 480]).toEqual([true, true]);
    },
  ],
  'CS-02': [
    'players',
    'a game page holds an iframe with sandbox and without allow-same-origin',
    async (audit) => {
      const { games } = await (await audit.reader()).json('GET /bff-api/casino/games?lang=en&kind=slots');
      const [game] = games;
      const { page } = await (await audit.reader('player')).open(`/casino/game/${game.id}/${game.slug}`);
      const frame = page.locator('iframe[sandbox]');
      const start = page
        .getByRole('main')
        .getByRole('button', { name: /play|start|demo/i })
        .first();
      await expect(frame.or(start).first()).toBeVisible();
      if (!(await frame.isVisible())) await start.click();
      await expect(frame).toBeVisible();
      expect(await frame.getAttribute('sandbox')).not.toContain('allow-same-origin');
    },
  ],
  'CS-03': [
    'anyone',
    'tournaments, a tournament, casino bonuses, a bonus, promo and landing answer 200, each with its own text',
    async (audit) => {
      const { tournaments } = await (await audit.reader()).json('GET /bff-api/casino/tournaments?lang=en');
      expect(tournaments.length).toBeGreaterThan(0);
      const titles = new Set<string>();
      for (const path of ['', '/promo', '/tournaments', '/tournaments/slots-week', '/six-kinds', '/landing-slots-week']) {
        const { status, text } = await audit.document(`/en/bonus/casino${path}`);
        expect(status, path).toBe(200);
        titles.add(mainOf(text));
      }
      expect(titles.size).toBe(6);
    },
  ],
  'CS-04': [
    'anyone',
    'the preview takes whence, groupId, ref, lng and fcountry and answers the game',
    async (audit) => {
      const { game } = await (
        await audit.reader()
      ).json('GET /bff-api/casino/games/1001/preview?whence=7&groupId=1&ref=1&lng=en&fcountry=276');
      expect(game.id).toBe(1001);
    },
  ],
  'CS-05': [
    'anyone',
    'the index lists in-house games, whose pages open',
    async (audit) => {
      expect((await audit.document('/en/games')).text).toContain('/en/games/dice');
      expect((await audit.document('/en/games/dice')).status).toBe(200);
    },
  ],
  'TL-01': [
    'players',
    'six sections with pages draw, next, coupons, draws and nominees; a ticket of football is placed and listed',
    async (audit) =>
      player(audit, async (reader) => {
        const { sections } = await reader.json('GET /bff-api/toto/sections?lang=en');
        expect(sections).toHaveLength(6);
        for (const path of ['', '/draw', '/next', '/coupons', '/draws', '/nonimees'])
          expect((await reader.ask(`/en/toto/football${path}`)).status, path).toBe(200);
        const draw = await reader.json('GET /bff-api/toto/draw?section=football&draw=current&lang=en');
        const data = {
          id: crypto.randomUUID(),
          accountId: await accountOf(reader),
          section: 'football',
          number: draw.number,
          picks: draw.games.map(() => [0]),
          times: 1,
          cost: draw.pool.unit,
        };
        const { status, text } = await reader.ask('POST /bff-api/toto/place', { data });
        expect(status, text).toBe(200);
        expect((await reader.json('GET /bff-api/tickets?lang=en')).tickets).toHaveLength(1);
      }),
  ],
  'TL-02': [
    'players',
    'six lotteries with pages; a keno ticket is placed and listed, and its draw is drawn',
    async (audit) =>
      player(audit, async (reader) => {
        const { lotteries } = await reader.json('GET /bff-api/lotto/lotteries?lang=en');
        expect(lotteries).toHaveLength(6);
        for (const { lottery } of lotteries) expect((await reader.ask(`/en/lotto/${lottery}`)).status, lottery).toBe(200);
        const { open, price } = await reader.json('GET /bff-api/lotto/lottery?lottery=keno&lang=en');
        const ticket = { lottery: 'keno', number: open.number, draws: 1, numbers: [1, 2, 3, 4], cost: price.price };
        const { status, text } = await reader.ask('POST /bff-api/lotto/place', {
          data: { id: crypto.randomUUID(), accountId: await accountOf(reader), ...ticket },
        });
        expect(status, text).toBe(200);
        await audit.operate('lotto-draw', { lottery: 'keno' });
        await expect
          .poll(async () => (await reader.json('GET /bff-api/lotto/lottery?lottery=keno&lang=en')).last.number, { timeout: 60_000 })
          .toBeGreaterThanOrEqual(open.number);
        expect((await reader.json('GET /bff-api/tickets?lang=en')).tickets).toHaveLength(1);
      }),
  ],
});
