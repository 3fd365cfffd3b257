import { expect, test, type APIRequestContext } from '@playwright/test';
import { startEdge, type OwnEdge, type OwnEdgeOptions } from './support/own-edge.ts';
import { lineOf, readForms, readTable, type Line, type TableRow } from './support/route-table.ts';

// The whole route table by HTTP against the edge, in both builds. Expectations come from docs/spec/routes.tsv and the values below.

/** Pages whose status is not 200. */
const STATUS: Readonly<Record<string, number>> = {
  'technical-error': 500,
  block: 451,
  'block-ua': 451,
  'block-ie': 451,
  'site-updates': 503,
  suspension: 503,
  'coming-soon': 503,
};
const HOME = '302 /en';
/** Rows with special rules on the default site of the sandbox, for visitor and player. */
const OWN_RULE: Readonly<Record<string, { visitor: string; player: string }>> = {
  maintenance: { visitor: HOME, player: HOME }, // no maintenance is scheduled
  'confirm-terms': { visitor: HOME, player: HOME }, // no changed terms are pending
  'office-identification': { visitor: '404', player: '404' }, // isShowIdentification is off, which is checked before the session
  payment: { visitor: '302 login', player: '200' }, // isShowPaymentPageOnlyAuth is on
  'legacy-slot-first-deposit': { visitor: '200', player: '200' }, // the setting is off
  lpage: { visitor: HOME, player: HOME }, // without an id
};
type Reader = 'visitor' | 'player';

const QUERY = '?a=1&b=%26';
const login = (path: string): string => `302 /en/user/login?${new URLSearchParams({ returnUrl: `/en${path}` }).toString()}`;

/** Target of a redirect in the table: parameters filled in, the query appended. */
function redirectOf({ outcome, params }: TableRow, query: string): string {
  const [, status = '', target = ''] = outcome.split(' ');
  const [path = '', own] = target.split('?');
  const filled = path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
  const whole = new URLSearchParams(query);
  if (own !== undefined) for (const [name, value] of new URLSearchParams(own)) whole.set(name, value);
  const text = whole.toString();
  return `${status} /en${filled === '/' ? '' : filled}${text === '' ? '' : `?${text}`}`;
}

function expected(row: TableRow, reader: Reader): string {
  const own = OWN_RULE[row.key]?.[reader];
  if (own !== undefined) return own === '302 login' ? login(row.path) : own;
  if (row.outcome.startsWith('redirect')) return redirectOf(row, '');
  if (row.outcome === '404') return '404';
  if (row.access === 'auth' && reader === 'visitor') return login(row.path);
  if (row.access === 'guest' && reader === 'player') return '302 /en';
  return String(STATUS[row.key] ?? 200);
}

/** @param cookie - replaces the collected cookies: the edge stores redirects in one, and this test does not follow them. */
async function look(visitor: APIRequestContext, path: string, cookie: string): Promise<string> {
  const answer = await visitor.get(path, { headers: { cookie } });
  const location = answer.headers()['location'];
  return `${answer.status()}${location === undefined ? '' : ` ${location}`}`;
}

const cookieOf = async (visitor: APIRequestContext): Promise<string> =>
  (await visitor.storageState()).cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

/** Requests every row, four at a time. @returns one line per row, so that a failure names the rows that differ. */
async function lookAtAll(visitor: APIRequestContext, rows: readonly TableRow[], pathOf: (row: TableRow) => string): Promise<string[]> {
  const lines: string[] = [];
  const cookie = await cookieOf(visitor);
  const queue = [...rows.entries()];
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const [at, row] = next;
      lines[at] = `${row.key} ${await look(visitor, pathOf(row), cookie)}`;
    }
  };
  await Promise.all(Array.from({ length: 4 }, work));
  return lines;
}

const linesOf = (rows: readonly TableRow[], answerOf: (row: TableRow) => string): string[] =>
  rows.map((row) => `${row.key} ${answerOf(row)}`);
const inEnglish = ({ path }: TableRow): string => (path === '/' ? '/en' : `/en${path}`);

/** Signs in as a new player. */
async function signIn(visitor: APIRequestContext, origin: string): Promise<void> {
  const options = (await (await visitor.get('/web-api/registration/options?lang=en')).json()) as {
    countries: { id: number }[];
    currencies: { id: number }[];
  };
  const answer = await visitor.post('/web-api/registration/fast', {
    headers: { origin },
    data: { type: 'one_click', country_id: options.countries[0]?.id, currency_id: options.currencies[0]?.id, isTermsAccepted: true },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

type Build = 'desktop' | 'mobile';
interface Case extends OwnEdgeOptions {
  /** Defaults to both. */
  builds?: readonly Build[];
}
type Work = (visitor: APIRequestContext, rows: TableRow[], more: { edge: OwnEdge; line: Line }) => Promise<void>;

const BOTH: readonly Build[] = ['desktop', 'mobile'];

/** Runs a test against a separate edge. */
async function onEdge({ builds = BOTH, ...options }: Case, work: Work): Promise<void> {
  const [edge, line] = await Promise.all([startEdge(options), lineOf()]);
  try {
    for (const build of builds) await work(await edge.visitor(build), readTable(line), { edge, line });
  } finally {
    await edge.stop();
  }
}

// On the default site of the sandbox: one edge, whose caches the first rows fill.
test.describe('the default site', () => {
  test.describe.configure({ mode: 'default' });
  let edge: OwnEdge;
  let line: Line;
  test.beforeAll(async () => {
    [edge, line] = await Promise.all([startEdge({}), lineOf()]);
  });
  test.afterAll(() => edge.stop());

  for (const build of BOTH) {
    test(`[RT-01] every row answers a visitor with its page, its redirect or its 404: ${build}`, async () => {
      const forms = readForms(line);
      const seen = await lookAtAll(await edge.visitor(build), forms, inEnglish);
      expect(seen).toEqual(linesOf(forms, (row) => expected(row, 'visitor')));
    });

    test(`[RT-01] [GD-13] [RT-17] every row answers a player: guest pages redirect home, the rest is open: ${build}`, async () => {
      const player = await edge.visitor(build);
      await signIn(player, edge.origin);
      const rows = readTable(line);
      expect(await lookAtAll(player, rows, inEnglish)).toEqual(linesOf(rows, (row) => expected(row, 'player')));
    });
  }

  for (const [prefix, build] of [
    ['', 'desktop'],
    ['/xx', 'mobile'],
  ] as const) {
    const what = prefix === '' ? 'without a prefix' : 'with a prefix that is not spoken';
    test(`[RT-04] [LG-02] a path ${what} gets the detected language; the query is kept`, async () => {
      const rows = readTable(line);
      // Without maintenance, its page redirects home in any language.
      const answerOf = (row: TableRow): string => (row.key === 'maintenance' ? HOME : `302 ${inEnglish(row)}${QUERY}`);
      const pathOf = ({ path }: TableRow): string => `${prefix}${path === '/' && prefix !== '' ? '' : path}${QUERY}`;
      expect(await lookAtAll(await edge.visitor(build), rows, pathOf)).toEqual(linesOf(rows, answerOf));
    });
  }

  for (const build of BOTH) {
    test(`[RT-07] [RT-12] every redirect of the table keeps the query: ${build}`, async () => {
      const moved = readTable(line).filter(({ outcome, key }) => outcome.startsWith('redirect') && OWN_RULE[key] === undefined);
      expect(moved).toHaveLength(5);
      const seen = await lookAtAll(await edge.visitor(build), moved, (row) => `${inEnglish(row)}${QUERY}`);
      expect(seen).toEqual(linesOf(moved, (row) => redirectOf(row, QUERY)));
    });
  }
});

test('[RT-07] the page of a game that no longer exists leads to all games, that of another game to its page', async ({ request }) => {
  const target = async (path: string) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    return `${answer.status()} ${answer.headers()['location'] ?? ''}`;
  };
  expect(await target('/en/allgamesentrance/gone')).toBe('301 /en/games');
  expect(await target('/en/allgamesentrance/dice')).toBe('301 /en/games/dice');
});

test('[RT-07] [RT-11] old paths in the configuration lead to current pages; the page of a removed game leads to all games', async () => {
  const legacyPaths = [
    { from: '/spring-offer', to: '/promotions/spring' },
    { from: '/dice-game', to: '/games/dice' },
  ];
  await onEdge({ site: { legacyPaths, gameRoutes: ['dice'] } }, async (visitor) => {
    const cookie = await cookieOf(visitor);
    const answers = [
      '/spring-offer',
      '/promo/winter',
      '/dice-game',
      '/allgamesentrance/dice',
      '/allgamesentrance/gone',
      '/allgamesentrance',
    ];
    const seen = await Promise.all(answers.map((path) => look(visitor, `/en${path}${QUERY}`, cookie)));
    expect(seen).toEqual([
      `301 /en/promotions/spring${QUERY}`,
      `301 /en/promotions/winter${QUERY}`,
      `301 /en/games/dice${QUERY}`,
      `301 /en/games/dice${QUERY}`,
      `301 /en/games${QUERY}`,
      `301 /en/games${QUERY}`,
    ]);
  });
});

for (const isOn of [false, true]) {
  test(`[RT-08] [RT-10] with the settings ${isOn ? 'on' : 'off'}: the first deposit bonus, and the exchange of bonus and offer pages`, async () => {
    await onEdge({ site: { promoToOffer: isOn, slot_first_deposit: isOn } }, async (visitor) => {
      const cookie = await cookieOf(visitor);
      const titleOf = async (path: string): Promise<string> =>
        /<title>([^<]*)<\/title>/.exec(await (await visitor.get(path, { headers: { cookie } })).text())?.[1] ?? '';

      expect(await look(visitor, `/en/bonus/casino/slot_first_deposit${QUERY}`, cookie)).toBe(
        isOn ? `301 /en/bonus/casino/slot-first-deposit${QUERY}` : '200',
      );
      expect(await look(visitor, '/en/bonus/casino/slot-first-deposit', cookie)).toBe('200');
      expect([await titleOf('/en/bonus'), await titleOf('/en/bonus-offer')]).toEqual(
        isOn ? ['Offer · Promotions', 'Bonus · Promotions'] : ['Bonus · Promotions', 'Offer · Promotions'],
      );
      expect([await look(visitor, '/en/bonus', cookie), await look(visitor, '/en/bonus-offer', cookie)]).toEqual(['200', '200']);
    });
  });
}

const isRegistration = ({ key }: TableRow): boolean => ['registration', 'registration-old'].includes(key);
for (const [site, build] of [
  [{ isRegistrationAllowed: false }, 'desktop'],
  [{ isVipDomain: true }, 'mobile'],
] as const) {
  test(`[RT-14] with ${JSON.stringify(site)} registration is unavailable, and everything else is available`, async () => {
    await onEdge({ site, builds: [build] }, async (visitor, rows) => {
      const answerOf = (row: TableRow): string => (isRegistration(row) ? '404' : expected(row, 'visitor'));
      expect(await lookAtAll(visitor, rows, inEnglish)).toEqual(linesOf(rows, answerOf));
    });
  });
}

/** Route ids follow the order of the table, except that the rules and row 47 have each other's. */
const RULES_ID = 47;
const idsOf = (rows: readonly TableRow[]): number[] => {
  const rules = rows.findIndex(({ key }) => key === 'rules');
  return rows.map((_, at) => (at === rules ? RULES_ID : at === RULES_ID - 1 ? rules + 1 : at + 1));
};
const table = readTable();
const ids = idsOf(table);
const PAYMENT_ID = 122;
const without = (...gone: number[]): number[] => ids.filter((id) => !gone.includes(id));

test('[RT-14] [RT-06] payment and the rules are 404 when they are not among the available routes; everything else is available', async () => {
  await onEdge({ site: { availableRoutes: without(PAYMENT_ID, RULES_ID) }, builds: ['desktop'] }, async (visitor, rows) => {
    const answerOf = (row: TableRow): string => (['payment', 'rules'].includes(row.key) ? '404' : expected(row, 'visitor'));
    expect(await lookAtAll(visitor, rows, inEnglish)).toEqual(linesOf(rows, answerOf));
  });
});

test('[RT-14] payment is open to visitors if the site allows it, identification to players', async () => {
  const site = { isShowPaymentPageOnlyAuth: false, isShowIdentification: true };
  await onEdge({ site }, async (visitor, rows, { edge }) => {
    const open = rows.filter(({ key }) => ['payment', 'office-identification'].includes(key));
    const identification = open.find(({ key }) => key === 'office-identification')?.path ?? '';
    expect(await lookAtAll(visitor, open, inEnglish)).toEqual(['payment 200', `office-identification ${login(identification)}`]);
    await signIn(visitor, edge.origin);
    expect(await lookAtAll(visitor, open, inEnglish)).toEqual(['payment 200', 'office-identification 200']);
  });
});

// Removes every other row, then the rest, so that each is missing once while its neighbours are present. The maintenance page redirects
// home in any case, because the blocked guard runs first.
for (const odd of [0, 1]) {
  test(`[RT-02] only rows with a missing route id are 404: ${odd === 0 ? 'every first' : 'every second'}`, async () => {
    const there = ids.filter((_, at) => at % 2 === odd);
    await onEdge({ site: { availableRoutes: there }, builds: [odd === 0 ? 'desktop' : 'mobile'] }, async (visitor, rows) => {
      const isThere = (row: TableRow): boolean => row.key === 'maintenance' || rows.indexOf(row) % 2 === odd;
      const answerOf = (row: TableRow): string => (isThere(row) ? expected(row, 'visitor') : '404');
      expect(await lookAtAll(visitor, rows, inEnglish)).toEqual(linesOf(rows, answerOf));
    });
  });
}

/** Rows whose example is a championship or a game of the line, which changes. */
const OF_THE_LINE = readTable({ champ: 'a', champId: 'a', game: 'a', cyberDiscipline: 'a', cyberChamp: 'a', cyberGame: 'a' })
  .filter(({ path }, at) => path !== table[at]?.path)
  .map(({ key }) => key);

for (const odd of [0, 1]) {
  test(`[RT-03] only paths on the list of missing ones are 404: ${odd === 0 ? 'every first' : 'every second'}`, async () => {
    const isAway = ({ key }: TableRow, at: number): boolean => at % 2 === odd && !OF_THE_LINE.includes(key) && key !== 'maintenance';
    const notFoundPaths = table.filter(isAway).map(({ path }) => path);
    await onEdge({ site: { notFoundPaths }, builds: [odd === 0 ? 'mobile' : 'desktop'] }, async (visitor, rows) => {
      const answerOf = (row: TableRow): string => (isAway(row, rows.indexOf(row)) ? '404' : expected(row, 'visitor'));
      expect(await lookAtAll(visitor, rows, inEnglish)).toEqual(linesOf(rows, answerOf));
    });
  });
}

test('[RT-13] the debugger is available in the demo, built as for production', async () => {
  await onEdge({ isProduction: true, builds: ['desktop'] }, async (visitor, rows) => {
    const pages = rows.filter(({ key }) => ['debugger', 'oldbrowser'].includes(key));
    expect(await lookAtAll(visitor, pages, inEnglish)).toEqual(['oldbrowser 200', 'debugger 200']);
  });
});
