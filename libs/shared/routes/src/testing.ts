import type { SectionManifest } from './section-manifest.ts';

/** Spellings of urls that look as if they were on this site; `HOST` is replaced by the other site. */
const TEMPLATES: readonly string[] = [
  'https://HOST/',
  'http://HOST',
  'HTTPS://HOST/en',
  '//HOST',
  '//HOST/en/line',
  '///HOST',
  '////HOST',
  '/////HOST/%2f..',
  '/\\HOST',
  '\\/HOST',
  '\\\\HOST',
  '/\\/HOST',
  '/\\\\HOST',
  '\\\\\\HOST',
  '/\t/HOST',
  '/\n/HOST',
  '/\r/HOST',
  '/\t\\HOST',
  '\t//HOST',
  ' //HOST',
  '\u0000//HOST',
  '\u000b//HOST',
  '\u000c//HOST',
  '\u00a0//HOST',
  '\ufeff//HOST',
  '/\u0009\u000a\u000d/HOST',
  '/.//HOST',
  '/..//HOST',
  '/../..//HOST',
  '/./..//HOST',
  '/en/..//HOST',
  '/en/../..//HOST',
  '/en/.././/HOST',
  '/%2e%2e//HOST',
  '/%2E//HOST',
  '/.%2e//HOST',
  '/en/%2e%2e//HOST',
  '/..\\/HOST',
  '/.\\\\HOST',
  '/en/..\\\\HOST',
  '/..//HOST?x=//HOST#//HOST',
  'https:HOST',
  'https:/HOST',
  'https:\\\\HOST',
  'https:///HOST',
  'http:\t//HOST',
  'ht\ntps://HOST',
  'javascript://HOST/%0aalert(1)',
  'JaVaScRiPt:location="//HOST"',
  'java\tscript:location="//HOST"',
  'data:text/html,<meta http-equiv=refresh content="0;url=//HOST">',
  'vbscript:HOST',
  'blob:https://HOST/1',
  'file://HOST/etc',
  'ftp://HOST',
  'mailto:a@HOST',
  'ORIGIN@HOST',
  'ORIGIN.HOST/',
  '//ORIGINHOST@HOST',
  '//user:pass@HOST/',
  '@HOST',
  'HOST',
  './/HOST',
  '../..//HOST',
  '?//HOST',
  '#//HOST',
  ';//HOST',
  '%2f%2fHOST',
  '%5c%5cHOST',
  '\uff0f\uff0fHOST',
  '\u2215\u2215HOST',
  '\u3002//HOST',
  '//HOST\\@ORIGINHOST',
  '//HOST#@ORIGINHOST',
  '//HOST?@ORIGINHOST',
  '/\u2028/HOST\n//HOST',
];

const HOSTS = ['evil.localhost', '127.0.0.2', 'xn--vil-dma.localhost'] as const;

/**
 * Return urls as an attacker would write them: userinfo, backslashes, control characters, dot segments, encodings, other schemes. None may
 * lead off the site; the few that are on it (`/\u2028/…`) must stay there.
 *
 * @param origin - the site's own origin.
 */
export const hostileReturnUrls = (origin: string): string[] =>
  HOSTS.flatMap((host) =>
    TEMPLATES.map((template) =>
      template.replaceAll('ORIGINHOST', new URL(origin).host).replaceAll('ORIGIN', origin).replaceAll('HOST', host),
    ),
  );

/** A minimal manifest. */
export const aManifest = (over: Partial<SectionManifest> = {}): SectionManifest => ({
  contract: 'v3',
  shell: 1,
  skeleton: 'rows',
  rail: 'coupon',
  ...over,
});
