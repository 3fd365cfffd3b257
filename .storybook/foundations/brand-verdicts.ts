import { contrastRatio, mixSrgb, parseOklch, SURFACES, TEXT_ROLES, TINTED_ROLES } from '@touchline/ui-kit';
import type { BrandEntry, LinearRgb } from '@touchline/ui-kit';
import { bytesOf, lightOfBytes } from './colour-bytes.ts';
import tokens from '../../libs/ui/kit/src/styles/tokens.css?raw';

export type ThemeName = 'dark' | 'light';

/** Contrast of one pair of colours. */
export interface Verdict {
  theme: ThemeName;
  /** The pair: `text-muted on surface-card`. */
  pair: string;
  ratio: number;
  /** Required contrast. */
  least: number;
}

const TEXT = 4.5;
const CONTROL = 3;
const PERCENT = 100;

const css = tokens.replaceAll(/\/\*[\s\S]*?\*\//g, '');
const declarations = (selector: RegExp): Readonly<Record<string, string>> => {
  const [, body = ''] =
    [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
      .map(([, head = '', inside = '']) => [head, inside] as const)
      .find(([head]) => selector.test(head.trim())) ?? [];
  return Object.fromEntries([...body.matchAll(/--([\w-]+)\s*:\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]));
};
const PALETTE = declarations(/^:root$/);
const ROLES: Readonly<Record<ThemeName, Readonly<Record<string, string>>>> = {
  dark: declarations(/\[data-theme='dark'\]/),
  light: declarations(/^\[data-theme='light'\]/),
};

/** Parses a CSS colour to linear light. Our own are in oklch; brands may use any notation, so the browser parses it. */
export function lightOf(value: string): LinearRgb | null {
  if (/^oklch\(\s*[\d.]+\s+[\d.]+\s+[\d.]+\s*[/)]/.test(value)) return parseOklch(value);
  return CSS.supports('color', value) ? lightOfBytes(bytesOf(value)) : null;
}

/** Value of a role in a theme with a brand: the brand's own, or the theme's step of the palette, which the brand may have replaced. */
function valueOf(role: string, theme: ThemeName, brand: ReadonlyMap<string, string>): string {
  const own = brand.get(`--${role}`);
  if (own !== undefined) return own;
  const value = ROLES[theme][role] ?? '';
  const step = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  return step === undefined ? value : (brand.get(`--${step}`) ?? PALETTE[step] ?? '');
}

/** All pairs of colours shown by some story, with their contrast in a brand. @spec LY-11 LY-12 */
export function verdictsOf(book: readonly BrandEntry[]): Verdict[] {
  const brand = new Map(book.map(({ css_prop, css_value }) => [css_prop, css_value]));
  const known = new Map<string, LinearRgb | null>();
  const light = (role: string, theme: ThemeName): LinearRgb | null => {
    const value = valueOf(role, theme, brand);
    if (!known.has(value)) known.set(value, lightOf(value));
    return known.get(value) ?? null;
  };
  return (['dark', 'light'] as const).flatMap((theme) => {
    const judge = (over: string, under: string, least: number, tint?: number): Verdict[] => {
      const [one, other] = [light(over, theme), light(under, theme)];
      if (one === null || other === null) return [];
      const ground = tint === undefined ? other : mixSrgb(one, other, tint);
      const pair = tint === undefined ? `${over} on ${under}` : `${over} on its tint over ${under}`;
      return [{ theme, pair, ratio: contrastRatio(one, ground), least }];
    };
    const tint = Number.parseFloat(valueOf('tint', theme, brand)) / PERCENT;
    return [
      ...TEXT_ROLES.flatMap((text) => SURFACES.flatMap((surface) => judge(text, `surface-${surface}`, TEXT))),
      ...TINTED_ROLES.flatMap((text) =>
        ['surface-card', 'surface-raised', 'surface-page'].flatMap((ground) => judge(text, ground, TEXT, tint)),
      ),
      ...judge('on-accent', 'accent', TEXT),
      ...judge('on-accent', 'accent-hover', TEXT),
      ...SURFACES.flatMap((surface) => judge('focus', `surface-${surface}`, CONTROL)),
      ...['surface-card', 'surface-raised', 'surface-page'].flatMap((ground) => judge('line-control', ground, CONTROL)),
    ];
  });
}
