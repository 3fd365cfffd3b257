import { measured } from './support/measured.ts';
import { gunzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { TABLE } from './support/agreements.ts';
import { ONLY } from './support/only.ts';
import { SANDBOX_PORT } from './support/product.ts';
import { expect, test } from './support/quiet-page.ts';
import { changeServices, collectedBy } from './support/services.ts';

const SERVICES = ['tags', 'sport', 'visitors', 'pixel'];
const COUNTERS = [
  { kind: 'collector', id: 'web', src: null },
  { kind: 'recording', id: 'demo-recording', src: null },
  ...SERVICES.map((kind) => ({ kind, id: `demo-${kind}`, src: `/fatman-api/counters/${kind}.js` })),
];

/** Names of the analytics services that a page has called. */
function log(page: Page): () => string[] {
  const called = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const [, kind] = /^\/fatman-api\/(?:stand-in\/|counters\/)?([\w-]+?)(?:\.js)?$/.exec(pathname) ?? [];
    if (pathname.endsWith('/recording')) called.add('recording');
    else if (kind !== undefined) called.add(kind === 'web' ? 'collector' : kind);
    else if (pathname.startsWith('/fatman-api/') || pathname.startsWith('/bff-api/analytics')) called.add('configuration');
  });
  return () => [...called].filter((kind) => kind !== 'configuration').sort();
}

for (const { agreed, services } of TABLE) {
  test.describe(`with the agreement ${agreed}`, () => {
    test.use({ agreed });
    test(
      `[AN-01] [AN-06] [PRV-2] [PRV-3] ${agreed}: ${services.join(', ') || 'no service is called'}`,
      ONLY.desktop,
      async ({ page, player, context }) => {
        const called = log(page);
        await changeServices(context, { counters: { counters: COUNTERS } });
        // Analytics starts at once on registration, and after ten seconds on any other page.
        await player.open('/registration?ref_id=7&tag=spring');
        await player.page.getByRole('radio', { name: 'Email' }).click();
        if (services.length === 0) {
          // The code that would report this page has loaded by the time the next one opens.
          await page
            .getByRole('link', { name: player.message('shell.live') })
            .first()
            .click();
          await expect(page).toHaveURL(/\/en\/live$/);
        }
        await expect.poll(called, { timeout: 100_000 }).toEqual(services);
        // Attribution marks are not necessary cookies: they need consent to marketing (2 and 3).
        const marks = (await context.cookies()).map(({ name }) => name).filter((name) => ['tl-ref', 'tl-tag', 'tl-partner'].includes(name));
        expect(marks.sort()).toEqual(agreed >= 2 ? ['tl-ref', 'tl-tag'] : []);
        const surplus = called().filter((kind) => !services.includes(kind)).length + (agreed >= 2 ? 0 : marks.length);
        measured({ id: 'PRV-2', unit: 'calls and cookies without consent', atMost: 0, trials: 4, run: 'long', value: surplus });
      },
    );
  });
}

test.describe('with every agreement', () => {
  test.use({ agreed: 3 });

  test('[AN-03] [GD-12] reports each step of an abandoned registration', async ({ page, player, context }) => {
    const scope = await changeServices(context, {});
    const isObserved = page.waitForRequest('**/bff-api/analytics/counters**');
    await player.open('/registration');
    await isObserved;
    await page.getByRole('radio', { name: 'Email' }).click();
    await page
      .getByRole('link', { name: player.message('shell.live') })
      .first()
      .click();
    await expect(page).toHaveURL(/\/en\/live$/);

    const eventNames = async () =>
      ((await collectedBy(scope)) as { name: string }[]).map(({ name }) => name).filter((name) => /^(page|registration)/.test(name));
    await expect.poll(eventNames).toEqual(['page', 'registration_page', 'registration_type', 'page', 'registration_leave']);
  });

  test(
    '[PRV-3] [PRV-1] [AN-07] a recording contains nothing that was typed; fields are identified by name',
    ONLY.desktop,
    async ({ page, player, context }) => {
      const scope = await changeServices(context, { counters: { counters: COUNTERS } });
      const recorded = async (): Promise<string> => {
        const all = (await (await fetch(`http://127.0.0.1:${SANDBOX_PORT}/__test/counted/${scope}`)).json()) as {
          kind: string;
          event: { recording: string; part: number; of: number; data: string };
        }[];
        const parts = all.filter(({ kind }) => kind === 'recording').map(({ event }) => event);
        let text = '';
        for (let at = 0; at < parts.length; at += parts[at]?.of ?? 1) {
          const whole = parts.slice(at, at + (parts[at]?.of ?? 1));
          if (whole.length === whole[0]?.of) text += gunzipSync(Buffer.from(whole.map(({ data }) => data).join(''), 'base64')).toString();
        }
        return text;
      };
      const isObserved = page.waitForRequest('**/bff-api/analytics/counters**');
      await player.open('/registration-old');
      await isObserved;
      const canaries: Record<string, string> = {
        email: 'canary-mail@example.com',
        name: 'CanaryName',
        password: 'Canary-Password-1',
      };
      for (const [name, value] of Object.entries(canaries)) await page.locator(`main [name=${name}]`).fill(value);
      await page.locator('main form button[type=submit]').click();

      // The recorder has recorded the field changes and the validation of the form.
      await expect.poll(async () => (await recorded()).includes('*****'), { timeout: 100_000 }).toBe(true);
      const text = await recorded();
      expect(text).toContain('"tagName":"input"');
      for (const value of Object.values(canaries)) expect(text).not.toContain(value);
      const hits = Object.values(canaries).filter((value) => text.includes(value)).length;
      measured({ id: 'PRV-3', unit: 'typed values in a recording', atMost: 0, trials: 3, value: hits, tried: 3 });
      // Nor any text of the page itself.
      expect(text).not.toContain('Create your account');
      const fields = async () =>
        ((await collectedBy(scope)) as { name: string; fields: { field?: string } }[])
          .filter(({ name }) => name === 'field_error')
          .map(({ fields: { field } }) => field);
      await expect.poll(fields).toEqual(['user_surname']);
    },
  );
});
