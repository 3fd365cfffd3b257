import { breadcrumbList, canonicalOf, crumbsOf, metasOf, robotsOf, structuredData, type HeadMeta } from '../../index.ts';

const HOSTS = ['shop.test', 'mirror.test'];
const at = (url: string, custom?: Parameters<typeof canonicalOf>[0]['custom'], hosts: readonly string[] = HOSTS) =>
  canonicalOf({ url: new URL(url), path: '/en/line/all/1-football', custom, hosts });
const OWN = { href: 'https://shop.test/en/line/all/1-football', origin: 'https://shop.test' };

it('[SE-01] the canonical url is the path of the page without extra parameters', () => {
  expect(at('https://shop.test/en/line/all/1?utm=1#top')).toEqual(OWN);
});

it('[SE-01] mode url points to another page of the site, without alternates', () => {
  const custom = { mode: 'url', targetUrl: 'https://mirror.test/en/promo#x' } as const;

  expect(at('https://shop.test/en/line/all/1', custom)).toEqual({ href: 'https://mirror.test/en/promo', origin: null });
  expect(at('https://shop.test/en', { mode: 'url', targetUrl: '/en/promo' })).toEqual({ href: 'https://shop.test/en/promo', origin: null });
});

it('[SE-01] mode mirror points to the same page on another host of the site, with its alternates there', () => {
  expect(at('https://shop.test/en', { mode: 'mirror', domainHost: 'mirror.test' })).toEqual({
    href: 'https://mirror.test/en/line/all/1-football',
    origin: 'https://mirror.test',
  });
});

it.each([
  { mode: 'url', targetUrl: 'https://evil.test/en' },
  { mode: 'url', targetUrl: '//evil.test/en' },
  { mode: 'url', targetUrl: '\\\\evil.test' },
  { mode: 'url', targetUrl: 'https://shop.test@evil.test/' },
  { mode: 'url', targetUrl: 'https://evil@shop.test/' },
  { mode: 'url', targetUrl: 'https://shop.test.evil.test/' },
  { mode: 'url', targetUrl: 'https://shop.test:8443/' },
  { mode: 'url', targetUrl: 'http://mirror.test/' },
  { mode: 'url', targetUrl: 'javascript:alert(1)' },
  { mode: 'url', targetUrl: 'data:text/html,x' },
  { mode: 'url', targetUrl: 'https://' },
  { mode: 'url' },
  { mode: 'mirror', domainHost: 'evil.test' },
  { mode: 'mirror', domainHost: 'shop.test@evil.test' },
  { mode: 'mirror', domainHost: 'mirror.test/../..' },
  { mode: 'mirror', domainHost: '' },
  { mode: 'mirror' },
] as const)("[CFG-6] ignores %j and keeps the page's own url", (custom) => {
  expect(at('https://shop.test/en', custom)).toEqual(OWN);
});

it('[CFG-6] ignores a Host header that the site does not list', () => {
  expect(at('http://evil.test/en')).toEqual(OWN);
  expect(at('http://evil.test/en', undefined, [])).toBeNull();
  expect(at('http://localhost:4200/en', undefined, [])?.origin).toBe('http://localhost:4200');
  expect(at('http://evil.localhost.test/en', undefined, [])).toBeNull();
});

it.each([
  [{ isOpen: true, page: { metaRobots: 'noindex, follow', hierarchyMetaRobots: 'all' }, own: 'index' }, 'noindex, follow'],
  [{ isOpen: true, page: { hierarchyMetaRobots: 'max-snippet:50' }, own: 'noindex' }, 'max-snippet:50'],
  [{ isOpen: true, page: {}, own: 'noindex' }, 'noindex'],
  [{ isOpen: true, page: {} }, undefined],
  [{ isOpen: false, page: { metaRobots: 'all' }, own: 'all' }, 'noindex'],
  [{ isOpen: true, page: { metaRobots: '"><script>' }, own: 'noindex' }, 'noindex'],
  [{ isOpen: true, page: { metaRobots: 'refresh' } }, undefined],
] as const)('[SE-01] robots of %j are %s', (terms, expected) => {
  expect(robotsOf(terms)).toBe(expected);
});

const own: HeadMeta[] = [{ kind: 'property', key: 'og:title', content: 'Ours' }];

it('[SE-01] metas of the service override those of the page', () => {
  expect(
    metasOf(own, [
      { property: 'og:title', content: 'Theirs' },
      { name: 'author', content: 'Somebody' },
    ]),
  ).toEqual([
    { kind: 'property', key: 'og:title', content: 'Theirs' },
    { kind: 'name', key: 'author', content: 'Somebody' },
  ]);
});

it.each([
  'viewport',
  'REFERRER',
  'csp-nonce',
  'theme-color',
  'robots',
  'description',
  '',
  'a b',
  'x" onload="alert(1)',
  'x>',
  '-x',
  'http-equiv=refresh',
  'a'.repeat(61),
])('[CFG-6] drops a meta named %j', (name) => {
  expect(metasOf(own, [{ name, content: 'x' }])).toEqual(own);
});

it('[CFG-6] keeps at most thirty metas of 500 characters', () => {
  const metas = metasOf(
    [],
    Array.from({ length: 40 }, (_, n) => ({ name: `m${n}`, content: 'x'.repeat(600) })),
  );

  expect(metas).toHaveLength(30);
  expect(metas[0]?.content).toHaveLength(500);
});

it('[SE-02] reads breadcrumbs of the redirect service, without steps outside the site', () => {
  const trail = [
    { title: ' Home ', url: '/en' },
    { title: 'Evil', url: 'https://evil.test/' },
    { title: 'Evil', url: '/..//evil.test' },
    { title: 'Script', url: 'javascript:alert(1)' },
    { title: ' ', url: '/en/line' },
    { title: 'Promo', url: '/en/promo?a=1' },
  ];

  expect(crumbsOf(trail, 'https://shop.test')).toEqual([
    { name: 'Home', path: '/en' },
    { name: 'Promo', path: '/en/promo?a=1' },
  ]);
  expect(crumbsOf(undefined, 'https://shop.test')).toEqual([]);
});

it('[SE-02] writes breadcrumbs as schema.org data, and none for a single step', () => {
  expect(breadcrumbList([{ name: 'Home', path: '/en' }], 'https://shop.test')).toBeNull();
  expect(
    breadcrumbList(
      [
        { name: 'Home', path: '/en' },
        { name: 'Line', path: '/en/line' },
      ],
      'https://shop.test',
    ),
  ).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://shop.test/en' },
      { '@type': 'ListItem', position: 2, name: 'Line', item: 'https://shop.test/en/line' },
    ],
  });
});

it('[SE-02] merges all structured data of a page into one block', () => {
  expect(structuredData(null, undefined)).toBeUndefined();
  expect(structuredData(null, { '@context': 'https://schema.org', '@type': 'A' })).toEqual({
    '@context': 'https://schema.org',
    '@type': 'A',
  });
  expect(structuredData({ '@type': 'A' }, { '@context': 'x', '@type': 'B' })).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'A' }, { '@type': 'B' }],
  });
});
