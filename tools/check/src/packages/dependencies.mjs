// Checks the packages of production (SEC-8): origin, age of a version when it was locked, licences and known vulnerabilities; writes the
// parts list (SBOM) to dist/sbom.json. `--audit` asks the registry for known vulnerabilities; without it, no network is used. `--record`
// asks the registry for the publication dates of new versions and adds them to docs/spec/dependencies.tsv; the last column of a row may
// contain a waiver.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listOfParts, lockProblems, productionPackages, readRecord } from './lock-problems.mjs';

const ROOT = resolve(fileURLToPath(import.meta.url), '../../../../..');
const RECORD = join(ROOT, 'docs/spec/dependencies.tsv');
const HEAD =
  '# Packages that the product runs: name, version, published, locked, waiver. Written by tools/check/src/packages/dependencies.mjs --record.\n';
const AUDIT_WITHIN_MS = 30_000;
const AT_ONCE = 8;

const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
const npm = (args, options = {}) => {
  const cli = process.env.npm_execpath;
  const [file, first] = cli ? [process.execPath, [cli]] : ['npm', []];
  return execFileSync(file, [...first, ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 1 << 27,
    stdio: ['ignore', 'pipe', 'ignore'],
    ...options,
  });
};

if (process.argv.includes('--record')) await record();
const problems = lockProblems(lock, readRecord(existsSync(RECORD) ? readFileSync(RECORD, 'utf8') : ''));

mkdirSync(join(ROOT, 'dist'), { recursive: true });
writeFileSync(join(ROOT, 'dist/sbom.json'), `${JSON.stringify(listOfParts(lock), null, 2)}\n`);

const audit = process.argv.includes('--audit') ? audited() : { problems: [], summary: 'known faults not checked' };
for (const line of audit.problems) problems.push(line);
for (const line of problems) console.error(line);
console.log(`note: ${productionPackages(lock).size} packages of production, ${audit.summary}`);
process.exit(problems.length === 0 ? 0 : 1);

/** High and critical vulnerabilities known to the registry; some registries do not provide them. */
function audited() {
  let text;
  try {
    text = npm(['audit', '--omit=dev', '--json'], { timeout: AUDIT_WITHIN_MS });
  } catch (error) {
    text = error.stdout ?? '';
  }
  let answer;
  try {
    answer = JSON.parse(text);
  } catch {
    answer = {};
  }
  const counts = answer.metadata?.vulnerabilities;
  if (counts === undefined) return { problems: [], summary: 'known faults not checked: this registry offers no audit' };
  const bad = Object.values(answer.vulnerabilities ?? {}).filter(({ severity }) => severity === 'high' || severity === 'critical');
  return {
    problems: bad.map(({ name, severity }) => `${name} has a known fault: ${severity}`),
    summary: `${bad.length} known faults that are high or critical`,
  };
}

async function record() {
  const known = readRecord(existsSync(RECORD) ? readFileSync(RECORD, 'utf8') : '');
  const registry = npm(['config', 'get', 'registry']).trim().replace(/\/$/, '');
  const locked = new Date().toISOString().slice(0, 10);
  const rows = new Map();
  const queue = [...productionPackages(lock)];
  const lane = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [id, { name, version }] = next;
      rows.set(id, known.get(id) ?? { name, version, published: await publishedAt(registry, name, version), locked, waiver: '' });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  const lines = [...rows.values()]
    .sort((one, other) => (one.name === other.name ? one.version.localeCompare(other.version) : one.name < other.name ? -1 : 1))
    .map(({ name, version, published, locked: at, waiver }) => [name, version, published, at, waiver].join('\t').trimEnd());
  writeFileSync(RECORD, `${HEAD}${lines.join('\n')}\n`);
}

async function publishedAt(registry, name, version) {
  const response = await fetch(`${registry}/${name.replace('/', '%2f')}`, { signal: AbortSignal.timeout(60_000) });
  if (!response.ok) throw new Error(`${name}: the registry answers ${response.status}`);
  const { time } = await response.json();
  if (time?.[version] === undefined) throw new Error(`${name}@${version}: the registry does not say when it was published`);
  return time[version].slice(0, 10);
}
