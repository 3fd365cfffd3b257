import { brandStyle, contrastRatio, parseOklch, SURFACES, TEXT_ROLES, type BrandEntry } from '@touchline/ui-kit';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (path: string): string => readFileSync(join(__dirname, '../../../..', path), 'utf8');
const declarations = (body: string): Record<string, string> =>
  Object.fromEntries([...body.matchAll(/--([\w-]+)\s*:\s*([^;}]+)[;}]/g)].map(([, name = '', value = '']) => [name, value.trim()]));

const css = read('libs/ui/kit/src/styles/tokens.css').replace(/\/\*[\s\S]*?\*\//g, '');
const block = (selector: RegExp): Record<string, string> =>
  declarations([...css.matchAll(/([^{}]+)\{([^{}]*\})/g)].find(([, name = '']) => selector.test(name.trim()))?.[2] ?? '');
const palette = block(/^:root$/);
const themes = { dark: block(/data-theme='dark'/), light: block(/^\[data-theme='light'/) };

/** Every shipped brand, by folder. */
const books = Object.fromEntries(
  ['harbour', 'orchard'].map((name) => {
    const { tokens } = JSON.parse(read(`brands/${name}/brand.json`)) as { tokens: Record<string, string> };
    return [name, Object.entries(tokens).map(([css_prop, css_value]): BrandEntry => ({ css_prop, css_value }))];
  }),
);
const cases = Object.keys(books).flatMap((name) => (['dark', 'light'] as const).map((theme) => [name, theme] as const));

it('[LY-12] has two sample brands with safe values only', () => {
  expect(Object.values(books).map((book) => brandStyle(book).dropped)).toEqual([[], []]);
  expect(Object.values(books).map((book) => book.length)).toEqual([14, 19]);
});

it.each(cases)('[LY-12] %s, %s: all text is readable on every surface, and text on the accent too', (name, theme) => {
  const values = { ...palette, ...themes[theme], ...declarations(brandStyle(books[name] ?? []).style) };
  const colour = (role: string) => {
    const value = values[role] ?? '';
    const raw = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
    return parseOklch(raw === undefined ? value : (values[raw] ?? ''));
  };
  const pairs = [
    ...TEXT_ROLES.flatMap((text) => SURFACES.map((surface) => [text, `surface-${surface}`])),
    ['on-accent', 'accent'],
    ['on-accent', 'accent-hover'],
  ];

  const weak = pairs.filter(([text = '', ground = '']) => contrastRatio(colour(text), colour(ground)) < 4.5);

  expect(weak).toEqual([]);
});
