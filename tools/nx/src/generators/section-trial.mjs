// Generates a section "horse-racing", and builds and deploys it alone to a running site: at most 6 existing files are changed, the files of
// the host stay identical, and the pages go live without a build or restart of the host. It works in a copy of the workspace. In a browser,
// two versions run side by side, and pages opened before a deployment find their files or the newer document. --short skips the running
// product. [PL-02] [RT-01] [RT-05] [RM-06]
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { walkInBrowser } from './section-trial-pages.mjs';
import { BY_INSTALL, MOST_TOUCHED } from './additions/horse-racing.mjs';
import { section } from './factories.mjs';
import { copyWorkspace, fingerprint, generateIn, touchedSince } from './workspace-copy.mjs';
import { ROOT } from './workspace.mjs';

const MOST_MINUTES = 15;
const KEY = 'horse-racing';
const root = join(ROOT, '.cache/trial');
const dist = join(root, 'site/dist');
const isShort = process.argv.includes('--short');
const began = Date.now();

let passed = 0;
let failed = 0;
const verdict = (name, isOk, why = '') => {
  if (isOk) passed++;
  else failed++;
  console.log(`${isOk ? 'ok    ' : 'FAILED'} ${name}`);
  if (!isOk && why !== '') console.log(why);
};

const registry = () => JSON.parse(readFileSync(join(dist, 'registry.json'), 'utf8'));
/** Files of the host and its shared modules. */
function hostOf() {
  const { host, vendor, shell } = registry();
  const apps = Object.values(host);
  const urls = [
    ...apps.flatMap(({ js, imports, css }) => [js, ...imports, ...css]),
    ...Object.values(vendor.modules).flatMap(({ files }) => files),
  ];
  const files = [...new Set(urls)].filter((url) => url.startsWith('/assets/')).sort();
  return JSON.stringify([host, vendor, shell, files.map((url) => readFileSync(join(dist, url), 'base64'))]);
}

const deploy = (...flags) => {
  const tool = join(root, 'tools/build/src/deploy-section.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [tool, KEY, dist, ...flags], { cwd: root, encoding: 'utf8' });
  return { isOk: status === 0, output: `${stdout}${stderr}` };
};
const edit = (file, from, to) => {
  const text = readFileSync(join(root, file), 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no '${from}'`);
  writeFileSync(join(root, file), text.replace(from, to));
};

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return String(port);
}

const children = [];
/** Starts a server of the product. @returns its process, once it is ready. */
async function launch(cwd, app, env, origin) {
  const args = ['--conditions=@touchline/source', '--disable-warning=ExperimentalWarning', `apps/${app}/src/main.ts`];
  const child = spawn(process.execPath, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'inherit'] });
  children.push(child);
  const isReady = () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`${app} ended with code ${child.exitCode}`);
    await new Promise((resume) => setTimeout(resume, 200));
  }
  return child;
}

/** The site with the copy's backend, which contains the section's module; the edge was started before the section is deployed. */
async function startSite() {
  const [port, sandboxPort, controlPort, providerPort] = await Promise.all([freePort(), freePort(), freePort(), freePort()]);
  const env = {
    TOUCHLINE_MODE: 'test',
    TOUCHLINE_TEST: '1',
    TOUCHLINE_PORT: port,
    TOUCHLINE_SANDBOX_PORT: sandboxPort,
    TOUCHLINE_CONTROL_PORT: controlPort,
    TOUCHLINE_PROVIDER_PORT: providerPort,
    TOUCHLINE_DATA_DIR: join(root, 'site/data'),
    TOUCHLINE_DIST: dist,
    // The trial checks which version is shown, not how fast.
    TOUCHLINE_SECTION_BUDGET_MS: '5000',
    TOUCHLINE_QUEUE_MS: 'off',
    NODE_ENV: 'production',
  };
  await launch(root, 'sandbox', env, `http://127.0.0.1:${sandboxPort}`);
  const edge = await launch(ROOT, 'edge', env, `http://127.0.0.1:${port}`);
  const page = async (path) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'user-agent': 'Chrome', 'accept-language': 'en' } });
    return { status: answer.status, text: await answer.text() };
  };
  return { edge, page, origin: `http://localhost:${port}` };
}

/** Polls a page, because the edge checks the registry four times a second at most. @returns the last response. */
async function until(page, path, holds) {
  const endsAt = Date.now() + 30_000;
  let last = await page(path);
  while (!holds(last) && Date.now() < endsAt) last = await page(path);
  return last;
}

async function walk() {
  const { edge, page, origin } = await startSite();
  const before = await page(`/en/${KEY}`);
  verdict('the path is a 404 before the section is deployed', before.status === 404);
  const { isOk, output } = deploy();
  verdict('the section is deployed', isOk, output);
  const live = await until(page, `/en/${KEY}`, ({ status }) => status === 200);
  verdict(
    'its page is live, drawn by the edge from its own bundle with its own words and data',
    /<h1[^>]*>Horse racing/.test(live.text) && live.text.includes('Second'),
    live.text.slice(-500),
  );
  verdict('the menu of every page leads there', (await page('/en')).text.includes(`/en/${KEY}`));
  verdict('an open page finds the path', Object.hasOwn(JSON.parse((await page('/sections.json')).text), KEY));

  edit(`libs/${KEY}/pages/src/page-words.ts`, "defaultMessage: 'Horse racing'", "defaultMessage: 'Races of the day'");
  edit(`libs/${KEY}/state/src/effects/keep-${KEY}.saga.ts`, 'yield* takeLatest(', 'yield* takeLatest(/* again */ ');
  edit(`libs/${KEY}/state/src/api/read-items.ts`, 'name }]', 'name: name.toUpperCase() }]');
  verdict('changed words and a changed process are deployed', deploy().isOk);
  const changed = await until(page, `/en/${KEY}`, ({ text }) => text.includes('Races of the day'));
  verdict('they are live', changed.text.includes('Races of the day') && changed.text.includes('SECOND'));

  await walkInBrowser({
    key: KEY,
    pageFile: 'HorseRacingPage.tsx',
    origin,
    dist,
    deploy,
    edit,
    verdict,
    until: (path, holds) => until(page, path, holds),
  });

  edit('libs/ui/kit/src/card/Card.tsx', 'export function Card', '// another card\nexport function Card');
  const refused = deploy();
  verdict(
    'shared code that the site does not run is refused by its file',
    !refused.isOk && refused.output.includes('libs/ui/kit/src/card/Card.tsx'),
    refused.output,
  );
  edit(`apps/remotes/${KEY}/section.json`, '"shell": 1', '"shell": 99');
  const newer = deploy();
  verdict('a section that needs a newer shell says so', !newer.isOk && newer.output.includes('it needs shell 99'), newer.output);
  verdict('the site stays as it was', (await page(`/en/${KEY}`)).text.includes('SECOND'));

  verdict('the deployment is rolled back', deploy('--roll-back').isOk);
  const back = await until(page, `/en/${KEY}`, ({ text }) => !text.includes('SECOND'));
  verdict('the version before is live', back.status === 200 && back.text.includes('Second'));
  deploy('--roll-back');
  const gone = await until(page, `/en/${KEY}`, ({ status }) => status === 404);
  verdict('rolled back once more, the section is gone', gone.status === 404);
  verdict('the edge was never restarted', edge.exitCode === null);
}

try {
  copyWorkspace(root);
  mkdirSync(join(root, 'site'), { recursive: true });
  cpSync(join(ROOT, 'dist'), dist, { recursive: true });
  const before = fingerprint(root);
  const host = hostOf();
  await generateIn(root, [(tree) => section(tree, { name: KEY, skipInstall: true })]);
  const touched = [...touchedSince(root, before), ...BY_INSTALL];
  verdict(`at most ${MOST_TOUCHED} existing files are touched: ${touched.length}`, touched.length <= MOST_TOUCHED, touched.join('\n'));
  if (isShort) {
    const { isOk, output } = deploy();
    verdict('the generated section is deployed to a copy of the build', isOk && registry().remotes[KEY] !== undefined, output);
  } else await walk();
  verdict('the files of the host are the same, byte for byte', hostOf() === host);
  verdict(`in less than ${MOST_MINUTES} minutes`, Date.now() - began < MOST_MINUTES * 60_000);
} catch (error) {
  verdict('the trial', false, String(error.stack));
} finally {
  for (const child of children) child.kill('SIGTERM');
  await Promise.all(children.map((child) => (child.exitCode === null && child.signalCode === null ? once(child, 'exit') : null)));
  rmSync(root, { recursive: true, force: true });
}
console.log(`${passed} passed, ${failed} failed, 0 skipped, ${Math.round((Date.now() - began) / 1000)} s`);
process.exit(failed === 0 ? 0 : 1);
