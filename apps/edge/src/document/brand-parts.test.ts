import { readBrand, type LoadedBrand } from '@touchline/shared-brand';
import fastify from 'fastify';
import { join } from 'node:path';
import { addBrandFiles } from '../http/brand-files.ts';
import { manifestOf } from '../http/app-files.ts';
import { iconLinks, legalText, socialPicture, stylesOfBrand } from './brand-parts.ts';

const load = (name: string): LoadedBrand => readBrand(join(__dirname, '../../../../brands', name));
const harbour = load('harbour');
const orchard = load('orchard');

it('[LY-12] a monochrome logo is a mask, a coloured one an image; both replace the default logo', () => {
  expect(stylesOfBrand(harbour)).toContain(':root{--logo-rest:none;--logo:url("/brand/logo.svg")}');
  expect(stylesOfBrand(orchard)).toContain('--logo-fill:url("/brand/logo.svg") center/contain no-repeat');
  expect(stylesOfBrand(orchard)).toContain(
    '@font-face{font-family:"Orchard Text";src:url("/brand/text.woff2") format("woff2");font-weight:400 700',
  );
  expect(stylesOfBrand(undefined)).toBe('');
});

it('[LY-12] legal text and links are in the language of the page, and in English if the brand lacks it', () => {
  expect(legalText(harbour, 'ru')).toContain('<p>Harbour — вымышленный бренд Touchline.');
  expect(legalText(harbour, 'ru')).toContain('<a href="/ru/information/contacts">Жалобы</a>');
  expect(legalText(harbour, 'de')).toContain('lang="en" dir="ltr"');
  expect(legalText(harbour, 'de')).toContain('<a href="/de/information/contacts">Complaints</a>');
  expect(legalText(harbour, 'en')).toContain('<a href="https://harbour.example/about">Harbour Play Ltd</a>');
  const hostile = { ...harbour, legal: { links: [], texts: { en: ['<script>1</script>'] } } };
  expect(legalText(hostile, 'en')).toContain('&lt;script&gt;');
  expect(legalText(undefined, 'en')).toBe('');
});

it("[LY-12] [SE-01] a page with a canonical URL has the brand's social picture, one without has none", () => {
  expect(socialPicture(orchard, 'https://play.example/en')).toBe(
    '<meta property="og:image" content="https://play.example/brand/social.png"><meta property="og:image:alt" content="Orchard">',
  );
  expect(socialPicture(orchard, undefined)).toBe('');
  expect(socialPicture(undefined, 'https://play.example/en')).toBe('');
});

it("[LY-12] [PW-02] house icons do not replace a brand's icons", () => {
  const tab = '<link rel="icon" href="/favicon.svg" type="image/svg+xml">';
  expect(iconLinks(harbour)).toBe(`${tab}<link rel="apple-touch-icon" href="/brand/touch-icon.png">`);
  expect(iconLinks({ ...harbour, touchIcon: undefined })).toBe(tab);
  expect(iconLinks(undefined)).toContain('apple-touch-icon');
  expect(manifestOf({ isPwa: true, name: 'Harbour', themeColor: '#0a2238', hasOwnIcon: true }).icons).toEqual([
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  ]);
});

it('[LY-12] [SEC-1] only files named by the brand are served', async () => {
  const app = fastify();
  addBrandFiles(app, { brand: harbour });
  const answers = await Promise.all(
    ['logo.svg', 'social.png', 'touch-icon.png', 'brand.json', 'legal.en.txt', '..%2fbrand.json'].map((file) =>
      app.inject(`/brand/${file}`),
    ),
  );

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 404, 404, 404]);
  expect(answers.slice(0, 2).map(({ headers }) => headers['content-type'])).toEqual(['image/svg+xml', 'image/png']);
  await app.close();
});
