// npm run fonts [-- --check]: subsets the fonts of the kit to the characters and weights listed in fonts.css. An English page with one
// Turkish and one Arabic team name would load 299 kB of complete fonts; subset, it loads 79 kB.
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const STYLES = resolve(fileURLToPath(import.meta.url), '../../../../../libs/ui/kit/src/styles');
const FOLDER = join(STYLES, 'fonts');
const { resolve: find } = createRequire(import.meta.url);
const inter = (subset) => find(`@fontsource-variable/inter/files/inter-${subset}-wght-normal.woff2`);
const ARABIC = find('@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2');
/** The source file of each subset. */
const SOURCES = {
  'inter-latin': inter('latin'),
  'inter-latin-ext': inter('latin-ext'),
  'inter-latin-rare': inter('latin-ext'),
  'inter-cyrillic': inter('cyrillic'),
  'inter-cyrillic-ext': inter('cyrillic-ext'),
  'inter-greek': inter('greek'),
  'noto-sans-arabic': ARABIC,
  'noto-sans-arabic-rare': ARABIC,
};
/** Features of Inter that the styles use: tabular figures, and those that letters need to be shaped correctly. Others are dropped. */
const INTER_FEATURES = ['calt', 'ccmp', 'kern', 'locl', 'mark', 'mkmk', 'tnum'];
/** The licences require to be distributed with the fonts. */
const LICENCES = {
  'OFL-inter.txt': find('@fontsource-variable/inter/LICENSE'),
  'OFL-noto-sans-arabic.txt': find('@fontsource-variable/noto-sans-arabic/LICENSE'),
};

const FACE = /font-weight: (\d+) (\d+);\s*src: url\('\.\/fonts\/([\w-]+)\.woff2'\)[^;]*;\s*unicode-range:([^;]+);/g;

function characters(range) {
  const points = range.split(',').flatMap((part) => {
    const [first, last = first] = part
      .trim()
      .replace('U+', '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return Array.from({ length: last - first + 1 }, (_, at) => first + at);
  });
  return String.fromCodePoint(...points);
}

async function cut([, min, max, name, range]) {
  const file = SOURCES[name];
  if (file === undefined)
    throw new Error(`fonts.css names ${name}.woff2, and tools/nx/src/generators/fonts.mjs does not know what it is cut from`);
  const bytes = await subsetFont(readFileSync(file), characters(range), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: Number(min), max: Number(max) } },
    ...(name.startsWith('inter') && { keepFeatures: INTER_FEATURES }),
  });
  return [`${name}.woff2`, bytes];
}

const faces = [...readFileSync(join(STYLES, 'fonts.css'), 'utf8').matchAll(FACE)];
const wanted = new Map([
  ...(await Promise.all(faces.map(cut))),
  ...Object.entries(LICENCES).map(([name, file]) => [name, readFileSync(file)]),
]);

if (process.argv.includes('--check')) {
  const kept = new Set(readdirSync(FOLDER));
  const wrong = [...wanted]
    .filter(([name, bytes]) => !kept.has(name) || !readFileSync(join(FOLDER, name)).equals(bytes))
    .map(([name]) => name);
  wrong.push(...[...kept].filter((name) => !wanted.has(name)));
  if (wrong.length > 0) console.error(`Not as fonts.css says: ${wrong.join(', ')}. Run: npm run fonts`);
  process.exit(wrong.length > 0 ? 1 : 0);
}
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER);
for (const [name, bytes] of wanted) {
  writeFileSync(join(FOLDER, name), bytes);
  console.log(`${String(bytes.length).padStart(6)} B ${name}`);
}
