// Checks that dashboards and alert rules use only metrics that the product exposes, and that docs/operate.md lists all of them. A rule with
// a wrong name would never fire.
import { collectDefaultMetrics, Registry } from 'prom-client';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesOf } from './files.mjs';

const ROOT = resolve(fileURLToPath(import.meta.url), '../../../..');
const read = (file) => readFileSync(join(ROOT, file), 'utf8');

const ofNode = new Registry();
collectDefaultMetrics({ register: ofNode });
const code = new Map();
for (const file of filesOf(['apps/{edge,sandbox}/src/**/*.ts', 'libs/server/*/src/**/*.ts', 'libs/shared/serving/src/**/*.ts'])) {
  if (file.includes('.test.')) continue;
  for (const [, name] of read(file).matchAll(/name: '(touchline_[a-z_]+)'/g)) code.set(name, file);
}
const exported = new Set([...code.keys(), ...ofNode.getMetricsAsArray().map(({ name }) => name)]);
const listed = new Set([...read('docs/operate.md').matchAll(/^\| `(touchline_[a-z_]+)`/gm)].map(([, name]) => name));

const used = new Map();
const deployed = filesOf('deploy/**/*.{json,yml}');
for (const file of deployed)
  for (const [name] of read(file).matchAll(/\b(?:touchline|nodejs|process)_[a-z0-9_]+/g)) {
    const metric = exported.has(name) ? name : name.replace(/_(?:bucket|sum|count)$/, '');
    used.set(metric, file);
  }

const wrong = [
  ...[...used].filter(([name]) => !exported.has(name)).map(([name, file]) => `${file}: nothing exports ${name}`),
  ...[...code].filter(([name]) => !listed.has(name)).map(([name, file]) => `${file}: ${name} is missing in docs/operate.md`),
  ...[...code].filter(([name]) => !used.has(name)).map(([name, file]) => `${file}: no dashboard and no rule shows ${name}`),
  ...[...listed].filter((name) => !code.has(name)).map((name) => `docs/operate.md: nothing exports ${name}`),
];
for (const line of wrong) console.error(line);
console.log(`${code.size} metrics of ours, ${used.size} used in ${deployed.length} files, ${wrong.length} findings`);
process.exit(wrong.length === 0 && code.size > 0 && used.size > 0 ? 0 : 1);
