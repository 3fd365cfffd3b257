import { expect, test, type Page } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
const PORT = process.env['E2E_PORT'] ?? '4220';
const SANDBOX_PORT = process.env['E2E_SANDBOX_PORT'] ?? '4320';
const ORIGIN = `http://localhost:${PORT}`;

/** `npm run dev` as a developer starts it. @returns the way to stop it. */
async function startDevelopment(more: readonly string[]): Promise<() => Promise<void>> {
  const env = {
    ...process.env,
    TOUCHLINE_PORT: PORT,
    TOUCHLINE_SANDBOX_PORT: SANDBOX_PORT,
    TOUCHLINE_DATA_DIR: mkdtempSync(join(tmpdir(), 'touchline-dev-')),
  };
  const child = spawn(process.execPath, ['tools/build/src/dev.mjs', ...more], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`npm run dev ended with code ${code}: ${said}`)));
    child.stdout.on('data', (text: Buffer) => {
      said += text.toString();
      if (said.includes('in development is ready')) resolve();
    });
  });
  return async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  };
}

/** Changes a source while `see` looks, and puts it back. */
async function changing(file: string, from: string, to: string, see: () => Promise<void>): Promise<void> {
  const path = join(ROOT, file);
  const before = readFileSync(path, 'utf8');
  expect(before).toContain(from);
  writeFileSync(path, before.replace(from, to));
  try {
    await see();
  } finally {
    writeFileSync(path, before);
  }
}

const TRANSLATIONS = 'libs/casino/pages/messages/ru.json';
const RUSSIAN = 'Казино';
const heading = (page: Page) => page.getByTestId('section-casino').getByRole('heading', { level: 1 });

for (const { title, more } of [
  { title: 'the whole site', more: [] },
  { title: 'a section alone', more: ['--section', 'casino'] },
]) {
  test(`in ${title} a changed word and a changed component take their place in the open page, which keeps its state`, async ({ page }) => {
    const stop = await startDevelopment(more);
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    try {
      await page.goto(`${ORIGIN}/en/casino`);
      await page.locator('html[data-taken-over]').waitFor({ state: 'attached', timeout: 60_000 });
      await expect(heading(page)).toHaveText('Casino');
      const myBets = page.getByRole('tab', { name: 'My bets' });
      await myBets.click();
      await page.evaluate(() => void Object.assign(window, { isSamePage: true }));

      await changing(
        'libs/casino/pages/src/page-words.ts',
        "title', defaultMessage: 'Casino' }",
        "title', defaultMessage: 'Hot words' }",
        () => expect(heading(page)).toHaveText('Hot words'),
      );
      await expect(heading(page)).toHaveText('Casino');
      await changing('libs/ui/pages/src/OfSection.tsx', 'const heading = intl', "const heading = 'Hot ' + intl", () =>
        expect(heading(page)).toHaveText('Hot Casino'),
      );
      await expect(heading(page)).toHaveText('Casino');

      await expect(myBets).toHaveAttribute('aria-selected', 'true');
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);

      await page.goto(`${ORIGIN}/ru/casino`);
      await page.locator('html[data-taken-over]').waitFor({ state: 'attached' });
      await expect(heading(page)).toHaveText(RUSSIAN);
      await changing(TRANSLATIONS, `"${RUSSIAN}"`, `"Новое слово"`, () => expect(heading(page)).toHaveText('Новое слово'));
      await expect(heading(page)).toHaveText(RUSSIAN);
      expect(errors).toEqual([]);
    } finally {
      await stop();
    }
  });
}
