// npm run test:long -- AREA: trials that take too long for every run, each at most 40 minutes.
import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nightlyTests } from '../../bootstrap/long-only.mjs';
import { AREAS as MUTATED } from '../../mutation/src/areas.mjs';
import { runPart } from './run-part.mjs';

const ROOT = resolve(fileURLToPath(import.meta.url), '../../../..');
const JEST = 'node_modules/jest/bin/jest.js';
/** Browser tests; libs are read from their sources, so nothing has to be built but the product. */
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
/** Trials of the backend, also on a real Postgres. */
const sandbox = (files) => ({
  args: [JEST, '--selectProjects', 'apps/sandbox', 'server/kernel', '--testPathPatterns', files],
  env: { TOUCHLINE_LONG: '1', TOUCHLINE_REQUIRE_POSTGRES: '1' },
});
/** Files of browser tests that `npm test` does not play in a build. */
const onlyIn = (build) =>
  Object.entries(JSON.parse(readFileSync(join(ROOT, 'apps/e2e/one-build.json'), 'utf8'))).flatMap(([file, usual]) =>
    usual === build ? [] : [`/src/${file.replaceAll('.', '\\.')}$`],
  );
/** Whole files that `npm test` leaves out in part or as a whole, at the size that every run had. */
const nightly = (...args) => {
  const files = Object.keys(nightlyTests(ROOT));
  return {
    ...playwright('--no-deps', ...args, ...files.map((file) => `/src/${file.replaceAll('.', '\\.')}$`)),
    env: { E2E_BUILDS: 'both' },
  };
};
const AREAS = {
  /** Every hand of the video poker machines, counted; the tests of rounds and of the wallet, on both databases; fifty kills while rounds are played; every family in the browser, in every way. */
  games: [
    { args: [JEST, '--selectProjects', 'casino/game-math'], env: { TOUCHLINE_LONG: '1' } },
    sandbox('tests/(games|wallet)'),
    sandbox('crash/kill-rounds'),
    playwright('--no-deps', 'every-game'),
  ],
  /** Every crash point of a placement, stops under load and restarts, on PGlite and on Postgres. */
  crash: [sandbox('crash/(kill\\.|kill-cash-out|restart)')],
  /** Five times of what edge and sandbox can do, twenty stops of each in the middle of it, and bodies that come a byte a second. */
  overload: [{ args: ['tools/build/src/build.mjs'] }, sandbox('crash/(flood|overload)')],
  /** Thousands of hostile requests, cut at every moment, on every port of a running sandbox and a running edge; an error that nothing caught while bets are in flight. */
  sockets: [
    { args: ['tools/build/src/build.mjs'] },
    sandbox('(crash/(raw-sockets|fault)|http/raw-sockets)'),
    {
      args: [JEST, '--selectProjects', 'apps/edge', 'shared/serving', '--testPathPatterns', 'raw-sockets|guard-listener'],
      env: { TOUCHLINE_LONG: '1' },
    },
  ],
  /** The example of a balancer with TLS and HTTP/2, tried with HAProxy of Debian. */
  haproxy: [{ args: ['tools/build/src/build.mjs'] }, { args: ['tools/trials/src/haproxy.mjs'] }],
  /** Two edges, two sandboxes, Postgres, NATS and HAProxy, killed, stopped and restarted while players bet; what they were told is in the books. */
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
  /** Every call of the contract played against the sandbox by the kit that operators have for their own backend. */
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
  /** A backup while bets are placed, an accident, and the database as of the moment before it, with Postgres of Debian. */
  restore: [{ args: ['tools/trials/src/restore.mjs'] }],
  /** What the images hold, started as a user without rights on a read-only file system. */
  image: [{ args: ['tools/build/src/build.mjs'] }, { args: ['tools/trials/src/image.mjs'] }],
  /** Whether the time of an answer tells accounts that exist from those that do not, at every way in and back; on a machine that does nothing else. */
  timing: [
    {
      args: [JEST, '--selectProjects', 'apps/sandbox', '--testPathPatterns', 'sign-in-timing|limit-service'],
      env: { TOUCHLINE_LONG: '1' },
    },
  ],
  /** Every regular expression of the product on its worst texts of 100,000 characters. */
  regexes: [{ args: [JEST, '--selectProjects', 'tools/regexes'], env: { TOUCHLINE_LONG: '1' } }],
  /** 1,000 races of tabs for a session's next cookie, on both databases; the times of 1,000 + 1,000 tries of every way in and back; every call of the contract from another site. */
  identity: [sandbox('tests/(people/(cookie-family|sign-in-timing)|every-call)')],
  /** The stories in the combinations that the ordinary run leaves out, with text twice as large and in forced colours; their contact sheets. */
  stories: [
    { args: ['node_modules/storybook/dist/bin/dispatcher.js', 'build', '--output-dir', 'dist/storybook', '--quiet'] },
    { args: ['tools/stories/src/run.mjs', '--theme=dark', '--layers', '--sheet=dark'] },
    { args: ['tools/stories/src/run.mjs', '--direction=rtl', '--language=ar', '--layout', '--sheet=rtl'] },
    { args: ['tools/stories/src/run.mjs', '--theme=dark', '--direction=rtl', '--language=ar', '--sheet=dark-rtl'] },
    { args: ['tools/stories/src/run.mjs', '--text=200', '--sheet=text'] },
    { args: ['tools/stories/src/run.mjs', '--text=200', '--direction=rtl', '--language=ar', '--sheet=text-rtl'] },
    { args: ['tools/stories/src/run.mjs', '--forced', '--sheet=forced'] },
  ],
  /**
   * Every route in every language with words missing; pages taken over for every visitor of the table. Two at a time: a page that waits eight
   * seconds for its code is drawn anew on purpose, and a machine that is busy with three makes it wait.
   */
  languages: [playwright('--workers=2', 'hydration', 'missing-words')],
  /** Random visits against a model, and every hostile return url through the form of sign-in. */
  guards: [
    { args: [JEST, '--selectProjects', 'apps/host', '--testPathPatterns', 'guard-model'], env: { TOUCHLINE_LONG: '1' } },
    playwright('--no-deps', '--project=desktop', 'guards'),
  ],
  /** Every remote by itself, opened and left twenty times. */
  remotes: [playwright('--no-deps', 'remotes-clean-up')],
  /** Every fault in every remote, with the page's clock advanced; then each of them in its real time, by itself. */
  faults: [
    playwright('--no-deps', 'faults', '-g', 'whichever section'),
    playwright('--no-deps', '--workers=1', 'faults', '-g', 'told within its time'),
  ],
  /** Every page that links lead to, as a visitor and as a player, in both builds and twelve languages: keys, leftovers, English, dead links. */
  crawl: [playwright('--no-deps', '--workers=2', 'crawl')],
  /** Every page of the route table by the rules of accessibility, in both builds and themes. */
  axe: [playwright('--no-deps', 'routes')],
  /** Lighthouse: every kind of page that search engines list, in both builds. */
  judges: [playwright('--no-deps', '--project=mobile', 'lighthouse')],
  /** The documentation site, opened as a reader opens it. */
  docs: [{ args: ['tools/docs/src/docs.mjs'] }, { args: ['tools/docs/src/opened.mjs'] }],
  /** Targets and caches of Nx, and what the generators write. */
  nx: [{ args: ['tools/generators/src/nx-test.mjs'] }, { args: ['tools/generators/src/generators-test.mjs'] }],
  /** Known faults of the packages of production, as the registry knows them today. */
  packages: [{ args: ['tools/packages/src/dependencies.mjs', '--audit'] }],
  /** Every public lib packed and installed alone; UI libs as a stranger has them: from a registry, in a page of Vite and React, beside their stories. */
  packed: [
    { args: ['tools/pack-check/src/pack-check.mjs'] },
    { args: ['node_modules/storybook/dist/bin/dispatcher.js', 'build', '--output-dir', 'dist/storybook', '--quiet'] },
    { args: ['tools/pack-check/src/installed.mjs'] },
  ],
  /** The browser tests that `npm test` leaves out (apps/e2e/nightly.json), in both builds; then those of the whole site. */
  nightly: [
    ...['desktop', 'mobile'].map((build) => nightly(`--project=${build}`)),
    nightly('--workers=1', ...['settlement', 'site', 'configured', 'configured-mobile'].map((name) => `--project=${name}`)),
  ],
  /** The browser tests that every run plays in one build only, in the other one too. */
  builds: ['desktop', 'mobile'].map((build) => ({
    ...playwright('--no-deps', `--project=${build}`, ...onlyIn(build)),
    env: { E2E_BUILDS: 'both' },
  })),
  /** Columns of the desktop build at every width that the specification names. */
  widths: [playwright('--no-deps', '--project=desktop', 'widths')],
  /** Browsing, betting and settings with keys alone, by the names and announcements that a screen reader says, in both builds. */
  ears: [playwright('--no-deps', 'screen-reader', 'keyboard')],
  /** The development server: words and components are replaced in an open page, also when one section runs alone. */
  dev: [{ args: ['--conditions=@touchline/source', 'node_modules/@playwright/test/cli.js', 'test', '--config', 'apps/e2e/dev.config.ts'] }],
  /** A section is generated and deployed alone to a running site, changed, refused, and rolled back. */
  section: [
    { args: ['tools/build/src/build.mjs'] },
    { args: ['tools/budgets/src/section-costs-nothing.mjs'] },
    { args: ['tools/generators/src/section-trial.mjs'] },
  ],
  /** Ten thousand random visits against the model of the guards, and as many lists of events against the states of a remote. */
  walks: [
    { args: [JEST, '--selectProjects', 'apps/host', '--testPathPatterns', 'guard-model'], env: { TOUCHLINE_LONG: '1' } },
    { args: [JEST, '--selectProjects', 'platform/state', '--testPathPatterns', 'remotes.test'], env: { TOUCHLINE_LONG: '1' } },
  ],
  /** A hundred thousand coupons against an independent computation. */
  maths: [
    { args: [JEST, '--selectProjects', 'betting/coupon-math', '--testPathPatterns', 'oracle'], env: { TOUCHLINE_COUPONS: '100000' } },
  ],
  /** A million simulated matches against the joint distribution; ten thousand random sequences of combinations, on both databases. */
  builder: [
    { args: [JEST, '--selectProjects', 'server/engine', '--testPathPatterns', 'builder/joint'], env: { TOUCHLINE_LONG: '1' } },
    sandbox('coupon/builder-sequences'),
  ],
  /** Repeats, lost replies, and random sequences of bets, results, voids and deposits: every trial, on both databases. */
  bets: [sandbox('coupon/(place-once|lost-replies|sequences)')],
  /** Ten thousand faulty deliveries of deposits, two thousand to a process that is killed between them, and random payments, chargebacks and lost answers: the books of both sides agree. */
  payments: [sandbox('(tests/payments/faults|crash/kill-deposits)')],
  /** Ten thousand random sequences of everything that moves a player's money, against a model of its own: after each step all accounts sum to nothing. */
  money: [sandbox('tests/payments/money-sequences')],
  /** Five minutes of workers under kills, stops and slow answers; a checker explains what they were told. */
  history: [sandbox('crash/history')],
  /** Prices that move, games that close and bodies that were changed under ten thousand placements. */
  odds: [sandbox('coupon/place-odds')],
  /** A thousand documents of fifty players, fifty at once: nobody sees anything of another. */
  visitors: [{ args: [JEST, '--selectProjects', 'apps/host', '--testPathPatterns', 'create-host-server'], env: { TOUCHLINE_LONG: '1' } }],
  /** Two thousand bodies and addresses that nobody should send, for every call of the contract. */
  fuzz: [sandbox('tests/fuzz')],
  /** Ten thousand documents of different visitors: the server holds no more memory after them than before. */
  renders: [{ args: [JEST, '--selectProjects', 'apps/host', '--testPathPatterns', 'rendering-leak'], env: { TOUCHLINE_LONG: '1' } }],
  /** A hundred thousand movements of the ledger, and its reconciliation. */
  ledger: [sandbox('ledger/ledger')],
  /** Bursts of presses, interleavings of tabs, broken saves, killed tabs and killed browsers, all of them; hands, prices and tabs in a browser too. */
  coupon: [
    { args: [JEST, '--selectProjects', 'betting/coupon-state', '--testPathPatterns', 'proofs'], env: { TOUCHLINE_LONG: '1' } },
    {
      args: [JEST, '--selectProjects', 'betting/coupon-panel', '--testPathPatterns', 'CouponPanel', '-t', 'BET-3|ODD-2'],
      env: { TOUCHLINE_LONG: '1' },
    },
    playwright('--no-deps', '--project=desktop', '-g', 'that is killed'),
    browser('trials', 'coupon'),
  ],
  /** The way of a player from registration to money that was paid out, with a friend and a bonus, in three languages and both builds. */
  walk: [browser('trials', '--no-deps', '--workers=1', 'walk')],
  /** Every value that may lie in a browser's storage, alone in each of the keys that the site reads again. */
  storage: [playwright('--no-deps', '--workers=1', '--project=desktop', 'stored-garbage')],
  /** Long lists, scrolled: what a frame costs and what the page holds. */
  lists: [playwright('--no-deps', '--workers=1', 'long-history', 'long-lobby')],
  /** Eight real tabs of one player for ten minutes; the tab that does the work of all is closed, crashes and is frozen. */
  tabs: [browser('trials', '--no-deps', '--workers=1', 'tabs')],
  /** Whether the tests of money, limits, guards, remotes, tokens, the backend's coupon and tabs bite: every small damage is done, and a test has to notice. */
  mutation: Object.keys(MUTATED).map((name) => ({
    args: ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run', 'tools/mutation/src/stryker.config.mjs'],
    env: { TOUCHLINE_COUPONS: '100', TOUCHLINE_MUTATION: name },
  })),
  /** The browser tests ten times over: a test that fails once in ten is a defect. */
  flakes: [{ ...playwright('--repeat-each', '10'), env: {} }],
  /** Tests that wait, race and draw at random, two hundred times over, each time from another seed. */
  steady: ['libs/identity/http', 'libs/platform/guards', 'libs/platform/state', 'libs/shared/state'].map((project) => ({
    args: ['tools/trials/src/steady.mjs', '200', project],
  })),
};

const area = process.argv[2];
if (!(area in AREAS)) {
  console.error(`npm run test:long -- ${Object.keys(AREAS).join('|')}`);
  process.exit(1);
}
// Every long run draws other random numbers; with the printed seed it draws the same again.
const seed = process.env.TOUCHLINE_SEED ?? String(randomInt(1, 2 ** 31));
console.log(`TOUCHLINE_SEED=${seed}`);
let failed = 0;
for (const { args, env = {} } of AREAS[area]) {
  const { isOk, isLate } = await runPart(args, { cwd: ROOT, env: { ...process.env, TOUCHLINE_SEED: seed, ...env } });
  if (isLate) console.error(`a part of ${area} took longer than 40 minutes and was ended: ${args.join(' ')}`);
  if (!isOk) failed += 1;
}
console.log(`${AREAS[area].length - failed} passed, ${failed} failed, 0 skipped`);
process.exit(failed === 0 ? 0 : 1);
