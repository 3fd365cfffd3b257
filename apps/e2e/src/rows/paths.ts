import { expect } from '@playwright/test';
import { ORIGIN } from '../support/product.ts';
import { lineOf, readForms, readTable } from '../support/route-table.ts';
import { goTo } from '../support/go-to.ts';
import { startEdge } from '../support/own-edge.ts';
import type { Audit, Visit } from './audit.ts';
import { checks } from './check.ts';
import { config, titleOf } from './documents.ts';

const hidden = (languages: readonly { code: string }[], code: string) =>
  languages.map((one) => ({ ...one, isHiddenForVisitors: one.code === code }));
const languagesOf = async (audit: Audit) =>
  (await (await audit.reader()).json('GET /bff-api/config/all.json?lang=en')).languages as { code: string; name: string }[];

export const PATHS = checks({
  'LG-01': [
    'anyone',
    'the same page with each of the twelve prefixes is 200 and declares its language',
    async (audit) => {
      const reader = await audit.reader();
      for (const { code } of await languagesOf(audit))
        expect((await reader.ask(`/${code}/line`)).text, code).toContain(`<html lang="${code}"`);
    },
  ],
  'LG-02': [
    'anyone',
    '/line?a=1 and /xx/line?a=1 answer 302 to /en/line?a=1; in the browser the hash is kept too',
    async (audit) => {
      expect(await audit.leads('/line?a=1')).toBe('302 /en/line?a=1');
      expect(await audit.leads('/xx/line?a=1')).toBe('302 /en/line?a=1');
      const page = await (await audit.reader()).page();
      await page.goto('/line?a=1#here');
      expect(page.url()).toBe(`${ORIGIN}/en/line?a=1#here`);
    },
  ],
  'LG-03': [
    'anyone',
    'a prefix that is not spoken leads to the detected language, to en when there is none',
    async (audit) => {
      expect(await audit.leads('/xx/line', { language: 'kk' })).toBe('302 /kk/line');
      expect(await audit.leads('/xx/line', { language: 'xx' })).toBe('302 /en/line');
    },
  ],
  'LG-04': [
    'anyone',
    'with Russian hidden, /ru/line leads a visitor to /en/line and opens for a player',
    async (audit) => {
      const languages = hidden(await languagesOf(audit), 'ru');
      expect(await audit.leads('/ru/line', config({ languages }))).toBe('302 /en/line');
      expect(await audit.leads('/ru/line', config({ languages }, { as: 'player' }))).toBe('200');
    },
  ],
  'LG-05': [
    'anyone',
    'without a prefix: the language chosen on the page, before Accept-Language, before the country of the geo header, before en',
    async (audit) => {
      expect(await audit.leads('/line', { language: 'de-DE' })).toBe('302 /de/line');
      await audit.visit({ language: 'xx' }, async (reader) => {
        expect((await reader.ask('/line', { headers: { 'x-geo-country': 'KZ' } })).location).toBe('/kk/line');
      });
      await audit.visit({ language: 'de-DE' }, async (reader) => {
        const { page } = await reader.open('/line');
        await page
          .getByRole('button', { name: /^Language/ })
          .first()
          .click();
        await page.getByText('Русский', { exact: true }).first().click();
        await expect(page).toHaveURL(/\/ru\/line$/);
        expect((await reader.ask('/line')).location).toBe('/ru/line');
      });
    },
  ],
  'RT-01': [
    'anyone',
    'every form of every row of the route table by HTTP, in both builds: no 5xx and no 404 but those of the table',
    async (audit) => {
      const line = await lineOf();
      const allowed = new Set(['technical-error', 'site-updates', 'suspension', 'coming-soon']);
      for (const build of ['desktop', 'mobile'] as const) {
        const wrong: string[] = [];
        for (const { key, path, outcome } of readForms(line)) {
          const { status } = await audit.document(`/en${path === '/' ? '' : path}`, 'visitor', build);
          const isFine = status < 400 || status === 451 || allowed.has(key) || outcome === '404' || key === 'office-identification';
          if (!isFine && !(status === 404 && key === 'not-found')) wrong.push(`${build} ${key} ${status}`);
        }
        expect(wrong).toEqual([]);
      }
    },
  ],
  'RT-02': [
    'operators',
    'without its id in availableRoutes a route answers 404, and /live still 200',
    async (audit) => {
      const visit = config({
        availableRoutes: readTable()
          .map((_, at) => at + 1)
          .filter((id) => id !== 18),
      });
      const key = readTable()[17];
      expect(await audit.leads(`/en${key?.path ?? ''}`, visit)).toBe('404');
      expect(await audit.leads('/en/live', visit)).toBe('200');
    },
  ],
  'RT-03': [
    'operators',
    'with notFoundPaths [/toto] /toto answers 404 and /lotto 200',
    async (audit) => {
      const visit = config({ notFoundPaths: ['/toto'] });
      expect([await audit.leads('/en/toto', visit), await audit.leads('/en/lotto', visit)]).toEqual(['404', '200']);
    },
  ],
  'RT-04': [
    'anyone',
    '/results/live answers 302 to /en/results/live',
    async (audit) => expect(await audit.leads('/results/live')).toBe('302 /en/results/live'),
  ],
  'RT-05': [
    'anyone',
    '/en/no-such-page is the 404 page with status 404, on a request and after a link',
    async (audit) => {
      const { status, text } = await audit.document('/en/no-such-page');
      expect([status, titleOf(text)]).toEqual([404, expect.stringMatching(/not found/i)]);
      const { page } = await (await audit.reader()).open('/line');
      await goTo(page, '/en/no-such-page');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/find|found/i);
    },
  ],
  'RT-06': [
    'operators',
    'the rules are 200, and 404 when route 47 is not available',
    async (audit) => {
      const availableRoutes = readTable()
        .map((_, at) => at + 1)
        .filter((id) => id !== 47);
      expect(await audit.leads('/en/information/rules/general')).toBe('200');
      expect(await audit.leads('/en/information/rules/general', config({ availableRoutes }))).toBe('404');
    },
  ],
  'RT-07': [
    'anyone',
    'old game addresses answer 301: a game to its page, an unknown one and the index to /games',
    async (audit) =>
      expect([
        await audit.leads('/en/allgamesentrance/dice'),
        await audit.leads('/en/allgamesentrance/gone'),
        await audit.leads('/en/allgamesentrance'),
      ]).toEqual(['301 /en/games/dice', '301 /en/games', '301 /en/games']),
  ],
  'RT-08': [
    'operators',
    'with the setting on, /bonus/casino/slot_first_deposit answers 301 to slot-first-deposit, otherwise 200',
    async (audit) => {
      const path = '/en/bonus/casino/slot_first_deposit';
      expect(await audit.leads(path)).toBe('200');
      expect(await audit.leads(path, config({ slot_first_deposit: true }))).toBe('301 /en/bonus/casino/slot-first-deposit');
    },
  ],
  'RT-09': [
    'visitors',
    '/forgotpassword answers 302 home with the flag; the modal opens for a visitor and not for a player',
    async (audit) => {
      expect(await audit.leads('/en/forgotpassword')).toMatch(/^302 \/en\?.*showForgotPasswordModal/);
      const { page } = await (await audit.reader()).open('?showForgotPasswordModal=1');
      await expect(page.getByRole('dialog')).toBeVisible();
      const player = await (await audit.reader('player')).open('?showForgotPasswordModal=1');
      await expect(player.balance).toBeVisible();
      await expect(player.page.getByRole('dialog')).toHaveCount(0);
    },
  ],
  'RT-10': [
    'operators',
    'with promoToOffer the titles of /bonus and /bonus-offer are exchanged, without a redirect',
    async (audit) => {
      const titles = async (visit: Visit): Promise<string[]> =>
        audit.visit(visit, async (reader) => [
          titleOf((await reader.ask('/en/bonus')).text),
          titleOf((await reader.ask('/en/bonus-offer')).text),
        ]);
      const usual = await titles({});
      expect(new Set(usual).size).toBe(2);
      expect(await titles(config({ promoToOffer: true }))).toEqual(usual.toReversed());
    },
  ],
  'RT-11': [
    'anyone',
    '/promo/winter answers 301 to /promotions/winter; a configured old path leads to its page',
    async (audit) => {
      expect(await audit.leads('/en/promo/winter')).toBe('301 /en/promotions/winter');
      const legacyPaths = [{ from: '/spring-offer', to: '/promotions/spring' }];
      expect(await audit.leads('/en/spring-offer', config({ legacyPaths }))).toBe('301 /en/promotions/spring');
    },
  ],
  'RT-12': [
    'anyone',
    '/coupon?a=1 redirects to the language root with the query',
    async (audit) => expect(await audit.leads('/en/coupon?a=1')).toMatch(/^30\d \/en\?a=1$/),
  ],
  'RT-13': [
    'developers',
    '/debugger is 200 in test mode, and in an edge started for the demo',
    async (audit) => {
      expect(await audit.leads('/en/debugger')).toBe('200');
      const edge = await startEdge({ isProduction: true });
      try {
        expect((await (await edge.visitor('desktop')).get('/en/debugger')).status()).toBe(200);
      } finally {
        await edge.stop();
      }
    },
  ],
  'RT-14': [
    'operators',
    'registration is 404 when it is off or the domain is VIP; payment by isShowPaymentPageOnlyAuth; identification by isShowIdentification',
    async (audit) => {
      expect(await audit.leads('/en/registration', config({ isRegistrationAllowed: false }))).toBe('404');
      expect(await audit.leads('/en/registration', config({ isVipDomain: true }))).toBe('404');
      expect(await audit.leads('/en/information/payment')).toMatch(/^302 \/en\/user\/login/);
      expect(await audit.leads('/en/information/payment', config({ isShowPaymentPageOnlyAuth: false }))).toBe('200');
      expect(await audit.leads('/en/office/identification', { as: 'player' })).toBe('404');
      expect(await audit.leads('/en/office/identification', config({ isShowIdentification: true }, { as: 'player' }))).toBe('200');
    },
  ],
  'RT-15': [
    'anyone',
    '/casino/game is 404; promo, tournaments, an id and landing-id below /bonus/casino are four pages with different titles',
    async (audit) => {
      expect(await audit.leads('/en/casino/game')).toBe('404');
      const titles = await Promise.all(
        ['/en/bonus/casino/promo', '/en/bonus/casino/tournaments', '/en/bonus/casino/six-kinds', '/en/bonus/casino/landing-slots-week'].map(
          async (path) => titleOf((await audit.document(path)).text),
        ),
      );
      expect(new Set(titles).size).toBe(4);
    },
  ],
  'RT-17': [
    'players',
    'a player who opens /registration is led home',
    async (audit) => expect((await audit.document('/en/registration', 'player')).location).toBe('/en'),
  ],
  'RT-18': [
    'anyone',
    'a browser without import maps is led to /oldbrowser; block reason 18 leads to /internal-vpn; /verification/sumsub opens for a player',
    async (audit) => {
      await audit.visit({}, async (reader) => {
        const page = await reader.page();
        await page.addInitScript(() => Reflect.deleteProperty(HTMLScriptElement, 'supports'));
        await page.goto('/en/line');
        await expect(page).toHaveURL(/\/en\/oldbrowser$/);
      });
      expect(await audit.leads('/en/line', { services: { block: { displayTypeId: 1, templateTypeId: 18 } } })).toMatch(
        /^302 \/en\/internal-vpn/,
      );
      expect((await audit.document('/en/verification/sumsub', 'player')).status).toBe(200);
    },
  ],
  'RT-19': [
    'players',
    'slot-first-deposit and /thankyou are 200 with different titles',
    async (audit) => {
      const [offer, thanks] = [
        await audit.document('/en/bonus/casino/slot-first-deposit', 'player'),
        await audit.document('/en/thankyou', 'player'),
      ];
      expect([offer.status, thanks.status]).toEqual([200, 200]);
      expect(titleOf(offer.text)).not.toBe(titleOf(thanks.text));
    },
  ],
});
