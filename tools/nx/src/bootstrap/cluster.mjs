// npm run cluster [-- --folder FOLDER]: runs the product on two edges and two sandboxes, with Postgres, NATS and HAProxy of Debian's
// packages.
import { resolve } from 'node:path';
import { ensureFree, ensureInstalled, fail, flag, ROOT } from './lib.mjs';
import { nx } from './nx.mjs';
import { startTopology } from './topology.mjs';

const HTTPS_PORT = process.env.TOUCHLINE_HTTPS_PORT ?? '4443';
const HTTP_PORT = process.env.TOUCHLINE_HTTP_PORT ?? '4480';
const at = process.argv.indexOf('--folder');
const folder = resolve(at === -1 ? `${ROOT}/.data/cluster` : (process.argv[at + 1] ?? fail('--folder needs a folder')));

ensureInstalled();
await ensureFree(HTTPS_PORT, 'TOUCHLINE_HTTPS_PORT');
await ensureFree(HTTP_PORT, 'TOUCHLINE_HTTP_PORT');
if (!flag('--no-build') && (await nx(['run', '@touchline/host:build'])) !== 0) fail('the build failed; its output above says why');

const began = Date.now();
const cluster = await startTopology({
  folder,
  site: { https: Number(HTTPS_PORT), http: Number(HTTP_PORT) },
  onReady: (name) => console.log(`${name} is ready (${Math.round((Date.now() - began) / 1000)} s)`),
}).catch((error) => fail(error.message));

for (const { name, child } of cluster.parts) console.log(`${name.padEnd(11)} process ${child.pid}`);
if (cluster.prometheus) console.log(`Prometheus: ${cluster.prometheus.url}`);
console.log(`Control room: ${cluster.controlRoom}`);
console.log(`Data: ${folder}`);
console.log(`Touchline is ready on ${cluster.origin} (a certificate of its own: the browser asks once)`);

let isStopping = false;
const stop = () => {
  if (isStopping) return;
  isStopping = true;
  cluster.stop().then(() => process.exit(0));
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
