import { measured } from '@touchline/measured';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandStyle, type BrandEntry } from './brand-book.ts';
import { PALETTE_NAMES, REPLACEABLE } from './replaceable.ts';

const hostile = JSON.parse(readFileSync(join(__dirname, 'hostile-values.json'), 'utf8')) as BrandEntry[];
const tokens = readFileSync(join(__dirname, '../styles/tokens.css'), 'utf8');
const set = (css_prop: string, css_value: string): BrandEntry => ({ css_prop, css_value });

it('[LY-12] [CFG-4] more than 300 hostile entries have no effect, and each is reported', () => {
  expect(hostile.length).toBeGreaterThan(300);

  let applied = 0;
  for (const entry of hostile) {
    const { style, dropped } = brandStyle([entry]);
    if (style !== '') applied += 1;
    expect({ entry, style, reported: dropped.length }).toEqual({ entry, style: '', reported: 1 });
  }
  measured({ id: 'CFG-4', unit: 'hostile entries applied', atMost: 0, trials: 300, value: applied, tried: hostile.length });
});

it('[CFG-4] reports of dropped entries cannot break a log', () => {
  const { dropped } = brandStyle([set('--x;}\n<script>'.padEnd(500, 'y'), 'red'), set('--accent', 'url(//canary)')]);

  expect(dropped).toEqual([
    { property: '--x????script?yyyyyyyyyyyyyyyyyyyyyyyyyy', reason: 'unknown-property' },
    { property: '--accent', reason: 'unsafe-value' },
  ]);
});

it.each([
  ['--accent', '#0A84FF', '#0a84ff'],
  ['--accent', '#fa0', '#fa0'],
  ['--text', 'rgb(12, 34, 56)', 'rgb(12, 34, 56)'],
  ['--text', 'rgb(12 34 56)', 'rgb(12 34 56)'],
  ['--surface-page', 'hsl(210deg 30% 12.5%)', 'hsl(210deg 30% 12.5%)'],
  ['--tl-green-400', 'oklch(0.8 0.19 150)', 'oklch(0.8 0.19 150)'],
  ['--scrim', 'oklch(0.1 0.02 258 / 0.66)', 'oklch(0.1 0.02 258 / 0.66)'],
  ['--scrim', '#00000080', '#00000080'],
  ['--r-m', '0', '0'],
  ['--r-l', '32px', '32px'],
  ['--r-s', '0.25rem', '0.25rem'],
  ['--font', "Georgia, 'Times New Roman', serif", '"Georgia","Times New Roman",serif,system-ui,sans-serif'],
])('[LY-12] sets %s to %s', (property, value, written) => {
  expect(brandStyle([set(property, value)])).toEqual({ style: `@media screen{:root:root{${property}:${written}}}`, dropped: [] });
});

it('[LY-12] the last entry for a token wins', () => {
  expect(brandStyle([set('--accent', '#111'), set('--warn', '#222'), set('--accent', '#333')]).style).toBe(
    '@media screen{:root:root{--accent:#333;--warn:#222}}',
  );
});

it('[CFG-4] cuts an overlong list', () => {
  const { style, dropped } = brandStyle([...Array.from({ length: 200 }, () => set('--accent', '#111')), set('--warn', '#222')]);

  expect(style).not.toContain('--warn');
  expect(dropped).toEqual([{ property: '201-entries', reason: 'too-many' }]);
});

it('[LY-12] all colours of the palette are replaceable, and all replaceable tokens exist', () => {
  const palette = [...tokens.matchAll(/--(tl-[\w-]+):/g)].map(([, name]) => name);

  expect(PALETTE_NAMES.toSorted()).toEqual(palette.toSorted());
  expect([...REPLACEABLE.keys()].filter((name) => !tokens.includes(`${name}:`))).toEqual([]);
});
