// npm run test:long -- AREA: trials that take too long for every run, each at most 40 minutes.
import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nightlyTests } from '../../../.jest/long-only.mjs';
import { ADDITIONS } from '../../nx/src/generators/additions/additions.mjs';
import { AREAS as MUTATED } from './mutation/areas.mjs';
import { clearMeasures, measureTable, readMeasures } from '../../nx/src/bootstrap/measures.mjs';
import { seenTests } from '../../check/src/spec-map/seen-tests.mjs';
import { JUDGED_SPORTS } from './judged-sports.mjs';
import { lines, record, reportOf, tally } from './long-report.mjs';
import { runPart } from './run-part.mjs';

const ROOT = resolve(fileURLToPath(import.meta.url), '../../../..');
const JEST = 'node_modules/jest/bin/jest.js';
/** Browser tests. Libs are read from their sources, so only the product has to be built. */
const browser = (config, ...args) => ({
  args: [
    '--conditions=@touchline/source',
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config',
    `apps/e2e/${config}.config.ts`,
    ...args,
  ],
  env: { TOUCHLINE_LONG: '1' },
});
const playwright = (...args) => browser('playwright', ...args);
const projectOf = (folder) => folder.split('/').slice(1, 3).join('/');
/** Projects with tests of the backend: the whole, its kernel, and the modules that have tests on a database. */
const BACKEND = ['apps/sandbox', ...globSync('libs/server/{kernel,*/src/tests}', { cwd: ROOT }).map(projectOf).sort()];
/** Trials of the backend, also on a real Postgres. */
const sandbox = (files) => ({
  args: [JEST, '--selectProjects', ...BACKEND, '--testPathPatterns', files],
  env: { TOUCHLINE_LONG: '1', TOUCHLINE_REQUIRE_POSTGRES: '1' },
});
/** Shares of a build's nightly tests, each well below the 40 minutes of a part. */
const SHARES = 3;

/** Files of browser tests that `npm test` does not run in a build. */
const onlyIn = (build) =>
  Object.entries(JSON.parse(readFileSync(join(ROOT, 'apps/e2e/one-build.json'), 'utf8'))).flatMap(([file, usual]) =>
    usual === build ? [] : [`/src/${file.replaceAll('.', '\\.')}$`],
  );
/** Whole files that `npm test` leaves out fully or in part, at the size used by every run. */
const nightly = (...args) => {
  const files = Object.keys(nightlyTests(ROOT));
  return {
    ...playwright('--no-deps', ...args, ...files.map((file) => `/src/${file.replaceAll('.', '\\.')}$`)),
    env: { E2E_BUILDS: 'both' },
  };
};
/** `--minutes N` of the command, for areas whose length may be chosen. */
function lengthOf(words) {
  const at = words.indexOf('--minutes');
  return at < 0 ? [] : words.slice(at, at + 2);
}

const AREAS = {
  /**
   * Every hand of the video poker machines, counted; the tests of rounds and of the wallet, on both databases; fifty kills while rounds are
   * played; every family of games in the browser, in all variants.
   */
  games: [
    { args: [JEST, '--selectProjects', 'casino/game-math'], env: { TOUCHLINE_LONG: '1' } },
    sandbox('(tests/(games|wallet)|server/games/src/tests)'),
    sandbox('crash/kill-rounds'),
    playwright('--no-deps', 'every-game'),
  ],
  /** 300 rounds of every game, replayed in Python by what docs/casino-mathematics.md says. Needs Python 3. */
  verify: [{ args: ['--conditions=@touchline/source', '--disable-warning=ExperimentalWarning', 'tools/trials/src/verify.mjs'] }],
  /**
   * Fair values against what the same coupons pay, over at least 4,000 bets for each kind of market and type of coupon, sport by sport;
   * `TOUCHLINE_SPORTS=football,tennis` runs some sports.
   */
  'cash-out': [{ args: [JEST, '--selectProjects', 'server/betting', '--testPathPatterns', 'fair-value'], env: { TOUCHLINE_LONG: '1' } }],
  /** Every crash point of a placement, a cash-out and an import, stops under load and restarts, on PGlite and on Postgres. */
  crash: [sandbox('crash/(kill\\.|kill-cash-out|kill-import|restart)')],
  /**
   * Five times the capacity of edge and sandbox, three hundred clients who ask again at once, twenty stops of each under that load, and bodies
   * that arrive at one byte per second.
   */
  overload: [{ args: ['tools/build/src/build.mjs'] }, sandbox('crash/(flood|overload)')],
  /**
   * Thousands of hostile requests, cut at every moment, on every port of a running sandbox and a running edge; an error that nothing caught
   * while bets are in flight; streams of two players and a stranger.
   */
  sockets: [
    { args: ['tools/build/src/build.mjs'] },
    sandbox('(crash/(raw-sockets|fault|player-push)|http/raw-sockets)'),
    {
      args: [JEST, '--selectProjects', 'apps/edge', 'shared/serving', '--testPathPatterns', 'raw-sockets|guard-listener'],
      env: { TOUCHLINE_LONG: '1' },
    },
  ],
  /** The example of a balancer with TLS and HTTP/2, tested with HAProxy of Debian. */
  haproxy: [
    { args: ['tools/trials/src/haproxy-outage.mjs'] },
    { args: ['tools/build/src/build.mjs'] },
    { args: ['tools/trials/src/haproxy.mjs'] },
  ],
  /** The site while its database is down, with Postgres and HAProxy of Debian: what is answered from memory, and when it is whole again. */
  outage: [{ args: ['tools/build/src/build.mjs'] }, { args: ['tools/trials/src/outage.mjs'] }],
  /**
   * Two edges, two sandboxes, Postgres, NATS and HAProxy, killed, stopped and restarted while players bet; the books agree with the
   * responses.
   */
  cluster: [
    { args: ['tools/build/src/build.mjs'] },
    {
      args: [
        '--conditions=@touchline/source',
        '--disable-warning=ExperimentalWarning',
        '--test-force-exit',
        'tools/trials/src/cluster.mjs',
      ],
    },
  ],
  /** The conformance kit for operators, run against the sandbox with every call of the contract. */
  conform: [
    {
      args: [
        '--conditions=@touchline/source',
        '--disable-warning=ExperimentalWarning',
        '--test-force-exit',
        'tools/trials/src/conform-sandbox.mjs',
      ],
    },
  ],
  /** A backup while bets are placed, an accident, and a restore to the moment before it, with Postgres of Debian. */
  restore: [{ args: ['tools/trials/src/restore.mjs'] }],
  /** The images, started as an unprivileged user on a read-only file system. */
  image: [{ args: ['tools/build/src/build.mjs'] }, { args: ['tools/trials/src/image.mjs'] }],
  /** Promised times, and whether response times reveal that an account exists; needs an idle machine. */
  timing: [
    {
      args: [JEST, '--selectProjects', ...BACKEND, 'platform/state', '--testPathPatterns', 'sign-in-timing|limit-service|platform-api'],
      env: { TOUCHLINE_LONG: '1' },
    },
  ],
  /** Every regular expression of the product on its worst-case texts of 100,000 characters. */
  regexes: [{ args: [JEST, '--selectProjects', 'tools/check', '--testPathPatterns', 'regexes'], env: { TOUCHLINE_LONG: '1' } }],
  /**
   * 1,000 races of tabs for a session's next cookie, on both databases; response times of 1,000 + 1,000 attempts of every call of sign-in
   * and recovery; every call of the contract from another site.
   */
  identity: [sandbox('(/(cookie-family|sign-in-timing)\\.|tests/every-call)')],
  /**
   * The stories in the combinations that the ordinary run leaves out, with text twice as large and in forced colours; their contact sheets.
   * Requests and time of the first story beside an empty Storybook.
   */
  stories: [
    { args: ['node_modules/storybook/dist/bin/dispatcher.js', 'build', '--output-dir', 'dist/storybook', '--quiet'] },
    { args: ['tools/stories/src/run.mjs', '--theme=dark', '--layers', '--sheet=dark'] },
    { args: ['tools/stories/src/run.mjs', '--direction=rtl', '--language=ar', '--layout', '--sheet=rtl'] },
    { args: ['tools/stories/src/run.mjs', '--theme=dark', '--direction=rtl', '--language=ar', '--sheet=dark-rtl'] },
    { args: ['tools/stories/src/run.mjs', '--text=200', '--sheet=text'] },
    { args: ['tools/stories/src/run.mjs', '--text=200', '--direction=rtl', '--language=ar', '--sheet=text-rtl'] },
    { args: ['tools/stories/src/run.mjs', '--forced', '--sheet=forced'] },
    { args: ['tools/stories/src/first-story.mjs'] },
  ],
  /**
   * Every route in every language with missing messages; hydration for every visitor of the table. Two at a time: a page that waits eight
   * seconds for its code is deliberately rendered anew, which three at a time would cause on a busy machine.
   */
  languages: [playwright('--workers=2', 'hydration', 'missing-words')],
  /** Random visits compared with a model, and every hostile return URL through the sign-in form. */
  guards: [
    { args: [JEST, '--selectProjects', 'platform/navigation', '--testPathPatterns', 'guard-model'], env: { TOUCHLINE_LONG: '1' } },
    playwright('--no-deps', '--project=desktop', '--project=http', '/src/guards(-http)?\\.e2e\\.ts$'),
  ],
  /** Every remote, opened and left twenty times. */
  remotes: [playwright('--no-deps', 'remotes-clean-up')],
  /** Every fault in every remote, with the page's clock advanced; then each of them in real time, one at a time. */
  faults: [
    playwright('--no-deps', 'faults', '-g', 'whichever section'),
    playwright('--no-deps', '--workers=1', 'faults', '-g', 'shows an error within its time'),
  ],
  /**
   * Every linked page, as a visitor and as a player, in both builds and twelve languages: message keys, leftovers, English text, dead
   * links.
   */
  crawl: [playwright('--no-deps', '--workers=2', 'crawl')],
  /**
   * Each requirement in the running product: the checks of apps/e2e/src/rows, the browser tests that docs/spec/seen.tsv names, and the table
   * docs/spec/rows.tsv of both (ADR 0254).
   */
  rows: [
    { args: ['tools/build/src/build.mjs'] },
    { args: ['tools/check/src/spec-map/rows.mjs', '--begin'] },
    browser('rows'),
    {
      ...playwright('--no-deps', '--retries=1', ...seenTests(ROOT)),
      env: { TOUCHLINE_LONG: '1', E2E_REPORT: 'test-results/rows-browser.json' },
    },
    { args: ['tools/check/src/spec-map/rows.mjs'] },
  ],
  /** Every page of the route table by the accessibility rules, in both builds and themes. */
  axe: [playwright('--no-deps', 'routes')],
  /** Lighthouse: every kind of page listed by search engines, in both builds. */
  judges: [playwright('--no-deps', '--project=mobile', 'lighthouse')],
  /** The documentation site, opened in a browser. */
  docs: [{ args: ['tools/check/src/docs/docs.mjs'] }, { args: ['tools/check/src/docs/opened.mjs'] }],
  /** Targets and caches of Nx, and the output of the generators. */
  nx: [{ args: ['tools/nx/src/generators/nx-test.mjs'] }, { args: ['tools/nx/src/generators/generators-test.mjs'] }],
  /** Known vulnerabilities of the packages of production, according to the registry. */
  packages: [{ args: ['tools/check/src/packages/dependencies.mjs', '--audit'] }],
  /**
   * Every public lib packed and installed alone; UI libs also from a registry, in a page with Vite and React, compared with their stories.
   */
  packed: [
    { args: ['tools/check/src/pack-check/pack-check.mjs'] },
    { args: ['node_modules/storybook/dist/bin/dispatcher.js', 'build', '--output-dir', 'dist/storybook', '--quiet'] },
    { args: ['tools/check/src/pack-check/installed.mjs'] },
  ],
  /** The browser tests that `npm test` leaves out (apps/e2e/nightly.json), in both builds; then those that move the server's clock. */
  nightly: [
    ...['desktop', 'mobile'].flatMap((build) =>
      Array.from({ length: SHARES }, (_, nth) =>
        nightly(`--project=${build}`, `--shard=${nth + 1}/${SHARES}`, '--trace=retain-on-failure'),
      ),
    ),
    nightly('--project=http'),
    playwright('--no-deps', '--workers=1', '--project=site', '--project=site-mobile'),
  ],
  /** The browser tests that every run executes in one build only, in the other one. */
  builds: ['desktop', 'mobile'].map((build) => ({
    ...playwright('--no-deps', `--project=${build}`, ...onlyIn(build)),
    env: { E2E_BUILDS: 'both' },
  })),
  /**
   * Players on one backend for 120 minutes, in four parts of half an hour: heap, handles, database and processor time do not grow. Another
   * length: `npm run test:long -- soak --minutes 4`.
   */
  soak: [1, 2, 3, 4].map((part) => ({ args: ['tools/trials/src/soak.mjs', String(part), ...lengthOf(process.argv)] })),
  /**
   * Simple strategies against the prices of every sport, market and moment, until each of them is known well enough; one sport: `npm run
   * test:long -- judge tennis`. A later call continues with the same games.
   */
  judge: JUDGED_SPORTS.map((sport) => ({
    name: sport,
    args: [
      '--conditions=@touchline/source',
      '--disable-warning=ExperimentalWarning',
      'tools/trials/src/judge.mjs',
      sport,
      ...lengthOf(process.argv),
    ],
  })),
  /** 10,000 price changes a second for a minute, on 300 visible prices, while a stake is typed. */
  flood: [{ args: ['--conditions=@touchline/source', 'tools/trials/src/bench/bench.mjs', 'flood'] }],
  /** Time of documents while the services that guards ask are healthy, silent one by one, and all silent. */
  deadlines: [{ args: ['--conditions=@touchline/source', 'tools/trials/src/bench/bench.mjs', 'guards'] }],
  /** Columns of the desktop build at every width named in the specification. */
  widths: [playwright('--no-deps', '--project=desktop', 'widths')],
  /** Browsing, betting and settings by keyboard alone, with the names and announcements of a screen reader, in both builds. */
  ears: [playwright('--no-deps', 'screen-reader', 'keyboard')],
  /** The development server: texts and components are replaced in an open page, also with a single section running. */
  dev: [{ args: ['--conditions=@touchline/source', 'node_modules/@playwright/test/cli.js', 'test', '--config', 'apps/e2e/dev.config.ts'] }],
  /** A section is generated and deployed alone to a running site, changed, rejected, and rolled back. */
  section: [
    { args: ['tools/build/src/build.mjs'] },
    { args: ['tools/check/src/budgets/section-costs-nothing.mjs'] },
    { args: ['tools/nx/src/generators/section-trial.mjs'] },
  ],
  /**
   * A real sport, language, game model, section, payment kind and coupon rule, each added to a copy of the workspace: files that are changed,
   * and the steps of `npm test` that are concerned.
   */
  additions: Object.keys(ADDITIONS).map((name) => ({ name, args: ['tools/nx/src/generators/additions.mjs', name] })),
  /** Ten thousand random visits compared with the model of the guards, and as many event sequences compared with the states of a remote. */
  walks: [
    { args: [JEST, '--selectProjects', 'platform/navigation', '--testPathPatterns', 'guard-model'], env: { TOUCHLINE_LONG: '1' } },
    { args: [JEST, '--selectProjects', 'platform/state', '--testPathPatterns', 'remotes.test'], env: { TOUCHLINE_LONG: '1' } },
  ],
  /** A hundred thousand coupons compared with an independent computation. */
  maths: [
    { args: [JEST, '--selectProjects', 'betting/coupon-math', '--testPathPatterns', 'oracle'], env: { TOUCHLINE_COUPONS: '100000' } },
  ],
  /** A million simulated matches compared with the joint distribution; ten thousand random sequences of combinations, on both databases. */
  builder: [
    { args: [JEST, '--selectProjects', 'server/engine', '--testPathPatterns', 'builder/joint'], env: { TOUCHLINE_LONG: '1' } },
    sandbox('coupon/builder-sequences'),
  ],
  /** Repeated requests, lost responses, and random sequences of bets, results, voids and deposits: every trial, on both databases. */
  bets: [sandbox('coupon/(place-once|lost-replies|(edit-|cash-out-)?sequences)')],
  /**
   * Ten thousand faulty deliveries of deposits, two thousand to a process that is killed between them, and random payments, chargebacks and
   * lost responses: the books of both sides agree.
   */
  payments: [sandbox('(tests/payments/faults|crash/kill-deposits)')],
  /**
   * Ten thousand random sequences of everything that moves a player's money, compared with a model: after each step all accounts sum to
   * zero.
   */
  money: [sandbox('tests/payments/money-sequences')],
  /** Every suite of the backend on both databases: in `npm test` few use both (ADR 0230). */
  databases: [
    {
      args: [JEST, '--selectProjects', ...BACKEND, 'server/content'],
      env: { TOUCHLINE_ENGINES: 'both', TOUCHLINE_REQUIRE_POSTGRES: '1' },
    },
  ],
  /** Five minutes of workers under kills, stops and slow responses; a checker explains every response. */
  history: [sandbox('crash/history')],
  /** Prices that change, games that close and modified bodies during ten thousand placements. */
  odds: [sandbox('coupon/place-odds')],
  /** A thousand documents of fifty players, fifty at once: no player sees another's data. */
  visitors: [{ args: [JEST, '--selectProjects', 'apps/host', '--testPathPatterns', 'create-host-server'], env: { TOUCHLINE_LONG: '1' } }],
  /** Fills every bound of stored data at its real number, such as 10,000 stakes and 300,000 events. */
  bounds: [sandbox('tests/bounds/')],
  /** Two thousand malformed bodies and URLs for every call of the contract. */
  fuzz: [sandbox('tests/fuzz')],
  /** Ten thousand documents of different visitors: the server's memory does not grow. */
  renders: [{ args: [JEST, '--selectProjects', 'apps/host', '--testPathPatterns', 'rendering-leak'], env: { TOUCHLINE_LONG: '1' } }],
  /** A hundred thousand ledger entries, and their reconciliation. */
  ledger: [sandbox('ledger/ledger')],
  /**
   * Bursts of clicks, interleavings of tabs, broken saves, killed tabs and killed browsers, in full; also clicks, prices and tabs in a
   * browser.
   */
  coupon: [
    { args: [JEST, '--selectProjects', 'betting/coupon-state', '--testPathPatterns', 'proofs'], env: { TOUCHLINE_LONG: '1' } },
    {
      args: [JEST, '--selectProjects', 'betting/coupon-panel', '--testPathPatterns', 'CouponPanel', '-t', 'BET-3|ODD-2'],
      env: { TOUCHLINE_LONG: '1' },
    },
    playwright('--no-deps', '--project=desktop', '-g', 'that is killed'),
    browser('trials', 'coupon'),
  ],
  /** A player's journey from registration to a withdrawal, with a friend and a bonus, in three languages and both builds. */
  walk: [browser('trials', '--no-deps', '--workers=1', 'walk')],
  /** Every value that a browser's storage may contain, in each of the keys that the site reads. */
  storage: [playwright('--no-deps', '--workers=1', '--project=desktop', 'stored-garbage')],
  /** Long lists while scrolling: cost per frame, and size of the page. */
  lists: [playwright('--no-deps', '--workers=1', 'long-history', 'long-lobby')],
  /** Eight real tabs of one player for ten minutes; the tab that works for all is closed, crashes and is frozen. */
  tabs: [browser('trials', '--no-deps', '--workers=1', 'tabs')],
  /** Mutation tests of money, limits, guards, remotes, tokens, the backend's coupon and tabs. */
  mutation: Object.keys(MUTATED).map((name) => ({
    args: ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run', 'tools/trials/src/mutation/stryker.config.mjs'],
    env: { TOUCHLINE_COUPONS: '100', TOUCHLINE_MUTATION: name },
  })),
  /** `npm test` in a fresh clone: as it comes, then beside two processes that use both cores. Adds rows to docs/spec/runs.tsv. */
  repeat: ['quiet', 'busy'].map((machine) => ({ args: ['tools/trials/src/repeat.mjs', machine] })),
  /** 32 mutants, planted one at a time: what `npm test` catches. Writes docs/spec/breaks.md. */
  breaks: Array.from({ length: 8 }, (_, at) => ({ args: ['tools/trials/src/breaks.mjs', String(at + 1)] })),
  /** The browser tests ten times over: a test that fails once in ten runs is a defect. */
  flakes: [{ ...playwright('--repeat-each', '10'), env: {} }],
  /** Tests that wait, race and use random numbers, two hundred times over, each time with another seed. */
  steady: ['libs/identity/http', 'libs/platform/guards', 'libs/platform/state', 'libs/shared/state'].map((project) => ({
    args: ['tools/trials/src/steady.mjs', '200', project],
  })),
};

const [area, ...words] = process.argv.slice(2);
const [wanted] = words.filter((_, at) => !words[at].startsWith('--') && !words[at - 1]?.startsWith('--'));
const parts = AREAS[area];
/** A part is named by its number, or by its name where it has one. */
const named = parts?.findIndex(({ name }) => name === wanted) ?? -1;
const only = wanted === undefined ? undefined : named < 0 ? Number(wanted) : named + 1;
if (parts === undefined || (only !== undefined && parts[only - 1] === undefined)) {
  console.error(`npm run test:long -- ${Object.keys(AREAS).join('|')} [part]`);
  if (parts !== undefined) console.error(`${area} has ${parts.length} parts: ${parts.map(({ name }, at) => name ?? at + 1).join(', ')}`);
  process.exit(1);
}
// Every long run uses new random numbers; the printed seed reproduces them.
const seed = process.env.TOUCHLINE_SEED ?? String(randomInt(1, 2 ** 31));
console.log(`TOUCHLINE_SEED=${seed}`);
const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim();
const measures = [];
for (const [at, { args, env = {} }] of parts.entries()) {
  const part = at + 1;
  if (only !== undefined && part !== only) continue;
  const began = Date.now();
  const report = clearMeasures(join(ROOT, reportOf(area, part).replace(/json$/, 'measures.jsonl')));
  const { isOk, isLate } = await runPart(args, {
    cwd: ROOT,
    env: { ...process.env, TOUCHLINE_SEED: seed, E2E_REPORT: reportOf(area, part), TOUCHLINE_MEASURES: report, ...env },
  });
  if (isLate) console.error(`a part of ${area} took longer than 40 minutes and was ended: ${args.join(' ')}`);
  measures.push(...readMeasures(report));
  record(ROOT, area, { commit, part, isOk, seconds: Math.round((Date.now() - began) / 1000), seed });
}
if (measures.length > 0) console.log(measureTable(measures).join('\n'));
console.log(lines(ROOT, area, parts.length).join('\n'));
const { passed, failed, missing } = tally(ROOT, area, parts.length);
console.log(`${passed} passed, ${failed} failed, ${missing} skipped`);
process.exit(failed === 0 ? 0 : 1);
