import { groundOf, SCORE_SPORTS } from '@touchline/ui-art';
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

const board = readFileSync(join(__dirname, '../../../../betting/ui/src/ground/surface.module.css'), 'utf8');
const [, tints = ''] =
  /--pitch-a: color-mix\(in srgb, var\(--ground\) calc\(var\(--tint\) \* ([\d.]+)\), var\(--surface-card\)\)/.exec(board) ?? [];
const hex = (text: string): LinearRgb => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(text.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return [red, green, blue];
};

it.each(THEMES)('[LY-11] %s: names, score and notes are readable on the surface of every sport', (theme) => {
  const tint = (Number(tints) * Number.parseFloat(themes[theme]['tint'] ?? '')) / 100;
  expect(tint).toBeGreaterThan(0.1);
  const faint = [...Object.values(SCORE_SPORTS), ['formula-1', 'marble']].flat().flatMap((sport) =>
    (['text-strong', 'text', 'accent-text'] as const)
      .filter((text) => {
        const ground = mixSrgb(hex(groundOf(sport).colour), colour(theme, 'surface-card'), tint);
        return contrastRatio(colour(theme, text), ground) < 4.5;
      })
      .map((text) => `${text} on ${sport}`),
  );
  expect(faint).toEqual([]);
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
