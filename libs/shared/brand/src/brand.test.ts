import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brandFolder, brandSchema, readBrand } from './index.ts';

const BRANDS = join(__dirname, '../../../../brands');
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brand-'));
  cpSync(join(BRANDS, 'harbour'), folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const change = (fields: object) => {
  const path = join(folder, 'brand.json');
  writeFileSync(path, JSON.stringify({ ...(JSON.parse(readFileSync(path, 'utf8')) as object), ...fields }));
};

it('[LY-12] loads two invented brands', () => {
  const names = readdirSync(BRANDS, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
  const read = names.map((name) => readBrand(brandFolder(name, BRANDS)));

  expect(read.map(({ name, themeColor, logo }) => [name, themeColor, logo.kind])).toEqual([
    ['Harbour', '#0a2238', 'mask'],
    ['Orchard', '#4a1222', 'picture'],
  ]);
  expect([...(read[1]?.files.keys() ?? [])]).toEqual(['logo.svg', 'favicon.svg', 'touch-icon.png', 'social.png', 'text.woff2']);
  expect(read[0]?.legal.texts['en']).toEqual([
    'Harbour is an invented brand of Touchline. It takes play money alone and holds no licence.',
    'Harbour Play Ltd, 1 Quay Street, Port Example.',
  ]);
});

it('[LY-12] the schema for editors matches the code', () => {
  expect(JSON.parse(readFileSync(join(BRANDS, 'brand.schema.json'), 'utf8'))).toEqual(JSON.parse(JSON.stringify(brandSchema())));
});

it('[LY-12] names the field of every mistake', () => {
  change({ name: '', themeColor: 'green', favicon: '../secret.svg', colour: 'red' });

  const read = () => readBrand(folder);

  expect(read).toThrow(/brand\.json: name: /);
  expect(read).toThrow(/brand\.json: themeColor: /);
  expect(read).toThrow(/brand\.json: favicon: /);
  expect(read).toThrow(/Unrecognized key: "colour"/);
});

it.each([
  ['a file that is missing', () => rmSync(join(folder, 'favicon.svg')), 'favicon.svg is not there'],
  [
    'a picture with a script',
    () => writeFileSync(join(folder, 'logo.svg'), '<svg><script>1</script></svg>'),
    'may not run code or load files',
  ],
  [
    'a picture that fetches',
    () => writeFileSync(join(folder, 'logo.svg'), '<svg><image href="https://a.example/b"/></svg>'),
    'may not run code',
  ],
  ['a picture that is too large', () => writeFileSync(join(folder, 'social.png'), Buffer.alloc(500_001)), 'has 500001 bytes'],
  ['a text of no language', () => change({ legal: { links: [], texts: { ru: 'legal.ru.txt' } } }), 'legal.texts: has no text in en'],
  [
    'a link that runs code',
    () => change({ legal: { links: [{ name: { en: 'A' }, href: 'javascript:1' }], texts: { en: 'legal.en.txt' } } }),
    'legal.links.0.href',
  ],
  ['a folder that is none', () => rmSync(join(folder, 'brand.json')), 'brand.json is not there'],
])('[LY-12] %s stops startup with a reason', (_, spoil, reason) => {
  spoil();

  expect(() => readBrand(folder)).toThrow(reason);
});
