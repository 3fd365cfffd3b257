// npm run dev -- --section NAME --shell ORIGIN: rebuilds one remote on every change and serves it to a deployed site. With ?mf-override=,
// one tab of that site uses it; everything else, including the section's messages, stays the site's.
import { execFileSync } from 'node:child_process';
import { createReadStream, existsSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { basename, extname, join } from 'node:path';
import { build } from 'vite';
import { clientOptions, sharedHere } from './app.mjs';
import { readStamp } from './stamps.mjs';
import { TARGETS } from './targets.mjs';
import { CLIENT_OUTPUT } from './vite-options.mjs';
import { ROOT } from './workspace.mjs';

const after = (name) => (process.argv.includes(name) ? process.argv[process.argv.indexOf(name) + 1] : undefined);
const section = after('--section');
const shell = after('--shell');
const target = TARGETS.find(({ kind, name }) => kind === 'remote' && name === section);
if (target === undefined) throw new Error(`There is no remote '${section}'; name one with --section.`);
if (shell === undefined || !URL.canParse(shell))
  throw new Error(`'${shell}' is no origin of a site; give one with --shell, such as https://staging.example.`);

const port = Number(process.env.TOUCHLINE_PORT ?? 4200);
const folder = join(ROOT, '.cache/remote', target.name);
rmSync(folder, { recursive: true, force: true });
process.env.NODE_ENV = 'production'; // as for the site's own modules

const look = new URL(`/en/${section}`, shell);
look.searchParams.set('mf-override', `${section}=http://localhost:${port}/${section}.js`);

// The part that serves a name depends on what host and home import, here as on the site.
if (readStamp('home-imports') === undefined)
  execFileSync(process.execPath, [join(ROOT, 'tools/build/src/build.mjs'), '--only', 'home-imports', '--lenient'], { stdio: 'inherit' });
const { imported } = readStamp('home-imports');

// Stable URLs of entry and styles, so that a reload shows the change.
const options = clientOptions(target, {
  shared: sharedHere(imported),
  base: './',
  outDir: folder,
  names: { ...CLIENT_OUTPUT, entryFileNames: 'entry.js', assetFileNames: '[name][extname]' },
});
const watcher = await build({ ...options, build: { ...options.build, watch: {} } });
let isFirst = true;
watcher.on('event', ({ code, error, result }) => {
  void result?.close();
  if (code === 'ERROR') console.error(error);
  if (code !== 'END') return;
  console.log(isFirst ? `The section ${section} is ready: open ${look.href}` : `The section ${section} was built anew: reload the page.`);
  isFirst = false;
});

/** Module imported by the page: the remote, with its styles appended last, so that they override the deployed ones. */
const withStyles = () => `export * from './entry.js';
for (const name of ${JSON.stringify(readdirSync(folder).filter((name) => name.endsWith('.css')))})
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: new URL(name, import.meta.url).href }));`;
const HEADERS = { 'cache-control': 'no-store', 'access-control-allow-origin': '*' };
const TYPES = { '.js': 'text/javascript', '.css': 'text/css' };

const server = createServer(({ url = '/' }, response) => {
  const name = basename(new URL(url, 'http://localhost').pathname);
  const file = join(folder, name);
  const type = TYPES[extname(name)];
  if (name === `${section}.js`) return void response.writeHead(200, { ...HEADERS, 'content-type': TYPES['.js'] }).end(withStyles());
  if (type === undefined || !existsSync(file)) return void response.writeHead(404).end();
  response.writeHead(200, { ...HEADERS, 'content-type': type });
  createReadStream(file).pipe(response);
});
server.listen(port, 'localhost');

const stop = () => {
  server.close();
  server.closeAllConnections();
  void watcher.close().then(() => process.exit(0));
};
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
