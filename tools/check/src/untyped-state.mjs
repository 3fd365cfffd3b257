// Counts selectors that take `state: unknown`, and stores that are cast, and fails when there are more than tools/check/src/untyped-state.json
// allows: a selector takes `RootState` of shared/state, a component has `useAppSelector` and `useAppStore` of ui/pages. `--list PATH` prints
// each with its place; `--write` lowers the allowed counts to what was found.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = resolve(fileURLToPath(import.meta.url), '../../../..');
const LIMITS = join(ROOT, 'tools/check/src/untyped-state.json');
const KINDS = {
  selectors: /(?:\(|, )state: unknown\b/,
  stores: /\bas unknown as AppStore\b/,
};
/** Files whose `state` is another one. */
const OTHER_STATE = {
  'libs/shared/state/src/store/app-store.ts': 'of a reducer of any module',
  'libs/platform/shell/src/modals/use-modal-history.ts': 'of a history entry',
  'libs/platform/navigation/src/router/site-router.ts': 'of a history entry',
  'libs/analytics/state/src/observe-coupon.ts': 'read field by field, without a dependency on betting',
};
const isOther = (file) => file in OTHER_STATE || /\.test(\.helper)?\.tsx?$|\/testing[/.]/.test(file);

const files = globSync('{apps,libs}/**/*.{ts,tsx}', { cwd: ROOT, exclude: (name) => ['node_modules', 'dist', 'out-tsc'].includes(name) });
const found = files
  .filter((file) => !isOther(file))
  .sort()
  .flatMap((file) =>
    readFileSync(join(ROOT, file), 'utf8')
      .split('\n')
      .flatMap((line, at) =>
        Object.keys(KINDS)
          .filter((kind) => KINDS[kind].test(line))
          .map((kind) => ({ kind, file, place: `${file}:${at + 1}`, line: line.trim() })),
      ),
  );

const listAt = process.argv.indexOf('--list');
if (listAt > 0) {
  const path = process.argv[listAt + 1] ?? '';
  for (const { file, place, line } of found) if (file.startsWith(path)) console.log(`${place}: ${line}`);
}

const allowed = JSON.parse(readFileSync(LIMITS, 'utf8'));
const counts = Object.fromEntries(Object.keys(KINDS).map((kind) => [kind, found.filter((one) => one.kind === kind).length]));
const tooMany = Object.keys(KINDS).filter((kind) => counts[kind] > allowed[kind]);
for (const kind of tooMany)
  console.error(`${counts[kind]} untyped ${kind}; at most ${allowed[kind]} are allowed, and the number may only fall.`);
if (tooMany.length > 0) {
  console.error('List them: node tools/check/src/untyped-state.mjs --list PATH. How it is done: libs/shared/state/README.md.');
  process.exit(1);
}
if (process.argv.includes('--write')) writeFileSync(LIMITS, `{ "selectors": ${counts.selectors}, "stores": ${counts.stores} }\n`);
console.log(
  `Untyped state: ${counts.selectors} selectors (at most ${allowed.selectors}), ${counts.stores} stores (at most ${allowed.stores}).`,
);
