// The product on several processes, from Debian's packages: Postgres, NATS, two sandboxes, two edges, HAProxy, and Prometheus if installed.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { ensurePostgres, node24, ROOT, SOURCE } from './lib.mjs';

const AS_STARTED = [...SOURCE, '--disable-proto=delete', '--max-semi-space-size=4'];
const ASK_EVERY_MS = 100;
const LONGEST_START_MS = 180_000;
/** Time to stop before a process is killed: edges and sandboxes take nine seconds at most. */
const LONGEST_STOP_MS = 12_000;
const PROGRAMS = { 'nats-server': 'nats-server', haproxy: 'haproxy', openssl: 'openssl' };

const pause = (ms) => new Promise((resume) => setTimeout(resume, ms));
const isInstalled = (program) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;

const freePort = () =>
  new Promise((done, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });

/** A process that can be restarted with the same command and port. */
function createPart(name, { command, args, options, isReady }) {
  const part = {
    name,
    child: undefined,
    output: '',
    isAlive: () => part.child !== undefined && part.child.exitCode === null && part.child.signalCode === null,
    begin: () => {
      const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'], ...options });
      // Keep only the end of the output, so that a long-running process does not fill the memory.
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (part.output = (part.output + chunk).slice(-20_000)));
      part.child = child;
      part.ended = new Promise((done) => child.once('exit', done));
    },
    ready: async () => {
      const end = Date.now() + LONGEST_START_MS;
      while (!(await isReady())) {
        if (!part.isAlive()) throw new Error(`${name} ended: ${part.output}`);
        if (Date.now() > end) throw new Error(`${name} is not ready: ${part.output}`);
        await pause(ASK_EVERY_MS);
      }
    },
    start: async () => {
      part.begin();
      await part.ready();
    },
    kill: (signal) => part.child?.kill(signal),
    stop: async () => {
      if (!part.isAlive()) return;
      part.kill('SIGCONT');
      part.kill('SIGTERM');
      const force = setTimeout(() => part.kill('SIGKILL'), LONGEST_STOP_MS);
      await part.ended;
      clearTimeout(force);
    },
  };
  return part;
}

const answers = (url) => () =>
  fetch(url, { redirect: 'manual' }).then(
    ({ status }) => status < 400,
    () => false,
  );

/** Postgres refuses to run as root; use the user created by Debian's package instead. */
function postgresUser() {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

export function createPostgres(folder, port) {
  const bin = ensurePostgres();
  const user = postgresUser();
  const data = join(folder, 'postgres');
  const sockets = join(folder, 'sockets');
  const env = { PATH: `${bin}:${process.env.PATH}`, LC_ALL: 'C' };
  const run = (command, ...args) => execFileSync(command, args, { ...user, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  const url = (name) => `postgres://touchline@127.0.0.1:${port}/${name}`;
  const ask = (sql, name = 'touchline') => run('psql', url(name), '--no-psqlrc', '-qtAc', sql).trim();
  if (!existsSync(data)) {
    for (const made of [data, sockets]) {
      mkdirSync(made, { recursive: true });
      if (user.uid !== undefined) chownSync(made, user.uid, user.gid);
    }
    run('initdb', '-D', data, '-U', 'touchline', '--auth=trust', '-E', 'UTF8');
  }
  const settings = { listen_addresses: '127.0.0.1', port, unix_socket_directories: sockets, max_connections: 200 };
  const set = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const isReady = async () => {
    try {
      return ask('select 1', 'postgres') === '1';
    } catch {
      return false; // not running yet
    }
  };
  const part = createPart('postgres', { command: join(bin, 'postgres'), args: ['-D', data, ...set], options: { ...user, env }, isReady });
  /** Creates the product's database on the first start. */
  const prepare = () => {
    if (ask("select count(*) from pg_database where datname = 'touchline'", 'postgres') === '0')
      ask('create database touchline', 'postgres');
  };
  return Object.assign(part, { url: url('touchline'), ask, prepare });
}

/** A certificate for this machine only, created once; browsers have to accept it as an exception. */
function certificateIn(folder) {
  const [key, certificate, both] = ['key.pem', 'certificate.pem', 'site.pem'].map((name) => join(folder, name));
  if (!existsSync(both)) {
    execFileSync(
      'openssl',
      [
        ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '30', '-subj', '/CN=localhost'],
        ...['-addext', 'subjectAltName=DNS:localhost,DNS:games.localhost', '-keyout', key, '-out', certificate],
      ],
      { stdio: 'ignore' },
    );
    writeFileSync(both, Buffer.concat([readFileSync(certificate), readFileSync(key)]), { mode: 0o600 });
  }
  return { certificate, both };
}

/** Secrets shared by all sandboxes; created on the first start and stored with the data. */
function secretsIn(folder) {
  const file = join(folder, 'secrets.json');
  if (!existsSync(file)) {
    const text = (bytes) => randomBytes(bytes).toString('base64');
    const provider = `whsec_${text(32)}`;
    const made = {
      TOUCHLINE_PROVIDER_SECRET: provider,
      TOUCHLINE_IDENTITY_SECRET: provider,
      TOUCHLINE_DOCUMENTS_KEY: text(32),
      TOUCHLINE_CONTROL_KEY: randomBytes(12).toString('hex'),
    };
    writeFileSync(file, JSON.stringify(made), { mode: 0o600 });
  }
  return JSON.parse(readFileSync(file, 'utf8'));
}

/**
 * Starts every part once its dependencies are ready.
 *
 * @param folder - data, secrets and logs; existing data is reused.
 * @param site - ports of the site, with and without TLS; free ones by default.
 * @param sandboxMain - program to run instead of the sandbox's.
 * @param onReady - called with each part that is ready.
 */
export async function startTopology({
  folder,
  site: { https = 0, http = 0 } = {},
  sandboxMain = 'apps/sandbox/src/main.ts',
  sandboxEnv = {},
  edgeEnv = {},
  hasPrometheus = isInstalled('prometheus'),
  onReady = () => undefined,
}) {
  const missing = Object.entries(PROGRAMS).flatMap(([program, name]) => (isInstalled(program) ? [] : [name]));
  if (missing.length > 0) throw new Error(`missing: ${missing.join(', ')}. On Debian: apt-get install postgresql ${missing.join(' ')}`);
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  const ports = {
    https: https || (await freePort()),
    http: http || (await freePort()),
    postgres: await freePort(),
    nats: await freePort(),
    provider: await freePort(),
  };
  const origin = `https://localhost:${ports.https}`;
  const { certificate, both } = certificateIn(folder);
  const secrets = secretsIn(folder);
  const started = [];
  const run = async (part) => {
    started.push(part);
    await part.start();
    onReady(part.name);
    return part;
  };
  const stop = async () => {
    for (const part of started.toReversed()) await part.stop();
  };
  try {
    const postgres = await run(createPostgres(folder, ports.postgres));
    postgres.prepare();
    const nats = await run(
      createPart('nats', {
        command: 'nats-server',
        args: ['--addr', '127.0.0.1', '--port', String(ports.nats)],
        isReady: () =>
          new Promise((done) => {
            // NATS starts listening only when it can answer, so a port in use means ready.
            const probe = createServer().once('error', () => done(true));
            probe.listen(ports.nats, '127.0.0.1', () => probe.close(() => done(false)));
          }),
      }),
    );
    const node = (name, main, port, env, readyLine) => {
      const isReady = readyLine === undefined ? answers(`http://127.0.0.1:${port}/readyz`) : async () => part.output.includes(readyLine);
      const part = createPart(name, {
        command: node24(),
        args: [...AS_STARTED, main],
        options: { env: { PATH: process.env.PATH, ...env } },
        isReady,
      });
      return Object.assign(part, { port, url: `http://127.0.0.1:${port}` });
    };
    const edgePorts = [await freePort(), await freePort()];
    const sandboxPorts = [await freePort(), await freePort()];
    const provider = node(
      'provider',
      'apps/sandbox/src/stand-in-main.ts',
      ports.provider,
      {
        ...{ TOUCHLINE_PROVIDER_PORT: String(ports.provider), TOUCHLINE_PROVIDER_SECRET: secrets.TOUCHLINE_PROVIDER_SECRET },
        ...{ TOUCHLINE_DATA_DIR: folder, BACKEND_URL: `http://127.0.0.1:${sandboxPorts[0]}` },
      },
      'Test payment provider',
    );
    await run(provider);
    const gamesOrigin = `https://games.localhost:${ports.https}`;
    const origins = { TOUCHLINE_GAMES_ORIGIN: gamesOrigin, TOUCHLINE_SITE_ORIGINS: origin };
    const metrics = { sandboxes: [await freePort(), await freePort()], edges: [await freePort(), await freePort()] };
    const controls = [await freePort(), await freePort()];
    const gamePorts = [await freePort(), await freePort()];
    const sandboxes = [];
    for (const at of [0, 1]) {
      const port = sandboxPorts[at];
      sandboxes.push(
        await run(
          node(`sandbox-${at + 1}`, sandboxMain, port, {
            ...secrets,
            ...origins,
            NODE_ENV: 'production',
            TOUCHLINE_MODE: 'demo',
            DATABASE_URL: postgres.url,
            TOUCHLINE_BROKER_URL: `nats://127.0.0.1:${ports.nats}`,
            // Documents of players are files, which all sandboxes must be able to read.
            TOUCHLINE_DATA_DIR: join(folder, 'data'),
            TOUCHLINE_SANDBOX_PORT: String(port),
            TOUCHLINE_SANDBOX_METRICS_PORT: String(metrics.sandboxes[at]),
            TOUCHLINE_CONTROL_PORT: String(controls[at]),
            TOUCHLINE_PROVIDER_ORIGIN: `http://localhost:${ports.provider}`,
            TOUCHLINE_IDENTITY_ORIGIN: `http://localhost:${ports.provider}`,
            TOUCHLINE_SOCIAL_PORT: String(await freePort()),
            TOUCHLINE_GAME_PROVIDER_PORT: String(gamePorts[at]),
            TOUCHLINE_PORT: String(ports.https),
            ...sandboxEnv,
          }),
        ),
      );
    }
    const edges = [];
    for (const at of [0, 1]) {
      const env = {
        ...origins,
        NODE_ENV: 'production',
        TOUCHLINE_MODE: 'demo',
        BACKEND_URL: sandboxes.map(({ url }) => url).join(','),
        TOUCHLINE_DATA_DIR: folder,
        TOUCHLINE_PORT: String(edgePorts[at]),
        TOUCHLINE_METRICS_PORT: String(metrics.edges[at]),
        TOUCHLINE_GAME_SERVERS: gamePorts.map((port) => `http://localhost:${port}`).join(','),
        ...edgeEnv,
      };
      edges.push(await run(node(`edge-${at + 1}`, 'apps/edge/src/main.ts', edgePorts[at], env)));
    }
    const haproxy = await run(
      createPart('haproxy', {
        command: 'haproxy',
        args: ['-db', '-f', join(ROOT, 'deploy/haproxy/haproxy.cfg')],
        options: {
          env: {
            PATH: process.env.PATH,
            ...{ HTTP_BIND: `127.0.0.1:${ports.http}`, HTTPS_BIND: `127.0.0.1:${ports.https}`, CERTIFICATE: both },
            ...{ EDGE_1: `127.0.0.1:${edgePorts[0]}`, EDGE_2: `127.0.0.1:${edgePorts[1]}` },
          },
        },
        isReady: answers(`http://127.0.0.1:${ports.http}/`),
      }),
    );
    const watched = hasPrometheus ? await startPrometheus({ folder, metrics, run }) : undefined;
    return {
      ...{ origin, certificate, postgres, nats, provider, sandboxes, edges, haproxy, stop },
      prometheus: watched,
      controlRoom: `http://localhost:${controls[0]}/?key=${secrets.TOUCHLINE_CONTROL_KEY}`,
      parts: started,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Starts Prometheus with the rules of this repository, scraping these processes. */
async function startPrometheus({ folder, metrics, run }) {
  const port = await freePort();
  const jobs = [
    { job: 'edge', ports: metrics.edges },
    { job: 'sandbox', ports: metrics.sandboxes },
  ];
  const scrapes = jobs.map(({ job, ports }) => ({
    job_name: job,
    static_configs: [{ targets: ports.map((one) => `127.0.0.1:${one}`) }],
  }));
  const file = join(folder, 'prometheus.yml');
  // JSON is valid YAML.
  writeFileSync(
    file,
    JSON.stringify({
      global: { scrape_interval: '5s', evaluation_interval: '5s' },
      rule_files: [join(ROOT, 'deploy/prometheus/alerts.yml')],
      scrape_configs: scrapes,
    }),
  );
  const part = createPart('prometheus', {
    command: 'prometheus',
    args: [
      `--config.file=${file}`,
      `--storage.tsdb.path=${join(folder, 'prometheus')}`,
      `--web.listen-address=127.0.0.1:${port}`,
      '--log.level=error',
    ],
    isReady: answers(`http://127.0.0.1:${port}/-/ready`),
  });
  await run(part);
  return Object.assign(part, { url: `http://127.0.0.1:${port}` });
}
