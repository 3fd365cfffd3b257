// HAProxy of Debian's packages with deploy/haproxy/haproxy.cfg, unchanged, for trials.
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { join } from 'node:path';
import { ROOT } from '../../nx/src/bootstrap/lib.mjs';
import { freePort } from './processes.mjs';

const CONFIG = join(ROOT, 'deploy/haproxy/haproxy.cfg');

const statusOf = (url) =>
  new Promise((done) => {
    http.get(url, { agent: false }, (answer) => done(answer.resume().statusCode)).once('error', () => done(undefined));
  });

/**
 * Starts HAProxy in front of two edges, and waits until it answers; both edges count as healthy until they are checked.
 *
 * @param edges - their ports.
 * @returns origins without and with TLS, and the certificate.
 */
export async function startBalancer(processes, { folder, edges }) {
  if (spawnSync('haproxy', ['-v']).status !== 0) throw new Error('HAProxy is required here: apt-get install haproxy');
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  execFileSync('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1', '-subj', '/CN=localhost'],
    ...['-addext', 'subjectAltName=DNS:localhost', '-keyout', key, '-out', certificate],
  ]);
  const ca = readFileSync(certificate);
  writeFileSync(join(folder, 'site.pem'), Buffer.concat([ca, readFileSync(key)]), { mode: 0o600 });
  const [plainPort, securePort] = [await freePort(), await freePort()];
  const [plain, site] = [`http://localhost:${plainPort}`, `https://localhost:${securePort}`];
  const haproxy = processes.begin('haproxy', ['-db', '-f', CONFIG], {
    env: {
      PATH: process.env.PATH,
      HTTP_BIND: `127.0.0.1:${plainPort}`,
      HTTPS_BIND: `127.0.0.1:${securePort}`,
      CERTIFICATE: join(folder, 'site.pem'),
      EDGE_1: `127.0.0.1:${edges[0]}`,
      EDGE_2: `127.0.0.1:${edges[1]}`,
    },
  });
  while ((await statusOf(plain)) !== 301) {
    if (haproxy.child.exitCode !== null) throw new Error(`haproxy ended: ${haproxy.output}`);
    await new Promise((resume) => setTimeout(resume, 50));
  }
  return { plain, site, ca };
}
