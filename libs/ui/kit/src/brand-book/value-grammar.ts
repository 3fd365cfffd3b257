import { lowerAscii } from '@touchline/shared-primitives';

/** Kinds of brand values. */
export type BrandValueKind = 'colour' | 'see-through' | 'radius' | 'font';

const LONGEST_VALUE = 200;
const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;
const HEX_WITH_ALPHA = /^#(?:[0-9a-f]{4}|[0-9a-f]{8})$/i;
const COLOUR_FUNCTION = /^(rgb|rgba|hsl|hsla|oklch|oklab|lab|lch)\(([-+0-9.%,/ a-z]{1,80})\)$/i;
const NUMBER = /^[-+]?(?:\d{1,4}(?:\.\d{1,6})?|\.\d{1,6})(?:%|deg)?$/;
const RADIUS = /^(\d{1,2}(?:\.\d{1,3})?)(px|rem)$/;
const LARGEST_RADIUS_PX = 32;
const PX_PER_REM = 16;
const FONT_NAME = /^[A-Za-z][A-Za-z0-9]*(?:[ -][A-Za-z0-9]+)*$/;
const LONGEST_FONT_NAME = 40;
const MOST_FONTS = 8;
const GENERIC_FONTS: ReadonlySet<string> = new Set([
  'serif',
  'sans-serif',
  'monospace',
  'system-ui',
  'ui-serif',
  'ui-sans-serif',
  'ui-rounded',
]);
/** Keywords that are not font names. */
const WIDE_KEYWORDS: ReadonlySet<string> = new Set(['inherit', 'initial', 'unset', 'revert', 'revert-layer', 'default', 'none']);

/** Parses a colour; transparency only where allowed, because it could make text invisible. */
function colour(value: string, isSeeThrough: boolean): string | null {
  if (HEX.test(value) || (isSeeThrough && HEX_WITH_ALPHA.test(value))) return lowerAscii(value);
  const [, name, inside] = COLOUR_FUNCTION.exec(value) ?? [];
  if (name === undefined || inside === undefined) return null;
  const [main = '', alpha, ...more] = inside.split('/');
  const parts = main.trim().split(/ *, *| +/);
  const numbers = alpha === undefined ? parts : [...parts, alpha.trim()];
  const hasAlpha = numbers.length === 4;
  if (more.length > 0 || numbers.length < 3 || numbers.length > 4 || (hasAlpha && !isSeeThrough)) return null;
  return numbers.every((part) => NUMBER.test(part)) ? lowerAscii(value) : null;
}

function radius(value: string): string | null {
  if (value === '0') return '0';
  const [, size, unit] = RADIUS.exec(value) ?? [];
  if (size === undefined) return null;
  return Number(size) * (unit === 'rem' ? PX_PER_REM : 1) <= LARGEST_RADIUS_PX ? value : null;
}

/** Parses font names and quotes each; a system font is always the last fallback. */
function fonts(value: string): string | null {
  const names = value.split(',').map((name) => name.trim());
  if (names.length > MOST_FONTS) return null;
  const written: string[] = [];
  for (const name of names) {
    const bare = /^(["'])(.*)\1$/.exec(name)?.[2] ?? name;
    const isKnownWord = WIDE_KEYWORDS.has(lowerAscii(bare));
    if (bare.length > LONGEST_FONT_NAME || isKnownWord || !FONT_NAME.test(bare)) return null;
    written.push(GENERIC_FONTS.has(lowerAscii(bare)) ? lowerAscii(bare) : `"${bare}"`);
  }
  return [...written, 'system-ui', 'sans-serif'].join(',');
}

/**
 * Validates a brand value for use in a stylesheet.
 *
 * The grammar lists what is allowed; `CSS.supports` would accept `url()` and much else.
 *
 * @returns null when it is not a value of that kind.
 * @spec CFG-4
 */
export function brandValue(kind: BrandValueKind, value: unknown): string | null {
  if (typeof value !== 'string' || value.length > LONGEST_VALUE) return null;
  // Not `trim`, which removes characters that CSS does not treat as space.
  const text = value.replaceAll(/^ +| +$/g, '');
  if (kind === 'radius') return radius(text);
  if (kind === 'font') return fonts(text);
  return colour(text, kind === 'see-through');
}
