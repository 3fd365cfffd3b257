import { ROLE_NAMES } from './token-names.ts';

/** A value in the design tokens format; its own type or that of its group. */
export interface DesignToken {
  /** `color`, `dimension`, …; omitted if a group has it. */
  $type?: string;
  /** The value in the form of its type, or the name of another token in braces. */
  $value: unknown;
  /** Description for readers in other tools. */
  $description?: string;
}
/** A group of tokens; `$type` applies to all of them. */
export interface TokenGroup {
  /** A token or a group by name; a string is `$type` or `$description` of the group itself. */
  [name: string]: string | DesignToken | TokenGroup;
}

/** Descriptions of roles whose names are ambiguous. */
const MEANINGS: Readonly<Record<string, string>> = {
  'surface-sunken': 'Below the page: fields, tracks, media',
  'surface-page': 'The page itself',
  'surface-card': 'Content on the page',
  'surface-raised': 'Heads of cards, panels, dialogs',
  'surface-control': 'Buttons and odds at rest',
  'surface-selected': 'What is chosen among neighbours',
  'text-strong': 'Figures, titles, names',
  'text-muted': 'Labels and notes',
  accent: 'The one thing to do here, and what is picked',
  'accent-text': 'Words in the colour of the accent',
  'on-accent': 'Words on the accent',
  chalk: 'The line of the pitch round what is the player’s own',
  live: 'In play now',
  returned: 'A stake that came back',
  tint: 'Part of a tone in the ground of its notice',
};

const SCALES: readonly (readonly [group: string, type: string, names: RegExp])[] = [
  ['space', 'dimension', /^s-(\d+)$/],
  ['font-size', 'dimension', /^fs-(\d+)$/],
  ['line-height', 'dimension', /^lh-(\d+)$/],
  ['font-weight', 'fontWeight', /^w-(text|mid|bold)$/],
  ['font-family', 'fontFamily', /^(font)$/],
  ['radius', 'dimension', /^r-(\w+)$/],
  ['duration', 'duration', /^t-(\w+)$/],
  ['easing', 'cubicBezier', /^(ease)$/],
  ['layout', 'dimension', /^((?:h|w|oc)-\w+|gap|tap)$/],
];

type Declarations = Readonly<Record<string, string>>;

/** Custom properties by selector; at-rules are skipped. */
function rulesOf(css: string): ReadonlyMap<string, Declarations> {
  const bare = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
  return new Map(
    [...bare.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => [
      selector.trim(),
      Object.fromEntries([...body.matchAll(/--([\w-]+)\s*:\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()])),
    ]),
  );
}

function colourOf(text: string): unknown {
  const [, list = '', alpha] = /^oklch\(([\d.\s]+)(?:\/\s*([\d.]+))?\)$/.exec(text) ?? [];
  const components = list.trim().split(/\s+/).map(Number);
  if (components.length !== 3 || components.some(Number.isNaN)) throw new RangeError(`Not a colour of the tokens: ${text}`);
  return { colorSpace: 'oklch', components, ...(alpha !== undefined && { alpha: Number(alpha) }) };
}

function measureOf(text: string): { value: number; unit: string } {
  const [, value, unit] = /^([\d.]+)(px|rem|ms|s)$/.exec(text) ?? [];
  if (value === undefined || unit === undefined) throw new RangeError(`Not a measure of the tokens: ${text}`);
  return { value: Number(value), unit };
}

function shadowOf(text: string): unknown {
  const [, x = '', y = '', blur = '', colour = ''] = /^(\S+) (\S+) (\S+) (oklch\(.*\))$/.exec(text) ?? [];
  const length = (part: string) => measureOf(part === '0' ? '0px' : part);
  return { color: colourOf(colour), offsetX: length(x), offsetY: length(y), blur: length(blur), spread: length('0') };
}

function valueOf(type: string, text: string): unknown {
  const listed = () => text.replace(/^[\w-]+\(|\)$/g, '').split(/\s*,\s*/);
  if (type === 'fontWeight') return Number(text);
  if (type === 'fontFamily') return listed().map((name) => name.trim().replaceAll(/^'|'$/g, ''));
  if (type === 'cubicBezier') return listed().map(Number);
  return measureOf(text);
}

function roleToken(name: string, text: string): DesignToken {
  const described = MEANINGS[name] === undefined ? {} : { $description: MEANINGS[name] };
  const [, alias] = /^var\(--tl-([\w-]+)\)$/.exec(text) ?? [];
  if (alias !== undefined) return { $type: 'color', $value: `{palette.${alias}}`, ...described };
  if (text.endsWith('%')) return { $type: 'number', $value: Number.parseFloat(text) / 100, ...described };
  if (name.startsWith('e-')) return { $type: 'shadow', $value: shadowOf(text), ...described };
  return { $type: 'color', $value: colourOf(text), ...described };
}

/**
 * The stylesheet's tokens in the format of the Design Tokens Community Group (2025.10): the palette, the scales, and the roles of both
 * themes, which refer to steps of the palette. Colours stay in oklch.
 *
 * @param css - text of `tokens.css`.
 * @throws RangeError when the stylesheet has a value that cannot be expressed.
 */
export function designTokens(css: string): TokenGroup {
  const rules = rulesOf(css);
  const root = rules.get(':root') ?? {};
  const themed = (selector: string): TokenGroup => {
    const roles = rules.get(selector) ?? {};
    return Object.fromEntries(ROLE_NAMES.map((name) => [name, roleToken(name, roles[name] ?? '')]));
  };
  const entries = Object.entries(root);
  const palette = entries.filter(([name]) => name.startsWith('tl-')).map(([name, text]) => [name.slice(3), { $value: colourOf(text) }]);
  const scales = SCALES.map(([group, type, names]) => [
    group,
    {
      $type: type,
      ...Object.fromEntries(
        entries
          .map(
            ([name, text]) => [SCALES.find(([, , of]) => of.test(name))?.[2] === names ? names.exec(name)?.[1] : undefined, text] as const,
          )
          .filter((entry): entry is readonly [string, string] => entry[0] !== undefined)
          .map(([name, text]) => [name, { $value: valueOf(type, text) }]),
      ),
    },
  ]);
  const touch = Object.entries(rules.get("[data-device='mobile']") ?? {}).map(([name, text]) => [name, { $value: measureOf(text) }]);
  return {
    $description: 'Written from tokens.css by `npm run tokens`; change that file, not this one.',
    palette: { $type: 'color', ...Object.fromEntries(palette) },
    ...Object.fromEntries(scales),
    touch: { $type: 'dimension', $description: 'Measures of the phone', ...Object.fromEntries(touch) },
    theme: { dark: themed(":root,\n[data-theme='dark']"), light: themed("[data-theme='light']") },
  };
}
