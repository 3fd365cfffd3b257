import { expect } from '@playwright/test';
import { goTo } from '../support/go-to.ts';
import { maintenance } from '../support/maintenance.ts';
import { worldNow } from '../support/product.ts';
import { changeServices } from '../support/services.ts';
import { config, stateOf, titleOf } from './documents.ts';
import type { Visit } from './audit.ts';
import { checks } from './check.ts';
import { picks } from './coupons.ts';
import type { Json } from './json.ts';

/** A redirect answer of the service. */
const away = (url: string, more: object = {}): object => ({ redirect: true, code: 302, url, ...more });

export const GUARDS = checks({
  'GD-02': [
    'anyone',
    'a redirect of the service is followed on a direct request and, in an open page, after a link',
    async (audit) => {
      await audit.visit({ services: { redirects: { '/en/toto': away('/en/results') } } }, async (reader) => {
        expect((await reader.ask('/en/toto')).location).toBe('/en/results');
        const { page } = await reader.open('/line');
        await goTo(page, '/en/toto');
        await expect(page).toHaveURL(/\/en\/results$/);
      });
    },
  ],
  'GD-03': [
    'visitors',
    'after consent the marks of a link are cookies: ref 60 days, tag 60 days or 1 hour, partner 30 days, subid 60, postback 30; none without consent',
    async (audit) => {
      const path = '/en?ref_id=77&tag=t&partner_id=9&subid=s&postback=p';
      const days = (agreed: 0 | 3, at = path) =>
        audit.visit({ agreed }, async (reader) => {
          await reader.ask(at);
          const kept = (await reader.context.cookies()).filter(({ name }) => /^tl-(ref|tag|partner|subid|postback)$/.test(name));
          return kept
            .map(({ name, expires }) => `${name.slice(3)} ${Math.round(((expires - Date.now() / 1000) / 86_400) * 24) / 24}`)
            .sort();
        });
      expect(await days(0)).toEqual([]);
      expect(await days(3)).toEqual(['partner 30', 'postback 30', 'ref 60', 'subid 60', 'tag 60']);
      expect((await days(3, '/en?tag_short=x'))[0]).toMatch(/^tag 0\.04/);
    },
  ],
  'GD-05': [
    'operators',
    'the block service with displayTypeId 1 blocks, with 2 it lets on',
    async (audit) => {
      expect(await audit.leads('/en/line', { services: { block: { displayTypeId: 2, templateTypeId: 3 } } })).toBe('200');
      expect(await audit.leads('/en/line', { services: { block: { displayTypeId: 1, templateTypeId: 3 } } })).toBe('302 /en/block');
    },
  ],
  'GD-06': [
    'operators',
    'each of the eleven block reasons leads to its page',
    async (audit) => {
      const pages: readonly [string, readonly number[]][] = [
        ['site-updates', [4]],
        ['suspension', [16]],
        ['block', [3, 1, 5, 2, 14]],
        ['block-ua', [13]],
        ['block-ie', [17]],
        ['coming-soon', [8]],
      ];
      for (const [page, reasons] of pages)
        for (const templateTypeId of reasons)
          expect(await audit.leads('/en/line', { services: { block: { displayTypeId: 1, templateTypeId } } }), String(templateTypeId)).toBe(
            `302 /en/${page}`,
          );
    },
  ],
  'GD-07': [
    'operators',
    'a banned player who opens /line is led to the configured address outside the site',
    async (audit) => {
      await audit.visit(
        { as: 'player', services: { config: { bannedUrl: 'https://example.test/banned', redirectHosts: ['example.test'] } } },
        async (reader) => {
          await audit.operate('ban', { userId: reader.userId, level: 10 });
          expect((await reader.ask('/en/line')).location).toBe('https://example.test/banned');
        },
      );
    },
  ],
  'GD-08': [
    'operators',
    'ban level 45 lets on to /office/deduce, 53 does in version 1 and 45 does not',
    async (audit) => {
      const see = (level: number, banVersion?: number) =>
        audit.visit({ as: 'player', services: { config: banVersion === undefined ? {} : { banVersion } } }, async (reader) => {
          await audit.operate('ban', { userId: reader.userId, level });
          return (await reader.ask('/en/office/deduce')).status;
        });
      expect([await see(45), await see(10), await see(53, 1), await see(45, 1)]).toEqual([200, 302, 200, 302]);
    },
  ],
  'GD-11': [
    'operators',
    'the access guard: 404 by path, and the redirect of the service',
    async (audit) => {
      expect(await audit.leads('/en/line', config({ notFoundPaths: ['/line'] }))).toBe('404');
      expect(await audit.leads('/en/line', { services: { redirects: { '/en/line': away('/en/live') } } })).toBe('302 /en/live');
    },
  ],
  'GD-13': [
    'visitors',
    'office, confirm and block-appeal-history lead a visitor to sign-in with the way back',
    async (audit) => {
      for (const path of ['/office/history', '/confirm', '/block-appeal-history', '/convert-account', '/verification/sumsub'])
        expect((await audit.document(`/en${path}`)).location, path).toBe(`/en/user/login?returnUrl=${encodeURIComponent(`/en${path}`)}`);
    },
  ],
  'GD-15': [
    'players',
    'with changed terms a player who opens /line is led to /confirm-terms, and home from there when there are none',
    async (audit) => {
      expect((await audit.document('/en/confirm-terms', 'player')).location).toBe('/en');
      const termsUpdatedAt = Math.floor(worldNow() / 1000) + 3_600;
      const services = { termsUpdatedAt, config: { isConfirmTermsEnabled: true } };
      expect(await audit.leads('/en/line', { as: 'player', services })).toMatch(/^302 \/en\/confirm-terms/);
    },
  ],
  'GD-17': [
    'visitors',
    'a player who opens the sign-in page with a way back is led there; a foreign address is refused',
    async (audit) => {
      expect((await audit.document('/en/user/login?returnUrl=/en/casino', 'player')).location).toBe('/en/casino');
      expect((await audit.document('/en/user/login?returnUrl=https://evil.test', 'player')).location).toBe('/en');
    },
  ],
  'GD-20': [
    'operators',
    'the code of the redirect answer is kept (301, 302, 303, 307, 308), an answer of a wrong format is not applied',
    async (audit) => {
      for (const code of [301, 302, 303, 307, 308])
        expect(await audit.leads('/en/toto', { services: { redirects: { '/en/toto': away('/en/results', { code }) } } })).toBe(
          `${code} /en/results`,
        );
      const body = { kind: 'answer', status: 200, type: 'application/json', body: '{"redirect":"maybe"}' };
      expect(await audit.leads('/en/toto', { services: { overrides: { '/redirects-api': body } } })).toBe('200');
    },
  ],
  'GD-21': [
    'anyone',
    'two pages that redirect to each other end at a page with status 200',
    async (audit) => {
      await audit.visit({ services: { redirects: { '/en/toto': away('/en/lotto'), '/en/lotto': away('/en/toto') } } }, async (reader) => {
        expect((await (await reader.page()).goto('/en/toto'))?.status()).toBe(200);
      });
    },
  ],
  'GD-22': [
    'operators',
    'with the block service refusing connections the page is 200',
    async (audit) => expect(await audit.leads('/en/line', { services: { overrides: { '/blocks-api': { kind: 'refused' } } } })).toBe('200'),
  ],
  'GD-23': [
    'operators',
    'with bonusPages [bonus] /bonus is 200 and /bonuses 404; without it both are there',
    async (audit) => {
      expect([await audit.leads('/en/bonuses'), await audit.leads('/en/bonus')]).toEqual(['200', '200']);
      const visit = config({ bonusPages: ['bonus'] });
      expect([await audit.leads('/en/bonuses', visit), await audit.leads('/en/bonus', visit)]).toEqual(['404', '200']);
    },
  ],
  'GD-24': [
    'anyone',
    '/xx/toto and /toto lead to /en/toto',
    async (audit) => expect([await audit.leads('/xx/toto'), await audit.leads('/toto')]).toEqual(['302 /en/toto', '302 /en/toto']),
  ],
  'GD-25': [
    'anyone',
    'the description of the seo service is in the document; with the service down the page is 200 with its own title',
    async (audit) => {
      const visit: Visit = { services: { overrides: { '/bff-api/seo': { kind: 'refused' } } } };
      const described = /<meta name="description" content="([^"]+)"/.exec((await audit.document('/en/line')).text)?.[1];
      expect(described).toContain('events in');
      await audit.visit(visit, async (reader) => {
        const { status, text } = await reader.ask('/en/line');
        expect(status).toBe(200);
        expect(titleOf(text)).not.toBe('');
      });
    },
  ],
  'GD-26': [
    'operators',
    'slot_first_deposit with a query keeps it through the 301',
    async (audit) =>
      expect(await audit.leads('/en/bonus/casino/slot_first_deposit?a=1', config({ slot_first_deposit: true }))).toBe(
        '301 /en/bonus/casino/slot-first-deposit?a=1',
      ),
  ],
  'GD-27': [
    'operators',
    'during maintenance every page leads to /maintenance (503), and /maintenance home when there is none',
    async (audit) => {
      expect(await audit.leads('/en/line', config(maintenance(-60)))).toMatch(/^302 \/en\/maintenance/);
      expect(await audit.leads('/en/maintenance', config(maintenance(-60)))).toBe('503');
      expect(await audit.leads('/en/maintenance')).toBe('302 /en');
    },
  ],
  'GD-01': [
    'anyone',
    'the journal of a document names the eighteen guards in exactly the specified order',
    async (audit) => {
      const steps: { name: string }[] = stateOf((await audit.document('/en/casino')).text).host.judged.steps;
      expect(steps.map(({ name }) => name)).toEqual(
        'referral appVersion blocked dictionary media access analytics auth modal confirmTerms bonusPage language recharge seo quickCoupon authRedirect microfront slotDepositRedirect'.split(
          ' ',
        ),
      );
    },
  ],
  'GD-09': [
    'anyone',
    'the first bytes of /ru/casino and /ar/toto are in their language, with the words of their section',
    async (audit) => {
      expect(/<h1[^>]*>([^<]*)/.exec((await audit.document('/ru/casino')).text)?.[1]).toMatch(/[а-яё]/i);
      expect((await audit.document('/ar/toto')).text).toMatch(/<h1[^>]*>[^<]*[\u0600-\u06ff]/);
    },
  ],
  'GD-12': [
    'visitors',
    'a visit to home and a press on live are two page calls with their route names, one for each',
    async (audit) =>
      audit.visit({ agreed: 3 }, async (reader) => {
        const scope = await changeServices(reader.context, {});
        const pages = async (): Promise<Json[]> => (await audit.operate(`collected/${scope}`)).filter((one: Json) => one.name === 'page');
        const { page } = await reader.open('');
        await page.getByRole('banner').getByRole('link', { name: 'Live', exact: true }).first().click();
        await expect(page).toHaveURL(/\/en\/live$/);
        await expect.poll(async () => (await pages()).length, { timeout: 60_000 }).toBe(2);
        expect((await pages()).map(({ fields }) => fields.route)).toEqual(['home', 'section']);
      }),
  ],
  'GD-14': [
    'visitors',
    'the registration link of the header opens a modal over the page, and a navigation closes it',
    async (audit) =>
      audit.visit({}, async (reader) => {
        const { page } = await reader.open('/line');
        await page
          .getByRole('banner')
          .getByRole('link', { name: /register|join|sign up/i })
          .first()
          .click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await goTo(page, '/en/casino');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }),
  ],
  'GD-16': [
    'anyone',
    'a link with a shared code fills the coupon, and the code leaves the address',
    async (audit) => {
      const [bet] = await picks(await audit.reader(), 1);
      const { gameId, marketId, outcomeId } = bet ?? {};
      const { code } = await (
        await audit.reader()
      ).json('POST /bff-api/coupon/shared', { data: { bets: [{ gameId, marketId, outcomeId }] } });
      await audit.visit({}, async (reader) => {
        const person = await reader.open(`/line?coupon=${code}`);
        await expect(person.page).toHaveURL(/\/en\/line$/);
        await expect(person.bet(String(outcomeId))).toBeVisible();
      });
    },
  ],
  'GD-18': [
    'players',
    'the recharge page opens with the consultant flag as configured, and leads to the account when payments are not available',
    async (audit) => {
      expect(await audit.leads('/en/office/recharge', { as: 'player' })).toBe('200');
      expect(await audit.leads('/en/office/recharge', { as: 'player', services: { isPaymentAvailable: false } })).toBe(
        '302 /en/office/account',
      );
      expect(await audit.leads('/en/office/recharge', config({ hasPaymentConsultant: true }, { as: 'player' }))).toMatch(/^302 .*=1/);
    },
  ],
  'GD-19': [
    'anyone',
    'the document of the casino names the module of its section, and its page fetches it before it is drawn',
    async (audit) =>
      audit.visit({}, async (reader) => {
        const { page } = await reader.open('/line');
        const module = page.waitForRequest((request) => /\/assets\/casino\/.*\.js$/.test(request.url()));
        await goTo(page, '/en/casino');
        await module;
        await expect(page.getByTestId('section-casino')).toBeVisible();
      }),
  ],
});
