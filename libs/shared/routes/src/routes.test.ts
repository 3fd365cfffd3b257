import { readFileSync } from 'node:fs';
import { matchRoute, routeOf, ROUTES } from './index.ts';
import { expand, type Segment } from './pattern.ts';

const table = readFileSync(new URL('../../../../docs/spec/routes.tsv', `file://${__filename}`), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t'));

const outcomeOf = (row: (typeof ROUTES)[number]): string => {
  if (row.redirect !== undefined) return `redirect ${row.redirect.status} ${row.redirect.to}`;
  return row.status === 404 ? '404' : 'page';
};

it('[RT-01] the catalogue matches the route table row by row', () => {
  expect(ROUTES.map((row) => [row.key, row.path, row.section, row.layout, row.access, outcomeOf(row)])).toEqual(
    table.map((cells) => cells.slice(0, 6)),
  );
});

// Other requirements cover the content of each part; the support button is on every page (LY-05).
it.each([
  ['betting', 'section', 'betting', 'any'],
  ['cyber', 'cyber', 'cyber', 'any'],
  ['casino', 'casino', 'casino', 'any'],
  ['toto', 'toto', 'toto', 'any'],
  ['lotto', 'lotto', 'toto', 'any'],
  ['promotions', 'promo', 'promo', 'any'],
  ['results', 'results', 'results', 'any'],
  ['statistics', 'statistic', 'results', 'any'],
  ['tournaments', 'casino-tournaments', 'casino', 'any'],
  ['the personal office', 'office-account', 'office', 'auth'],
  ['the referral programme', 'office-bringfriend', 'office', 'auth'],
] as const)('[PL-01] %s has pages in the same product: %s', (_part, key, section, access) => {
  const row = routeOf(key);

  expect([row.section, row.access, row.redirect]).toEqual([section, access, undefined]);
});

it('[RT-16] [RT-06] every row has its own id, and the rules have 47', () => {
  expect(new Set(ROUTES.map(({ id }) => id)).size).toBe(ROUTES.length);
  expect(routeOf('rules').id).toBe(47);
});

it('[RT-16] every row lists its hidden layout parts and the rights of a banned player', () => {
  const keysWith = (holds: (row: (typeof ROUTES)[number]) => boolean) => ROUTES.filter(holds).map(({ key }) => key);

  expect(ROUTES.filter(({ hidden }) => !Array.isArray(hidden))).toEqual([]);
  expect(
    keysWith(
      ({ hidden, access, redirect, layout }) => hidden.length === 0 && access === 'auth' && redirect === undefined && layout === 'main',
    ),
  ).toEqual([]);
  expect(keysWith(({ banned }) => banned === 'allowed')).toEqual([
    'oldbrowser',
    'technical-error',
    'block',
    'block-ua',
    'block-ie',
    'maintenance',
    'block-appeal-history',
    'office-responsible',
    'office-support',
  ]);
});

it('[RT-15] no route starts with a segment of two lowercase letters', () => {
  const first = ROUTES.flatMap(({ path }) => expand(path).map(([segment]) => segment)).flatMap((segment) =>
    segment?.kind === 'literal' ? [segment.text] : segment?.kind === 'values' ? segment.values : [],
  );

  expect(first.filter((text) => /^[a-z]{2}$/.test(text))).toEqual([]);
});

// An example value for each segment that the other pattern accepts too; null where no url can match both.
const accepts = (segment: Segment, text: string): boolean => {
  if (segment.kind === 'literal') return segment.text === text;
  if (segment.kind === 'values') return segment.values.includes(text);
  if (segment.kind === 'digits') return /^\d+$/.test(text);
  if (segment.kind === 'prefixed') return text.startsWith(segment.prefix) && text !== segment.prefix;
  return true;
};
const examples = (segment: Segment): readonly string[] => {
  if (segment.kind === 'literal') return [segment.text];
  if (segment.kind === 'values') return segment.values;
  if (segment.kind === 'digits') return ['77'];
  if (segment.kind === 'prefixed') return [`${segment.prefix}x`];
  return ['anything'];
};
function sharedUrl(a: Segment[], b: Segment[]): string | null {
  if (a.length !== b.length) return null;
  const texts = a.map((segment, index) =>
    [...examples(segment), ...examples(b[index]!)].find((text) => accepts(segment, text) && accepts(b[index]!, text)),
  );
  return texts.every((text) => text !== undefined) ? `/${texts.join('/')}` : null;
}

it('[RT-15] exactly these 14 pairs of patterns overlap, with these winners', () => {
  const pairs: string[] = [];
  for (const [index, a] of ROUTES.entries()) {
    for (const b of ROUTES.slice(index + 1)) {
      if (b.key === 'not-found') continue;
      const url = expand(a.path)
        .flatMap((x) => expand(b.path).map((y) => sharedUrl(x, y)))
        .find((found) => found !== null);
      if (url !== undefined) pairs.push(`${a.key} ${b.key} ${url} ${matchRoute(url!).key}`);
    }
  }

  expect(pairs).toEqual([
    'cyber-disciplines cyber-discipline /cyber/real/disciplines cyber-disciplines',
    'cyber-all cyber-discipline /cyber/real/all cyber-all',
    'cyber-dashboard cyber-discipline /cyber/real/dashboard cyber-dashboard',
    'cyber-discipline-champs cyber-champ /cyber/real/anything/champs cyber-discipline-champs',
    'casino-bonus-promo casino-bonus-item /bonus/casino/promo casino-bonus-promo',
    'casino-tournaments casino-bonus-item /bonus/casino/tournaments casino-tournaments',
    'casino-bonus-item casino-bonus-landing /bonus/casino/landing-x casino-bonus-landing',
    'casino-bonus-item legacy-slot-first-deposit /bonus/casino/slot_first_deposit legacy-slot-first-deposit',
    'toto toto-draw /toto/draw toto-draw',
    'toto toto-next /toto/next toto-next',
    'toto toto-coupons /toto/coupons toto-coupons',
    'toto toto-draws /toto/draws toto-draws',
    'toto toto-nominees /toto/nonimees toto-nominees',
    'payment-create-transactions payment-create-subtopic /office/payment/create-request/anything/transactions payment-create-transactions',
  ]);
});

it.each([
  ['/', 'home', {}],
  ['/line', 'section', { section: 'line' }],
  ['/live/all/1-football', 'section', { section: 'live', menuSection: 'all', sport: '1-football' }],
  ['/line/all/1/2-cup/3-a-b', 'game', { section: 'line', menuSection: 'all', sport: '1', champ: '2-cup', game: '3-a-b' }],
  ['/team/line/all/1/2', 'page-type-champ', { pageType: 'team', section: 'line', menuSection: 'all', sport: '1', champ: '2' }],
  ['/team/line/55', 'team-info', { team: '55' }],
  ['/bonus/casino/landing-7', 'casino-bonus-landing', { id: '7' }],
  ['/casino/game', 'not-found', {}],
  ['/casino/game/5/fruit', 'casino-game', { casino: 'casino', gameId: '5', gameName: 'fruit' }],
  ['/livecasino/game', 'not-found', {}],
  ['/casino/new', 'casino', { subcategory: 'new' }],
  ['/print-coupon/12', 'print-coupon', { couponId: '12' }],
  ['/print-coupon/12a', 'not-found', {}],
  ['/onpay/maybe', 'not-found', {}],
  ['/office/account/', 'office-account', {}],
  ['/line/all/%D1%84', 'section', { section: 'line', menuSection: 'all', sport: 'ф' }],
  ['/line/%E0%A4%A', 'not-found', {}],
  ['/line//sports', 'not-found', {}],
  ['/nowhere', 'not-found', {}],
  ['line', 'not-found', {}],
])('[RT-05] [RT-15] finds the route of %s', (path, key, params) => {
  const match = matchRoute(path);

  expect([match.key, match.params]).toEqual([key, params]);
});

it('[RT-08] a row with a switchable redirect has the parameters of its `otherwise` page', () => {
  const { key, params, row } = matchRoute('/bonus/casino/slot_first_deposit');

  expect([key, params, row.otherwise?.route]).toEqual(['legacy-slot-first-deposit', { id: 'slot_first_deposit' }, 'casino-bonus-item']);
  const keys: readonly string[] = ROUTES.map((one) => one.key);
  expect(ROUTES.filter(({ otherwise }) => otherwise !== undefined && !keys.includes(otherwise.route))).toEqual([]);
});
