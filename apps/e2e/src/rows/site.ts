import { expect } from '@playwright/test';
import { sandbox } from '../support/sandbox.ts';
import { CONTROL_KEY, CONTROL_ORIGIN } from '../support/product.ts';
import type { Audit, Reader } from './audit.ts';
import { checks } from './check.ts';
import { mainOf } from './documents.ts';
import type { Json } from './json.ts';

const metaOf = (html: string, name: string): string => new RegExp(`<meta name="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
const INFORMATION =
  'contacts about howbet cookies licenses taxation consent simpleidentification amlkyc smsbets amlpolicy disputeresolution kycpolicy responsiblegaming cash_terminals betting-calculator'.split(
    ' ',
  );
/** Calls that a page sends to the collector or to a counter. */
const measures = (url: string): boolean => /fatman-api|analytics\/(?!counters)|pixel|visitors/.test(url);

async function heard(audit: Audit, agreed: 0 | 3, work: (reader: Reader) => Promise<void>): Promise<string[]> {
  return audit.visit({ agreed }, async (reader) => {
    await reader.context.clock.install();
    const page = await reader.page();
    const urls: string[] = [];
    page.on('request', (request) => measures(request.url()) && urls.push(request.url()));
    await reader.open('/line');
    await work(reader);
    return urls;
  });
}

export const SITE = checks({
  'CF-01': [
    'operators',
    'the configuration answers by lang, signed; with the geo header of a country it differs',
    async (audit) => {
      const reader = await audit.reader();
      const { status, headers } = await reader.ask('GET /bff-api/config/all.json?lang=en');
      expect([status, typeof headers['x-config-signature']]).toEqual([200, 'string']);
      const countryOf = async (country: string) =>
        (await reader.json('GET /bff-api/config/all.json?lang=en', { headers: { 'x-geo-country': country } })).geoCountryId;
      expect(await countryOf('MT')).not.toBe(await countryOf('DE'));
    },
  ],
  'CF-02': [
    'operators',
    'two groups are asked in one call, answered together and cached 600 to 900 s',
    async (audit) => {
      const { headers, body } = await (await audit.reader()).ask('GET /bff-api/config/group/get?groups=contacts,polling&lang=en');
      expect(Object.keys(body.groups)).toEqual(['contacts', 'polling']);
      const age = Number(/max-age=(\d+)/.exec(headers['cache-control'] ?? '')?.[1]);
      expect(age).toBeGreaterThanOrEqual(600);
      expect(age).toBeLessThanOrEqual(900);
    },
  ],
  'CF-03': [
    'players',
    'after signing in the page asks for the configuration of the account; a visitor is refused',
    async (audit) => {
      expect((await (await audit.reader('player')).ask('GET /bff-api/config/account.json')).status).toBe(200);
      expect((await (await audit.reader()).ask('GET /bff-api/config/account.json')).status).toBe(401);
      await audit.visit({ as: 'player' }, async (reader) => {
        const page = await reader.page();
        const asked = page.waitForRequest((request) => request.url().includes('/config/account.json'));
        await reader.open('/line');
        await asked;
      });
    },
  ],
  'CF-04': [
    'operators',
    'the configuration has every field of the specification',
    async (audit) => {
      const site = await (await audit.reader()).json('GET /bff-api/config/all.json?lang=en');
      const names =
        'isRegistrationAllowed isShowPaymentPageOnlyAuth availableRoutes isShowIdentification couponTypesWithMinAmount couponTypesWithMaxAmount isAvailableCouponBonusBet showVipBet show_one_click ref_id isAutoLogoffEnable autoLogoffInactiveMinutes isShowRegistrationWidget group_id companyName isVipDomain isPwa themeColor brandBook';
      expect(Object.keys(site)).toEqual(expect.arrayContaining(names.split(' ')));
    },
  ],
  'CF-05': [
    'players',
    'secure-data answers ggru and grant, and the page keeps a grant cookie of at most 1800 s',
    async (audit) =>
      audit.visit({ as: 'player' }, async (reader) => {
        expect(Object.keys(await reader.json('GET /web-api/secure-data'))).toEqual(['ggru', 'grant']);
        await reader.open('/line');
        const grant = async () => (await reader.context.cookies()).find(({ name }) => name === 'grant')?.expires ?? 0;
        await expect.poll(grant).toBeGreaterThan(Date.now() / 1000 + 1_700);
        expect(await grant()).toBeLessThanOrEqual(Date.now() / 1000 + 1_801);
      }),
  ],
  'CF-06': [
    'operators',
    'polling has line 15 s, live 3 to 10 s, default 10,000 ms, media 600,000 ms and banners 60,000 ms',
    async (audit) => {
      const { polling } = await (await audit.reader()).json('GET /bff-api/config/all.json?lang=en');
      expect(polling).toMatchObject({ line: 15_000, default: 10_000, media: 600_000, banners: 60_000 });
      expect([polling.live >= 3_000, polling.live <= 10_000]).toEqual([true, true]);
    },
  ],
  'CF-07': [
    'operators',
    'the control room opens with its key and not without, and lists its set-ups by link',
    async (audit) =>
      audit.visit({}, async (reader) => {
        expect((await reader.request.get(`${CONTROL_ORIGIN}/switches`, { maxRedirects: 0 })).status()).not.toBe(200);
        const page = await reader.page();
        await page.goto(`${CONTROL_ORIGIN}/?key=${CONTROL_KEY}`);
        await expect(page.getByRole('heading', { name: 'Control room', level: 1 })).toBeVisible();
        expect(await page.locator('a[href*="/setup/"]').count()).toBeGreaterThanOrEqual(15);
      }),
  ],
  'SE-01': [
    'operators',
    'title, description and robots of the seo service are in the document',
    async (audit) => {
      const answer = { title: 'A title of the service', description: 'A description of it', metaRobots: 'noindex', metas: [] };
      await sandbox.setSeoAnswer({ call: 'page-data', url: '/en/betting-alphabet', answer });
      await expect
        .poll(async () => (await (await audit.reader()).ask('/en/betting-alphabet')).text, { timeout: 90_000, intervals: [1_000] })
        .toContain('A title of the service');
      const { text } = await (await audit.reader()).ask('/en/betting-alphabet');
      expect([metaOf(text, 'description'), metaOf(text, 'robots')]).toEqual(['A description of it', expect.stringContaining('noindex')]);
    },
  ],
  'SE-02': [
    'anyone',
    'a page has 13 hreflang links, a canonical one and structured data; robots.txt and the sitemap index answer, and a sitemap of it names pages',
    async (audit) => {
      const { text } = await audit.document('/en/line/all/1-football');
      expect(text.match(/hreflang="/g)).toHaveLength(13);
      expect(text).toContain('<link rel="canonical"');
      expect(text).toContain('application/ld+json');
      const reader = await audit.reader();
      expect((await reader.ask('/robots.txt')).text).toContain('Disallow: /office');
      const [, map = ''] = /<loc>https?:\/\/[^/]+([^<]+)<\/loc>/.exec((await reader.ask('/sitemap.xml')).text) ?? [];
      expect((await reader.ask(map)).text).toContain('<url>');
    },
  ],
  'SE-03': [
    'anyone',
    'content, visual, page-data and sports-list answer for /line, and the seo block of the page shows the content',
    async (audit) => {
      const reader = await audit.reader();
      for (const call of ['page-data', 'content', 'visual', 'sports-list'])
        expect((await reader.ask(`GET /bff-api/seo/${call}?url=/en/line&lang=en`)).status, call).toBe(200);
      const { content } = await reader.json('GET /bff-api/seo/content?url=/en/line&lang=en');
      expect((await audit.document('/en/line')).text).toContain(content.heading);
    },
  ],
  'AN-01': [
    'visitors',
    'with full consent a page sends events to the collector at /fatman-api; with necessary cookies only it sends none',
    async (audit) => {
      const wait = async (reader: Reader) => reader.context.clock.runFor(30_000);
      expect((await heard(audit, 0, wait)).filter((url) => url.includes('fatman-api'))).toEqual([]);
      expect(
        (
          await heard(audit, 3, async (reader) => {
            const page = await reader.page();
            const sent = page.waitForRequest((request) => request.url().includes('/fatman-api/'));
            await wait(reader);
            await sent;
          })
        ).length,
      ).toBeGreaterThan(0);
    },
  ],
  'AN-02': [
    'operators',
    'counters are answered by domain and projectId: the collector and four more',
    async (audit) => {
      const { counters } = await (await audit.reader()).json('GET /bff-api/analytics/counters?domain=localhost&projectId=1');
      expect(counters.map(({ kind }: Json) => kind)).toContain('collector');
      expect(counters.length).toBeGreaterThanOrEqual(5);
    },
  ],
  'AN-06': [
    'visitors',
    'nothing is sent in the first 9 s of a page, and then it is',
    async (audit) => {
      let early = -1;
      const urls = await heard(audit, 3, async (reader) => {
        const page = await reader.page();
        let sent = 0;
        page.on('request', (request) => (sent += request.url().includes('/fatman-api/') ? 1 : 0));
        await reader.context.clock.runFor(9_000);
        early = sent;
        const later = page.waitForRequest((request) => request.url().includes('/fatman-api/'));
        await reader.context.clock.runFor(20_000);
        await later;
      });
      expect([early, urls.length > 0]).toEqual([0, true]);
    },
  ],
  'PW-01': [
    'operators',
    'with isPwa the script of the worker is served and the page registers it 60 s after the start; without it none is registered',
    async (audit) => {
      const workers = (isPwa: boolean) =>
        audit.visit({ services: { config: { isPwa } } }, async (reader) => {
          await reader.context.clock.install();
          const { page } = await reader.open('/line');
          await reader.context.clock.runFor(61_000);
          const count = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
          if (isPwa) await expect.poll(count).toBe(1);
          return count();
        });
      expect([await workers(true), await workers(false)]).toEqual([1, 0]);
    },
  ],
  'PW-02': [
    'anyone',
    'icons of 72, 96, 128, 144, 152, 192, 384 and 512 are linked and served, and the manifest has the configured theme colour',
    async (audit) => {
      const { text } = await audit.document('/en');
      const reader = await audit.reader();
      for (const size of [72, 96, 128, 144, 152, 192, 384, 512]) {
        expect(text).toContain(`sizes="${size}x${size}"`);
        expect((await reader.ask(`/icons/icon-${size}.png`)).status).toBe(200);
      }
      const manifest = JSON.parse((await reader.ask('/manifest.webmanifest')).text);
      expect(manifest.theme_color).toBe((await reader.json('GET /bff-api/config/all.json?lang=en')).themeColor);
    },
  ],
  'SU-01': [
    'operators',
    'with full consent the page asks for the script of livechat, chatra, helpcrunch, and of suphelper 2 and 3 as configured; with an id of 0, empty or blank the support button opens our own conversation',
    async (audit) => {
      const visit = <T>(consultant: object, work: (reader: Reader) => Promise<T>): Promise<T> =>
        audit.visit({ agreed: 3, services: { config: { consultant } } }, work);
      const own = 'https://chat.example.test/widget.js';
      for (const consultant of [
        { provider: 'livechat', id: '12345678' },
        { provider: 'chatra', id: 'abcdefgh' },
        { provider: 'helpcrunch', id: 'organisation/key' },
        { provider: 'suphelper', id: '7', version: 2, scriptUrl: own },
        { provider: 'suphelper', id: '7', version: 3, scriptUrl: own },
      ])
        await visit(consultant, async (reader) => {
          const page = await reader.page();
          const script = page.waitForRequest((request) => !new URL(request.url()).hostname.endsWith('localhost'), { timeout: 60_000 });
          await reader.open('/line');
          await script;
        });
      for (const id of [0, '', ' '])
        await visit({ provider: 'livechat', id }, async (reader) => {
          const page = await reader.page();
          const foreign: string[] = [];
          page.on('request', (request) => !new URL(request.url()).hostname.endsWith('localhost') && foreign.push(request.url()));
          await reader.open('/line');
          await page.getByRole('button', { name: /^Support/ }).click();
          await page.getByText('Contact support', { exact: true }).click();
          await expect(page.getByRole('dialog')).toBeVisible();
          expect(foreign).toEqual([]);
        });
    },
  ],
  'PI-01': [
    'anyone',
    'bonuses, bonus, offers, rules, games, partners, promo and a promotion answer 200 in English and Russian, with Russian headings in the latter; an unknown promotion is a 404',
    async (audit) => {
      for (const path of [
        '/bonuses',
        '/bonus',
        '/bonuses-offers',
        '/bonus-offer',
        '/bonus/rules',
        '/bonus/games',
        '/bonus/partners',
        '/bonus/offers',
        '/promo',
        '/promotions/first-steps',
      ]) {
        const [english, russian] = [await audit.document(`/en${path}`), await audit.document(`/ru${path}`)];
        expect([english.status, russian.status], path).toEqual([200, 200]);
        expect(russian.text, path).toMatch(/<h1[^>]*>[^<]*[а-яё]/i);
      }
      expect(await audit.leads('/en/promotions/nosuch')).toBe('404');
    },
  ],
  'PI-02': [
    'anyone',
    'points, awards, partners, the app pages, landings and the seven addresses of the cricket page answer 200, its tabs with their own content',
    async (audit) => {
      for (const path of [
        '/points',
        '/betting-awards',
        '/partners',
        '/ourpartners',
        '/mobile',
        '/desktop',
        '/ipl-betting-app',
        '/cricket-app',
        '/landing-page/welcome',
        '/games-landing/dice',
      ])
        expect((await audit.document(`/en${path}`)).status, path).toBe(200);
      const mains = new Set<string>();
      for (const tab of ['odds', 'winners', 'live', 'tips', 'faq', 'about'])
        mains.add(mainOf((await audit.document(`/en/cricket-world-cup/${tab}`)).text));
      expect(mains.size).toBe(6);
    },
  ],
  'PI-03': [
    'anyone',
    'the sixteen information pages, rules by group and chapter, news and an article, the alphabet and the football rules answer 200',
    async (audit) => {
      for (const page of INFORMATION) expect((await audit.document(`/en/information/${page}`)).status, page).toBe(200);
      for (const path of [
        '/information/rules/general',
        '/information/rules/general/settling',
        '/news',
        '/news/derby-preview',
        '/betting-alphabet',
        '/football-champions-rules',
      ])
        expect((await audit.document(`/en${path}`)).status, path).toBe(200);
    },
  ],
  'GD-10': [
    'anyone',
    'the pictures of the start page of toto are in its document; with the media call refused the page is 200 all the same',
    async (audit) => {
      expect((await audit.document('/en/toto')).text).toContain('/bff-api/toto/pictures/');
      expect(await audit.leads('/en/toto', { services: { overrides: { '/bff-api/media': { kind: 'refused' } } } })).toBe('200');
    },
  ],
});
