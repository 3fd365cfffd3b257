// Counts selectors that take `state: unknown`, and stores that are cast, and fails when there are more than tools/check/src/untyped-state.json
// allows: a selector takes `RootState` of shared/state, a component has `useAppSelector` and `useAppStore` of ui/pages. `--list PATH` prints
// each with its place; `--write` lowers the allowed counts to what was found.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesOf } from './files.mjs';

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

const untypedIn = (file, text) =>
  text.split('\n').flatMap((line, at) =>
    Object.keys(KINDS)
      .filter((kind) => KINDS[kind].test(line))
      .map((kind) => ({ kind, file, place: `${file}:${at + 1}`, line: line.trim() })),
  );

const files = filesOf(['apps/**/*.{ts,tsx}', 'libs/**/*.{ts,tsx}']);
const all = files.flatMap((file) => untypedIn(file, readFileSync(join(ROOT, file), 'utf8')));
const found = all.filter(({ file }) => !isOther(file));
// Prove that the check can fail: with a planted text of each kind, and with the exempt files, in which it has to find what they are exempt for.
const PLANTED = {
  selectors: 'export const selectPlanted = (state: unknown) => state;',
  stores: 'const planted = store as unknown as AppStore;',
};
const unseen = [
  ...Object.keys(KINDS).filter((kind) => untypedIn('planted.ts', PLANTED[kind])[0]?.kind !== kind),
  ...Object.keys(OTHER_STATE).filter((file) => !all.some((one) => one.file === file)),
];
if (unseen.length > 0)
  throw new Error(`found no untyped state in ${unseen.join(', ')}: correct the patterns, or take the file off the list`);

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
