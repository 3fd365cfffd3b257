import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrastRatio, mixSrgb, parseOklch } from './contrast.ts';
import type { LinearRgb } from './contrast.ts';
import { ROLE_NAMES, SURFACES, TEXT_ROLES, TINTED_ROLES } from './token-names.ts';

const css = readFileSync(join(__dirname, '../styles/tokens.css'), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
const declarations = (body: string) =>
  Object.fromEntries([...body.matchAll(/--([\w-]+)\s*:\s*([^;]+);/g)].map(([, name, value]) => [name ?? '', (value ?? '').trim()]));
const blocks = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector, body]) => ({
  selector: (selector ?? '').trim(),
  roles: declarations(body ?? ''),
}));
const palette = blocks.find(({ selector }) => selector === ':root')?.roles ?? {};
const themes = {
  dark: blocks.find(({ selector }) => /data-theme=['"]dark/.test(selector))?.roles ?? {},
  auto: blocks.find(({ selector }) => /data-theme='auto'/.test(selector))?.roles ?? {},
  light: blocks.find(({ selector }) => /^\[data-theme=['"]light/.test(selector))?.roles ?? {},
};
type Theme = keyof typeof themes;

function colour(theme: Theme, role: string): LinearRgb {
  const value = themes[theme][role] ?? '';
  const raw = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  return parseOklch(raw === undefined ? value : (palette[raw] ?? ''));
}
const THEMES = ['dark', 'light'] as const;
const TEXT_PAIRS = THEMES.flatMap((theme) =>
  TEXT_ROLES.flatMap((text) => SURFACES.map((surface) => [theme, text, `surface-${surface}`] as const)),
);
const GROUNDS = ['surface-card', 'surface-raised', 'surface-page'] as const;
const TINT_PAIRS = THEMES.flatMap((theme) => TINTED_ROLES.flatMap((text) => GROUNDS.map((ground) => [theme, text, ground] as const)));

it('[LY-11] measures contrast as WCAG does: white on black is 21, equal colours are 1', () => {
  expect(contrastRatio(parseOklch('oklch(1 0 0)'), parseOklch('oklch(0 0 0)'))).toBeCloseTo(21, 3);
  expect(contrastRatio(parseOklch('oklch(0.5 0.1 150)'), parseOklch('oklch(0.5 0.1 150)'))).toBe(1);
});

it.each(THEMES)('[LY-11] sets every role in the %s theme', (theme) => {
  expect(ROLE_NAMES.filter((role) => themes[theme][role] === undefined)).toEqual([]);
});

it("[LY-11] the system's light theme equals the light theme", () => {
  expect(Object.keys(themes.auto).length).toBeGreaterThan(30);
  expect(themes.auto).toEqual(themes.light);
});

it.each(TEXT_PAIRS)('[LY-11] %s: %s is readable on %s', (theme, text, surface) => {
  expect(contrastRatio(colour(theme, text), colour(theme, surface))).toBeGreaterThanOrEqual(4.5);
});

it.each(TINT_PAIRS)('[LY-11] %s: %s is readable on its own tint over %s', (theme, text, ground) => {
  const tint = Number.parseFloat(themes[theme]['tint'] ?? '') / 100;
  expect(contrastRatio(colour(theme, text), mixSrgb(colour(theme, text), colour(theme, ground), tint))).toBeGreaterThanOrEqual(4.5);
});

it.each(THEMES.flatMap((theme) => SURFACES.map((surface) => [theme, surface] as const)))(
  '[LY-11] %s: the focus ring stands out from %s',
  (theme, surface) => {
    expect(contrastRatio(colour(theme, 'focus'), colour(theme, `surface-${surface}`))).toBeGreaterThanOrEqual(3);
  },
);

it.each(THEMES.flatMap((theme) => GROUNDS.map((ground) => [theme, ground] as const)))(
  '[LY-11] %s: the border of a control stands out from %s',
  (theme, ground) => {
    expect(contrastRatio(colour(theme, 'line-control'), colour(theme, ground))).toBeGreaterThanOrEqual(3);
  },
);

it.each(THEMES)('[LY-11] %s: text on the accent is readable, also on hover', (theme) => {
  expect(contrastRatio(colour(theme, 'on-accent'), colour(theme, 'accent'))).toBeGreaterThanOrEqual(4.5);
  expect(contrastRatio(colour(theme, 'on-accent'), colour(theme, 'accent-hover'))).toBeGreaterThanOrEqual(4.5);
});
