import { matchRoute } from '@touchline/shared-routes';
import { headOf, type HeadFacts } from './head.ts';

const facts = (path: string, changes: Partial<HeadFacts> = {}): HeadFacts => ({
  url: new URL(`/ru${path}`, 'https://shop.test'),
  match: matchRoute(path),
  lang: 'ru',
  languages: ['en', 'ru'],
  status: 200,
  seo: { title: 'Own', description: 'Own words' },
  overrides: { page: {}, crumbs: [] },
  hosts: ['shop.test'],
  siteName: 'Touchline',
  ...changes,
});

it("[SE-01] [SE-02] has the page's title, description, url, languages and social metas", () => {
  expect(headOf(facts('/line'))).toEqual({
    title: 'Own',
    description: 'Own words',
    canonical: 'https://shop.test/ru/line',
    alternates: [
      { lang: 'en', href: 'https://shop.test/en/line' },
      { lang: 'ru', href: 'https://shop.test/ru/line' },
      { lang: 'x-default', href: 'https://shop.test/en/line' },
    ],
    metas: [
      { kind: 'property', key: 'og:type', content: 'website' },
      { kind: 'property', key: 'og:site_name', content: 'Touchline' },
      { kind: 'property', key: 'og:title', content: 'Own' },
      { kind: 'property', key: 'og:description', content: 'Own words' },
      { kind: 'property', key: 'og:url', content: 'https://shop.test/ru/line' },
      { kind: 'property', key: 'og:locale', content: 'ru_RU' },
      { kind: 'name', key: 'twitter:card', content: 'summary' },
    ],
  });
});

it("[SE-01] prefers the service's values, also in social metas", () => {
  const page = {
    title: ' Theirs ',
    description: 'Their words',
    metaRobots: 'noarchive',
    metas: [{ property: 'og:title', content: 'Shared' }],
  };
  const head = headOf(facts('/line', { overrides: { page, crumbs: [] } }));

  expect(head).toMatchObject({ title: 'Theirs', description: 'Their words', robots: 'noarchive' });
  expect(head.metas).toContainEqual({ kind: 'property', key: 'og:title', content: 'Shared' });
  expect(head.metas).toContainEqual({ kind: 'property', key: 'og:description', content: 'Their words' });
});

it('[SE-01] ignores empty values of the service', () => {
  expect(headOf(facts('/line', { overrides: { page: { title: ' ', description: '' }, crumbs: [] } }))).toMatchObject({
    title: 'Own',
    description: 'Own words',
  });
});

it.each([
  ['/line', 404],
  ['/line/all/1/2/3', 410],
  ['/office/account', 200],
  ['/user/login', 503],
] as const)('[SE-01] has only the title on a missing or closed page (%s, %i)', (path, status) => {
  const overrides = {
    page: { title: 'Theirs', metaRobots: 'all', metas: [{ name: 'a', content: 'b' }] },
    crumbs: [
      { name: 'a', path: '/a' },
      { name: 'b', path: '/b' },
    ],
  };

  expect(headOf(facts(path, { status, overrides, seo: { title: 'Own' } }))).toEqual({
    title: 'Own',
    robots: 'noindex',
    alternates: [],
    metas: [],
  });
});

it('[SE-02] a noindex page has no alternates', () => {
  expect(headOf(facts('/multi', { seo: { title: 'Own', robots: 'noindex' } })).alternates).toEqual([]);
});

it('[SE-02] a page with another canonical url has no alternates; a mirror has its own', () => {
  const customCanonical = { mode: 'url', targetUrl: '/ru/live' } as const;
  const elsewhere = headOf(facts('/line', { overrides: { page: { customCanonical }, crumbs: [] } }));
  const mirror = { mode: 'mirror', domainHost: 'mirror.test' } as const;
  const mirrored = headOf(
    facts('/line', { overrides: { page: { customCanonical: mirror }, crumbs: [] }, hosts: ['shop.test', 'mirror.test'] }),
  );

  expect([elsewhere.canonical, elsewhere.alternates]).toEqual(['https://shop.test/ru/live', []]);
  expect([mirrored.canonical, mirrored.alternates[0]]).toEqual([
    'https://mirror.test/ru/line',
    { lang: 'en', href: 'https://mirror.test/en/line' },
  ]);
});

it("[SE-02] prefers the redirect service's breadcrumbs to the page's own", () => {
  const own = [
    { name: 'Home', path: '/ru' },
    { name: 'Own', path: '/ru/line' },
  ];
  const theirs = [
    { name: 'Start', path: '/ru' },
    { name: 'Theirs', path: '/ru/line' },
  ];
  const nameOf = (head: ReturnType<typeof headOf>) => JSON.stringify(head.structured);

  expect(nameOf(headOf(facts('/line', { seo: { title: 'x', crumbs: own } })))).toContain('"name":"Own"');
  expect(nameOf(headOf(facts('/line', { seo: { title: 'x', crumbs: own }, overrides: { page: {}, crumbs: theirs } })))).toContain(
    '"name":"Theirs"',
  );
});

it("[CFG-6] writes no absolute urls if the site's host is unknown", () => {
  expect(headOf(facts('/line', { hosts: [], seo: { title: 'Own', structured: { '@type': 'A' } } }))).toEqual({
    title: 'Own',
    alternates: [],
    metas: [],
  });
});
