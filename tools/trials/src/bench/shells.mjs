// Cost for a visitor of a section that is slow or broken on the edge: visits at a constant rate, without waiting for earlier responses.
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../../nx/src/bootstrap/product.mjs';
import { edgeBefore, frontOf, p95, signIn } from './own-edge.mjs';

const VISITS = Number(process.env.BENCH_SHELL_VISITS ?? 100);
const EVERY_MS = 100;
/** Time limit of the shell document, while the browser loads the section itself. @spec REM-8 */
const WITHIN_MS = 800;
/** Replacements of the section's bundle on the edge; browsers get the real one. */
const BUNDLES = {
  'never comes': 'await new Promise(() => setInterval(() => undefined, 1_000_000));',
  'comes after 5 s': 'await new Promise((later) => setTimeout(later, 5_000)); export const section = undefined;',
  'does not parse': 'export const section = {{{;',
};
const FEED = '/bff-api/feed';

/** The build, with another bundle of the betting section for the edge. */
function buildWith(bundle) {
  const dist = join(ROOT, 'dist');
  const folder = mkdtempSync(join(tmpdir(), 'touchline-shells-'));
  for (const name of readdirSync(dist)) if (name !== 'registry.json') symlinkSync(join(dist, name), join(folder, name));
  const registry = JSON.parse(readFileSync(join(dist, 'registry.json'), 'utf8'));
  registry.remotes.betting.server = 'other-betting.mjs';
  writeFileSync(join(folder, 'other-betting.mjs'), bundle);
  writeFileSync(join(folder, 'registry.json'), JSON.stringify(registry));
  return folder;
}

async function visit(origin, cookie) {
  const began = performance.now();
  const answer = await fetch(`${origin}/en/live`, { headers: { cookie, 'accept-language': 'en' }, redirect: 'manual' });
  const text = await answer.text();
  return { ms: performance.now() - began, isWhole: answer.status === 200 && text.includes('<header') && text.endsWith('</html>') };
}

/** @returns figures of one trial: duration of the documents, and number of incomplete ones. */
async function trial(name, origin) {
  const cookie = await signIn(origin);
  await visit(origin, cookie);
  const running = [];
  for (let at = 0; at < VISITS; at++) {
    running.push(visit(origin, cookie));
    await new Promise((next) => setTimeout(next, EVERY_MS));
  }
  const visits = await Promise.all(running);
  return [
    {
      name: `document p95, ${name}, ${1_000 / EVERY_MS} visits a second`,
      value: Math.round(p95(visits.map(({ ms }) => ms))),
      unit: 'ms',
      gate: WITHIN_MS,
    },
    { name: `no page, ${name}`, value: visits.filter(({ isWhole }) => !isWhole).length, unit: `of ${VISITS}`, gate: 0 },
  ];
}

export async function measureShells(product) {
  const backend = process.env.BENCH_BACKEND ?? `http://127.0.0.1:${Number(new URL(product).port) + 100}`;
  const front = await frontOf(backend);
  const figures = [];
  try {
    for (const [way, bundle] of Object.entries(BUNDLES)) {
      const dist = buildWith(bundle);
      const edge = await edgeBefore(front.origin, { dist });
      figures.push(...(await trial(`a section that ${way}`, edge.origin).finally(() => edge.stop())));
      rmSync(dist, { recursive: true });
    }
    const edge = await edgeBefore(front.origin);
    front.silence([FEED]);
    figures.push(...(await trial('a section whose data never comes', edge.origin).finally(() => edge.stop())));
  } finally {
    front.stop();
  }
  return figures;
}
