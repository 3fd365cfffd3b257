import { expect } from '@playwright/test';
import { goTo, pushPath } from '../support/go-to.ts';
import { maintenance } from '../support/maintenance.ts';
import type { Audit, Visit } from './audit.ts';
import { checks } from './check.ts';
import { config, stateOf, titleOf } from './documents.ts';

const PHONE = 'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';
/** The global state that a document starts with. */
const viewOf = (html: string) => stateOf(html).host.store.view;
const buildIn = (html: string): string => stateOf(html).build;
const buildOf = (audit: Audit, visit: Visit, path = '/en', headers: Record<string, string> = {}): Promise<string> =>
  audit.visit(visit, async (reader) => buildIn((await reader.ask(path, { headers })).text));

export const SECTIONS = checks({
  'PL-01': [
    'anyone',
    'betting, cyber, casino, toto, lotto, promotions, results, statistics, office, referral, tournaments each answer with their own title; support is a button in the header',
    async (audit) => {
      const paths = ['/line', '/cyber/real', '/casino', '/toto', '/lotto', '/promo', '/results', '/statistic', '/bonus/casino/tournaments'];
      const titles: string[] = [];
      for (const path of paths) titles.push(titleOf((await audit.document(`/en${path}`)).text));
      for (const path of ['/office/account', '/office/bringfriend'])
        titles.push(titleOf((await audit.document(`/en${path}`, 'player')).text));
      expect(new Set(titles).size).toBe(paths.length + 2);
      const { page } = await (await audit.reader()).open('/line');
      await expect(page.getByRole('button', { name: 'Support', exact: true })).toBeVisible();
    },
  ],
  'PL-02': [
    'developers',
    'the import map and /sections.json name a module of each of the eleven sections; a section opened later fetches its own files',
    async (audit) => {
      const sections = await (await audit.reader()).json('GET /sections.json');
      expect(Object.keys(sections).length).toBe(11);
      await audit.visit({}, async (reader) => {
        const { page } = await reader.open('/line');
        const own: string[] = [];
        page.on('request', (request) => own.push(/\/assets\/([a-z]+)\//.exec(request.url())?.[1] ?? ''));
        await goTo(page, '/en/casino');
        expect(own).toContain('casino');
      });
    },
  ],
  'PL-03': [
    'anyone',
    'a phone and a desktop browser get different documents of the same address: the phone has the bottom bar with its menu, the desktop the rail of sports',
    async (audit) => {
      expect(await buildOf(audit, {}, '/en', { 'user-agent': PHONE })).toBe('mobile');
      expect(await buildOf(audit, {})).toBe('desktop');
      const { page } = await (await audit.reader('visitor', 'mobile')).open('');
      await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeVisible();
      await expect((await (await audit.reader()).open('')).page.getByRole('navigation', { name: 'All sports' }).first()).toBeVisible();
    },
  ],
  'PL-04': [
    'anyone',
    'platform_type=mobile gives the mobile build, also on the next page without it, until platform_type=desktop',
    async (audit) =>
      audit.visit({}, async (reader) => {
        const builds: string[] = [];
        for (const path of ['/en?platform_type=mobile', '/en/line', '/en?platform_type=desktop', '/en/line'])
          builds.push(buildIn((await reader.ask(path)).text));
        expect(builds).toEqual(['mobile', 'mobile', 'desktop', 'desktop']);
      }),
  ],
  'PL-05': [
    'anyone',
    'before detection the global state of the document has timeZone 3; then the zone of the device (Asia/Almaty) is kept by its name, and pages state their days and times in it',
    async (audit) => {
      expect(viewOf((await audit.document('/en/line')).text)).toMatchObject({ timeZone: 3, deviceZone: null });
      await audit.visit({ options: { timezoneId: 'Asia/Almaty' } }, async (reader) => {
        const { page } = await reader.open('');
        await expect
          .poll(async () => (await reader.context.cookies()).find(({ name }) => name === 'tl-view')?.value)
          .toContain('n=Asia/Almaty');
        await reader.open('/results');
        await expect(
          page
            .getByRole('main')
            .locator('bdi', { hasText: /^Almaty$/ })
            .first(),
        ).toBeVisible();
      });
    },
  ],
  'PL-07': [
    'anyone',
    'the global state in the document has userId, language, timeZone, is12h, appTheme, appViewType, coefViewId, marketsNameType, fontSize, displayFlags, cookiesAgreeType, isUserTermsChanged, userTermsChangedUpdatedAt; userId is the player’s',
    async (audit) => {
      const names =
        'userId language timeZone is12h appTheme appViewType coefViewId marketsNameType fontSize displayFlags cookiesAgreeType isUserTermsChanged userTermsChangedUpdatedAt';
      const view = viewOf((await audit.document('/en/line', 'player')).text);
      expect(Object.keys(view)).toEqual(expect.arrayContaining(names.split(' ')));
      expect(view.userId).toBe((await audit.reader('player')).userId);
    },
  ],
  'RM-04': [
    'anyone',
    'with the files of the casino refused, its place offers to try again, the header works, and a press loads it',
    async (audit) =>
      audit.visit({}, async (reader) => {
        const { page } = await reader.open('/line');
        await page.route('**/assets/casino/**', (route) => route.abort());
        await pushPath(page, '/en/casino');
        const again = page.getByRole('main').getByRole('button', { name: /try again|refresh|reload/i });
        await expect(again).toBeVisible({ timeout: 60_000 });
        await expect(page.getByRole('banner')).toBeVisible();
        await page.unroute('**/assets/casino/**');
        await again.click();
        await expect(page.getByTestId('section-casino')).toBeVisible({ timeout: 60_000 });
      }),
  ],
  'RM-05': [
    'anyone',
    'a navigation asks for page JSON with both headers; the page answers JSON with them and a document without',
    async (audit) =>
      audit.visit({}, async (reader) => {
        const { page } = await reader.open('/line');
        const sent = page.waitForRequest((request) => request.headers()['mf-render-mode'] === 'json');
        await goTo(page, '/en/casino');
        expect((await sent).headers()['mf-api-version']).toBe('v2');
        const headers = { 'mf-render-mode': 'json', 'mf-api-version': 'v2' };
        expect((await reader.ask('/en/casino', { headers })).headers['content-type']).toContain('json');
        expect((await reader.ask('/en/casino')).headers['content-type']).toContain('html');
      }),
  ],
  'RM-07': [
    'anyone',
    'list-available-partitions answers success and the eleven sections',
    async (audit) => {
      const { success, listAvailablePartitions } = await (await audit.reader()).json('GET /third-party/api/list-available-partitions');
      expect([success, listAvailablePartitions.length]).toEqual([true, 11]);
    },
  ],
  'RM-08': [
    'anyone',
    'a casino that answers with code of a wrong shape shows its error block; header, coupon and the next page work',
    async (audit) =>
      audit.visit({}, async (reader) => {
        const { page } = await reader.open('/line');
        await page.route('**/assets/casino/**', (route) =>
          route.request().url().endsWith('.js')
            ? route.fulfill({ contentType: 'text/javascript', body: 'export const nothing = 1;' })
            : route.continue(),
        );
        await pushPath(page, '/en/casino');
        await expect(page.getByRole('main').getByRole('button', { name: /try again|refresh|reload/i })).toBeVisible({ timeout: 60_000 });
        await goTo(page, '/en/toto');
        await expect(page.getByTestId('section-toto')).toBeVisible();
      }),
  ],
  'MT-01': [
    'operators',
    'within its dates every page leads to /maintenance; not when it is inactive or for other applications only',
    async (audit) => {
      expect(await audit.leads('/en/line', config(maintenance(-60)))).toMatch(/^302 \/en\/maintenance/);
      expect(await audit.leads('/en/line', config(maintenance(-60, { isActive: false })))).toBe('200');
      expect(await audit.leads('/en/line', config(maintenance(-60, { web_state: 0 })))).toBe('200');
    },
  ],
  'MT-02': [
    'anyone',
    'between the notify dates a page shows the notice with the dates',
    async (audit) => {
      await audit.visit(config(maintenance(3_600)), async (reader) => {
        const { page } = await reader.open('/line');
        await expect(page.locator('[data-notice="maintenance"]')).toContainText(/\d{1,2}:\d{2}/);
      });
    },
  ],
  'MT-03': [
    'anyone',
    'the maintenance page is Russian at /ru, /az, /kk and /uk, and English at /de',
    async (audit) => {
      await audit.visit(config(maintenance(-60)), async (reader) => {
        const head = async (lang: string) => /<h1[^>]*>([^<]*)/.exec((await reader.ask(`/${lang}/maintenance`)).text)?.[1] ?? '';
        const russian = await head('ru');
        expect(russian).toMatch(/[а-я]/i);
        for (const lang of ['az', 'kk', 'uk']) expect(await head(lang), lang).toBe(russian);
        expect(await head('de')).toBe(await head('en'));
      });
    },
  ],
});
