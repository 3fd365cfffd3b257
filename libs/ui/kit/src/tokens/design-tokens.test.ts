import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { designTokens } from './design-tokens.ts';
import type { DesignToken, TokenGroup } from './design-tokens.ts';
import { ROLE_NAMES } from './token-names.ts';

const read = (name: string) => readFileSync(join(__dirname, '../styles', name), 'utf8');
const css = read('tokens.css');
const tokens = designTokens(css);
const at = (path: string) =>
  path.split('.').reduce<TokenGroup | DesignToken | string>((group, name) => (group as TokenGroup)[name] ?? {}, tokens);

it('[LY-11] the file for designers matches the stylesheet', () => {
  expect(JSON.parse(read('tokens.json'))).toEqual(tokens);
});

it('[LY-11] gives every value the type and shape of the format', () => {
  expect(at('palette.green-400')).toEqual({ $value: { colorSpace: 'oklch', components: [0.8, 0.19, 150] } });
  expect(at('theme.dark.accent')).toMatchObject({ $type: 'color', $value: '{palette.green-400}' });
  expect(at('theme.light.scrim')).toEqual({ $type: 'color', $value: { colorSpace: 'oklch', components: [0.25, 0.02, 258], alpha: 0.46 } });
  expect(at('theme.light.tint')).toMatchObject({ $type: 'number', $value: 0.08 });
  expect(at('theme.dark.e-1')).toEqual({
    $type: 'shadow',
    $value: {
      color: { colorSpace: 'oklch', components: [0.05, 0.02, 258], alpha: 0.4 },
      offsetX: { value: 0, unit: 'px' },
      offsetY: { value: 1, unit: 'px' },
      blur: { value: 2, unit: 'px' },
      spread: { value: 0, unit: 'px' },
    },
  });
  expect(at('space.4')).toEqual({ $value: { value: 16, unit: 'px' } });
  expect(at('font-size.16')).toEqual({ $value: { value: 1, unit: 'rem' } });
  expect(at('font-weight.bold')).toEqual({ $value: 650 });
  expect(at('font-family.font.$value')).toContain('Noto Sans Arabic Variable');
  expect(at('duration.pulse')).toEqual({ $value: { value: 2.4, unit: 's' } });
  expect(at('easing.ease')).toEqual({ $value: [0.2, 0.7, 0.2, 1] });
  expect(at('layout.w-menu')).toEqual({ $value: { value: 240, unit: 'px' } });
  expect(at('touch.tap')).toEqual({ $value: { value: 44, unit: 'px' } });
});

it.each(['dark', 'light'])('[LY-11] the %s theme has every role, and each alias names an existing step', (theme) => {
  const roles = at(`theme.${theme}`) as Record<string, DesignToken>;
  const aliases = Object.values(roles).flatMap(({ $value }) => (typeof $value === 'string' ? [$value.slice(1, -1)] : []));

  expect(Object.keys(roles)).toEqual([...ROLE_NAMES]);
  expect(aliases.length).toBeGreaterThan(20);
  expect(aliases.filter((path) => !('$value' in (at(path) as object)))).toEqual([]);
});

it('[LY-11] omits no property of the root', () => {
  const names = [...(/:root \{([^}]*)\}/.exec(css.replaceAll(/\/\*[\s\S]*?\*\//g, ''))?.[1] ?? '').matchAll(/--([\w-]+):/g)];
  const count = (group: TokenGroup) => Object.keys(group).filter((name) => !name.startsWith('$')).length;
  const scales = Object.entries(tokens).filter(([name]) => !['$description', 'touch', 'theme'].includes(name));

  expect(scales.reduce((sum, [, group]) => sum + count(group as TokenGroup), 0)).toBe(names.length);
});

it('[LY-11] rejects a value that the format cannot express', () => {
  expect(() => designTokens(css.replace('oklch(0.8 0.19 150)', 'hotpink'))).toThrow('Not a colour of the tokens: hotpink');
  expect(() => designTokens(css.replace('--gap: 12px', '--gap: 2vw'))).toThrow('Not a measure of the tokens: 2vw');
});
