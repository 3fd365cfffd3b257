import { SPORTS } from '@touchline/betting-rules';
import { sportName } from '@touchline/server-engine';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MESSAGES } from '../messages.ts';
import { voidDocuments } from './void-documents.ts';
import { voidPage } from './void-page.ts';

const FOLDER = join(__dirname, '../../../content/documents/rules');
const page = (slug: string, lang: string): string => readFileSync(join(FOLDER, slug, `${lang}.md`), 'utf8');

it('[PI-01] exists in every language of the rules', () => {
  expect(
    voidDocuments()
      .map(({ lang }) => `${lang}.md`)
      .sort(),
  ).toEqual(
    readdirSync(join(FOLDER, 'sports_football'))
      .filter((file) => file.endsWith('.md'))
      .sort(),
  );
});

it('[OD-02] has a row for every sport', () => {
  const names = SPORTS.map(({ key }) => `| ${sportName(key, 'en')} |`);

  expect(names.filter((name) => !voidPage('en').includes(name))).toEqual([]);
});

it('[OD-02] states the rules of tennis, basketball and boxing, and no other number of hours than those that settle', () => {
  const text = voidPage('en');

  expect(text).toContain('| Tennis | – | the other side, once a set is complete |');
  expect(text).toContain('| Basketball | 5 minutes | void |');
  expect(text).toContain('| Boxing | – | the other side |');
  expect(text).toContain('| Football | – | void |');
  expect([...text.matchAll(/(\d+) hours/g)].map(([, hours]) => hours)).toEqual(['48', '24', '24']);
});

it.each(MESSAGES.languages)('[OD-02] [PI-01] the rules of a sport leave void bets to that page, in %s', (lang) => {
  for (const slug of ['sports_basketball', 'sports_cricket', 'sports_football', 'sports_ice-hockey', 'sports_tennis', 'general_returns']) {
    const text = page(slug, lang);

    expect(text).toContain('(/information/rules/sports/void)');
    expect([slug, text.match(/48|80 ?%/)]).toEqual([slug, null]);
  }
});
