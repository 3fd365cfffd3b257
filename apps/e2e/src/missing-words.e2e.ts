import { measured } from './support/measured.ts';
import { ROUTES, withLanguage } from '@touchline/shared-routes';
import { messageIds, startTamperedEdge, type DictionaryFile, type TamperedEdge } from './support/tampered-edge.ts';
import { expect, test } from './support/quiet-page.ts';
import { ALL_LANGUAGES } from './support/messages.ts';
import { ONLY } from './support/only.ts';

/** A value for each route parameter; unknown games and leagues have a page too. */
const VALUES: Readonly<Record<string, string>> = { section: 'line', menuSection: 'all', sport: '1-football', champ: '115', game: '1' };

/** One path per route. */
const paths = ROUTES.filter(({ path, redirect }) => !path.includes('*') && redirect === undefined).map(({ path }) =>
  path
    .split('/')
    .filter((segment) => !segment.endsWith('?') && segment !== '*')
    .map((segment) => {
      if (!segment.startsWith(':')) return segment;
      const [, name = '', choices] = /^:(\w+)(?:\(([^)]*)\))?/.exec(segment) ?? [];
      const first = choices?.split('|')[0] ?? '';
      return VALUES[name] ?? (first === '' || first.includes('\\') ? '1' : first);
    })
    .join('/'),
);

/** A seeded generator, so that every run is the same. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** Text of a document, without its scripts and styles. */
const visible = (html: string): string => html.replaceAll(/<(script|style)[^>]*>.*?<\/\1>/gs, ' ');
const shownIds = (text: string, ids: readonly string[]): string[] => ids.filter((id) => text.includes(id));

/** Removes one key in ten, and breaks the message of another one in ten. */
function tamper(file: DictionaryFile): DictionaryFile {
  const random = randomFrom(file.lang.charCodeAt(0) * 1_000 + file.lang.charCodeAt(1) + file.name.length);
  const BROKEN = ['{count, plural, one {#}}', null, [{ type: 6, value: 'n', options: {} }], [null], { type: 0 }, [{ type: 1 }]];
  const messages = Object.entries(file.messages).flatMap(([id, message]): [string, unknown][] => {
    const chance = random();
    if (chance < 0.1) return [];
    return [[id, chance < 0.2 ? BROKEN[Math.floor(random() * BROKEN.length)] : message]];
  });
  return { ...file, messages: Object.fromEntries(messages) };
}

let edge: TamperedEdge;
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  edge = await startTamperedEdge(tamper);
});
test.afterAll(() => edge.stop());

test('[I18N-1] with missing keys and broken messages, no page of any language shows a key', ONLY.desktop, async ({ request, player }) => {
  const isLong = process.env['TOUCHLINE_LONG'] === '1';
  test.setTimeout(isLong ? 900_000 : 180_000);
  const ids = messageIds();
  expect(ids.length).toBeGreaterThan(500);
  expect(paths.length).toBeGreaterThan(100);
  const found: string[] = [];
  // Every route in two languages, and every twelfth route in all; the long trial covers every combination.
  const localizedPaths = paths.flatMap((path, at) =>
    ALL_LANGUAGES.filter(
      (_, index) => isLong || index % ALL_LANGUAGES.length === at % ALL_LANGUAGES.length || (index + 6) % 12 === at % 12,
    ).map((lang) => withLanguage(path, lang)),
  );
  for (const path of localizedPaths) {
    const answer = await request.get(`${edge.origin}${path}?platform_type=${player.isMobile ? 'mobile' : 'desktop'}`);
    const shown = shownIds(visible(await answer.text()), ids);
    if (shown.length > 0) found.push(`${path}: ${shown.join(' ')}`);
    // The page named 500 answers with that status.
    if (answer.status() === 500 && !path.endsWith('/500')) found.push(`${path}: ${answer.status()}`);
  }
  expect(found).toEqual([]);
  measured({ id: 'I18N-1', unit: 'pages that show a key', atMost: 0, run: 'long', value: found.length });
});

for (const [lang, build] of [
  ['ru', 'desktop'],
  ['ar', 'mobile'],
  ['de', 'mobile'],
  ['en', 'desktop'],
] as const) {
  test(
    `[I18N-1] [CFG-2] a bet can be placed in ${lang} with messages missing, and no key is visible`,
    ONLY[build],
    async ({ page, player }) => {
      const ids = messageIds();
      await page.goto(`${edge.origin}/${lang}/line/all/1-football/115`);
      await player.takenOver();
      await player.pick();
      for (const path of ['/user/login', '/registration', '/line/all/1-football/115']) {
        await page.goto(`${edge.origin}/${lang}${path}`);
        await player.takenOver();
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        const texts = await page.evaluate(() => [
          document.title,
          document.body.innerText,
          ...[...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap((one) =>
            ['aria-label', 'title', 'placeholder'].map((name) => one.getAttribute(name) ?? ''),
          ),
        ]);
        expect(shownIds(texts.join('\n'), ids)).toEqual([]);
      }
    },
  );
}
