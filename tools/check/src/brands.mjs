// Checks the brands under brands/: files, tokens, and readability of all text in both themes. [LY-12]
import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readBrand } from '@touchline/shared-brand';
import { brandStyle } from '../../../libs/ui/kit/src/brand-book/brand-book.ts';
import { contrastRatio, parseOklch } from '../../../libs/ui/kit/src/tokens/contrast.ts';
import { SURFACES, TEXT_ROLES } from '../../../libs/ui/kit/src/tokens/token-names.ts';

const ROOT = resolve(fileURLToPath(import.meta.url), '../../../..');
const BRANDS = join(ROOT, 'brands');
const LEAST = 4.5;

const css = readFileSync(join(ROOT, 'libs/ui/kit/src/styles/tokens.css'), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
const declarations = (body) =>
  Object.fromEntries([...body.matchAll(/--([\w-]+)\s*:\s*([^;}]+)/g)].map(([, name, value]) => [name, value.trim()]));
const block = (selector) =>
  declarations([...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].find(([, name]) => selector.test(name.trim()))?.[2] ?? '');
const palette = block(/^:root$/);
const themes = { dark: block(/data-theme='dark'/), light: block(/^\[data-theme='light'/) };
const PAIRS = [
  ...TEXT_ROLES.flatMap((text) => SURFACES.map((surface) => [text, `surface-${surface}`])),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
];

/** Colour pairs with insufficient contrast, with their ratio. */
function weakPairs(values) {
  const light = (role) => {
    const value = values[role] ?? '';
    const step = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
    return parseOklch(step === undefined ? value : (values[step] ?? ''));
  };
  return PAIRS.map(([text, ground]) => [text, ground, contrastRatio(light(text), light(ground))]).filter(
    ([, , ratio]) => !(ratio >= LEAST),
  );
}

function findingsOf(name) {
  try {
    const { tokens } = readBrand(join(BRANDS, name));
    const book = Object.entries(tokens).map(([css_prop, css_value]) => ({ css_prop, css_value }));
    const { style, dropped } = brandStyle(book);
    const worn = declarations(style);
    return [
      ...dropped.map(({ property, reason }) => `brands/${name}: ${property}: ${reason}`),
      ...Object.entries(themes).flatMap(([theme, roles]) =>
        weakPairs({ ...palette, ...roles, ...worn }).map(
          ([text, ground, ratio]) =>
            `brands/${name}: ${theme}: ${text} on ${ground} reaches ${ratio.toFixed(2)} to 1, and ${LEAST} is needed`,
        ),
      ),
    ];
  } catch (error) {
    return [error.message];
  }
}

const names = readdirSync(BRANDS, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
const findings = names.flatMap(findingsOf);
for (const finding of findings) console.error(finding);
console.log(`${names.length} brands, ${findings.length} findings`);
process.exit(findings.length === 0 && names.length > 0 ? 0 : 1);
