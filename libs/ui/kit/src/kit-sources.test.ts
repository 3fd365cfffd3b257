import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { physicalDeclarations, silentMembers } from '@touchline/shared-testing/sources';
import * as kit from './index.ts';

const read = (file: string) => readFileSync(join(__dirname, file), 'utf8');
const files = (pattern: string) => globSync(pattern, { cwd: __dirname }).sort();
const components = files('*/*.tsx').filter((file) => !/\.(test|stories)\.tsx$/.test(file));
const sheets = files('*/*.module.css').map((file) => [file, read(file).replaceAll(/\/\*[\s\S]*?\*\//g, '')] as const);

const isComponent = (name: string, value: unknown) =>
  /^[A-Z][a-z]/.test(name) &&
  !name.endsWith('Icon') &&
  (typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value));
const NAMES = Object.entries(kit as Record<string, unknown>)
  .filter(([name, value]) => isComponent(name, value))
  .map(([name]) => name);

it('[LB-02] the kit has at least forty-five components', () => {
  expect(NAMES.length).toBeGreaterThanOrEqual(45);
});

it.each(components.map((file) => [file]))('[LB-02] every prop in %s has a description', (file) => {
  expect(silentMembers(read(file))).toEqual([]);
});

/** The docstring of an exported component. */
function docstringOf(name: string): string {
  const found = components
    .map((file) => new RegExp(String.raw`/\*\*((?:(?!\*/)[\s\S])*)\*/\s*export (?:function|const) ${name}\b`).exec(read(file))?.[1])
    .find((words) => words !== undefined);
  return found ?? '';
}

// A component that renders nothing has neither keys nor a name.
it.each(NAMES.filter((name) => name !== 'LinkProvider'))('[LB-02] %s documents its keys and the source of its name', (name) => {
  expect(docstringOf(name)).toMatch(/\bkeyboard\b/i);
  expect(docstringOf(name)).toMatch(/\bnames?\b/i);
});

it('[LB-02] every component has a story', () => {
  const stories = files('*/*.stories.tsx').map(read).join('\n');

  expect(NAMES.filter((name) => !new RegExp(String.raw`\b${name}\b`).test(stories))).toEqual([]);
});

// A crest is a picture: its letters are white on its own dark band in both themes.
const themed = sheets.filter(([file]) => !file.startsWith('crest/'));

it.each(themed)('[LY-11] %s takes colours and text sizes from the tokens', (_, css) => {
  const raw = [...css.matchAll(/[\w-]*(?:color|background|fill|stroke|shadow)[\w-]*:\s*([^;]+);/g)]
    .map(([, value = '']) => value)
    .filter((value) => /#[\da-f]{3,8}\b|\brgba?\(|\bhsla?\(|var\(--tl-/i.test(value.replaceAll(/url\([^)]*\)/g, '')));
  const texts = [...css.matchAll(/\bfont-size:\s*([^;]+);/g)].map(([, value = '']) => value).filter((value) => /\dpx/.test(value));

  expect(raw).toEqual([]);
  expect(texts).toEqual([]);
});

it.each(sheets)('[LB-02] %s works in both writing directions', (_, css) => {
  // Except for the axis of a plot, which runs from left to right in every language.
  expect(physicalDeclarations(css).filter((text) => !/padding-left: calc\(5\.5ch/.test(text))).toEqual([]);
});

it.each(sheets)('[LB-02] %s has no motion when reduced motion is on', (_, css) => {
  const moving = [...css.matchAll(/(?:^|[\s;{])(?:animation|transition)\s*:\s*([^;]+);/g)].map(([, value = '']) => value);
  // Durations from tokens are 0 under reduced motion; any other has to be inside a media query for motion.
  const fixed = moving.filter((value) => !/var\(--t-(?:fast|mid|slow|pulse)\)/.test(value) && value !== 'none');

  if (fixed.length > 0) expect(css).toMatch(/prefers-reduced-motion/);
});
