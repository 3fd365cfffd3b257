import { expect } from '@playwright/test';
import type { Audit } from './audit.ts';
import { checks } from './check.ts';

const landmarks = async (audit: Audit, path: string): Promise<string[]> => {
  const { text } = await audit.document(path);
  const [body = ''] = /<body[\s\S]*/.exec(text) ?? [];
  return ['<header', '<main', '<footer', 'data-testid="seo-block"'].filter((one) => body.includes(one));
};
const scrolled = (y: number) => `window.scrollTo(0, ${y})`;

export const SHELL = checks({
  'LY-01': [
    'anyone',
    'main layout: header, content, footer, seo block; the block page has a layout without the seo block',
    async (audit) => {
      expect(await landmarks(audit, '/en/line')).toEqual(['<header', '<main', '<footer', 'data-testid="seo-block"']);
      const plain = await landmarks(audit, '/en/block');
      expect(plain).toContain('<main');
      expect(plain).not.toContain('data-testid="seo-block"');
    },
  ],
  'LY-02': [
    'anyone',
    'pages of sign-in and office have no seo block, the line has one',
    async (audit) => {
      expect(await landmarks(audit, '/en/user/login')).toEqual(['<header', '<main', '<footer']);
      expect(await landmarks(audit, '/en/line')).toContain('data-testid="seo-block"');
    },
  ],
  'LY-03': [
    'anyone',
    'the header leaves on scrolling down and is back on scrolling up',
    async (audit) => {
      const { page } = await (await audit.reader()).open('/line');
      const header = page.getByRole('banner');
      const top = () => header.evaluate((element) => element.getBoundingClientRect().bottom);
      await page.mouse.move(600, 500);
      await page.mouse.wheel(0, 1_500);
      await expect.poll(top).toBeLessThanOrEqual(1);
      await page.mouse.wheel(0, -300);
      await expect.poll(top).toBeGreaterThan(10);
    },
  ],
  'LY-04': [
    'anyone',
    'the button to the top: absent at 0.9 screens and there at 1.2 on desktop, absent at 3.8 and there at 4.3 on a phone',
    async (audit) => {
      for (const [build, before, after] of [
        ['desktop', 0.9, 1.2],
        ['mobile', 3.8, 4.3],
      ] as const) {
        const { page } = await (await audit.reader('visitor', build)).open('/line');
        const height = await page.evaluate(() => window.innerHeight);
        const button = page.getByRole('button', { name: 'Back to top' });
        await page.evaluate(scrolled(before * height));
        await page.waitForFunction((least) => window.scrollY > least, before * height - 60);
        await expect(button).toHaveCount(0);
        await page.evaluate(scrolled(after * height));
        await expect(button).toBeVisible();
      }
    },
  ],
  'LY-06': [
    'operators',
    'isSnowfall draws a canvas on home and not with reduced motion; without it there is none',
    async (audit) => {
      const snow = (services: object | undefined, reducedMotion: 'reduce' | 'no-preference') =>
        audit.visit({ ...(services && { services }), options: { reducedMotion } }, async (reader) => {
          const { page } = await reader.open('');
          if (services && reducedMotion === 'no-preference') await expect(page.locator('canvas').first()).toBeAttached();
          return page.locator('canvas').count();
        });
      const config = { config: { isSnowfall: true } };
      expect(await snow(config, 'no-preference')).toBeGreaterThan(0);
      expect(await snow(config, 'reduce')).toBe(0);
      expect(await snow(undefined, 'no-preference')).toBe(0);
    },
  ],
  'LY-09': [
    'anyone',
    'while their service is silent, the casino and my casino show 16 game and 2 other placeholders',
    async (audit) => {
      const silent = { '/bff-api/casino': { kind: 'timeout' }, '/bff-api/feed': { kind: 'timeout' } };
      await audit.visit({ as: 'player', services: { overrides: silent } }, async (reader) => {
        const page = await reader.page();
        const places = async (path: string, from: string): Promise<number[]> => {
          await page.goto(from);
          await page.goto(path, { waitUntil: 'commit' });
          const busy = page.getByRole('main').locator('[aria-busy="true"]').first();
          await expect(busy).toBeVisible();
          return busy.evaluate((element) => [...element.children].map((part) => part.childElementCount).filter((many) => many > 1));
        };
        for (const path of ['/en/casino', '/en/my-casino']) expect(await places(path, '/en/information/about'), path).toEqual([16, 2]);
      });
    },
  ],
  'LY-11': [
    'anyone',
    'a chosen dark theme applies at once and is in the first bytes of the next document',
    async (audit) =>
      audit.visit({}, async (reader) => {
        const { page } = await reader.open('/line');
        await page
          .getByRole('button', { name: /settings/i })
          .first()
          .click();
        await page
          .getByRole('radio', { name: 'Dark' })
          .or(page.getByText('Dark', { exact: true }))
          .first()
          .click();
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
        await expect.poll(async () => (await reader.ask('/en/line')).text.slice(0, 300)).toContain('data-theme="dark"');
      }),
  ],
  'LY-12': [
    'operators',
    'a safe colour of the brand book is in the styles of the document, a value with url() is not',
    async (audit) => {
      const brandBook = [
        { css_prop: '--tl-cyan-300', css_value: '#123abc' },
        { css_prop: '--tl-green-400', css_value: 'url(https://evil.test/x)' },
      ];
      await audit.visit({ services: { config: { brandBook } } }, async (reader) => {
        const styles = (await reader.ask('/en/line')).text.match(/<style[^>]*>[\s\S]*?<\/style>|style="[^"]*"/g)?.join(' ') ?? '';
        expect(styles).toContain('#123abc');
        expect(styles).not.toContain('evil.test');
      });
    },
  ],
  'LY-13': [
    'players',
    'a signed-in player sees the session clock tick and the time zone',
    async (audit) => {
      const { page } = await (await audit.reader('player')).open('/line');
      const clock = page
        .getByText(/^\d+:\d\d:\d\d$/)
        .or(page.locator('[data-clock], [data-session]'))
        .first();
      await expect(clock).toBeVisible();
      const before = await clock.textContent();
      await expect(clock).not.toHaveText(before ?? '');
      await expect(
        page
          .getByRole('combobox', { name: /time zone/i })
          .or(page.getByText(/UTC/))
          .first(),
      ).toBeVisible();
    },
  ],
  'LY-14': [
    'visitors',
    'isNewSite shows its modal to a visitor, after a press not again on a reload, and never to a player',
    async (audit) => {
      const services = { config: { isNewSite: true } };
      await audit.visit({ services }, async (reader) => {
        const { page } = await reader.open('/line');
        await expect(page.getByRole('dialog')).toBeVisible();
        await page.getByRole('dialog').getByRole('button').last().click();
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await page.reload();
        await expect(page.locator('html[data-taken-over]')).toBeAttached();
        await expect(page.getByRole('dialog')).toHaveCount(0);
      });
      await audit.visit({ services, as: 'player' }, async (reader) => {
        const player = await reader.open('/line');
        await expect(player.balance).toBeVisible();
        await expect(player.page.getByRole('dialog')).toHaveCount(0);
      });
    },
  ],
  'LY-15': [
    'anyone',
    'the policy logo is in the document for a visitor from Malta or Cyprus, and not for one from Germany',
    async (audit) => {
      const has = async (country: string) =>
        (await (await audit.reader()).ask('/en/line', { headers: { 'x-geo-country': country } })).text.includes(
          '/web-api/policy/logo.agif',
        );
      expect([await has('MT'), await has('CY'), await has('DE')]).toEqual([true, true, false]);
    },
  ],
  'NT-05': [
    'anyone',
    'the page of an unknown address and of a technical error link home',
    async (audit) => {
      for (const path of ['/en/no-such-page', '/en/500']) expect((await audit.document(path)).text, path).toMatch(/<a[^>]+href="\/en"/);
    },
  ],
  'LG-07': [
    'players',
    'the balance is €1,000.00 in English, 1.000,00 € in German and 1 000,00 € in Russian',
    async (audit) =>
      audit.visit({ as: 'player' }, async (reader) => {
        const page = await reader.page();
        for (const [lang, text] of [
          ['en', '€1,000.00'],
          ['de', '1.000,00 €'],
          ['ru', '1 000,00 €'],
        ] as const) {
          await page.goto(`/${lang}/line`);
          const balance = async () => ((await page.getByTestId('balance').textContent()) ?? '').replaceAll(/\s/g, ' ');
          await expect.poll(balance, lang).toContain(text);
        }
      }),
  ],
  'LY-05': [
    'anyone',
    'the support button opens its menu, and Contact support in it the conversation',
    async (audit) =>
      audit.visit({}, async (reader) => {
        const { page } = await reader.open('/line');
        const button = page.getByRole('button', { name: /^Support/ });
        await button.click();
        await page.getByText('Contact support', { exact: true }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
      }),
  ],
  'NT-03': [
    'players',
    'a vote for an idea that ends with 400, 403, 404, 500 and 200 shows one notice each: error, forbidden, missing page, technical error, saved',
    async (audit) =>
      audit.visit({ as: 'player' }, async (reader) => {
        const { page } = await reader.open('/office/share-idea');
        const vote = page.getByRole('main').getByRole('button', { name: /vote/i }).first();
        for (const [status, topic] of [
          [400, 'request-error'],
          [403, 'forbidden'],
          [404, 'missing-page'],
          [500, 'technical-error'],
          [200, 'saved'],
        ] as const) {
          if (status !== 200)
            await page.route('**/ideas/vote', (route) =>
              route.fulfill({ status, contentType: 'application/json', body: JSON.stringify({ status, code: status, errors: [] }) }),
            );
          await vote.click();
          await expect(page.locator(`[data-notice="${topic}"]`), topic).toHaveCount(1);
          await page.unroute('**/ideas/vote');
        }
      }),
  ],
});
