// Readers of answers that are written by hand, each with the reason why it is not generated (ADR 0293): their list may only get shorter.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './workspace.mjs';

const LIST = join(ROOT, 'tools/nx/src/generators/hand-written-readers.json');
const SHAPES = /\b(fieldsOf|listOf|objectOf|orNull|pairOf|readAs|readSome|recordOf)\b/;
const KIT = /import\s*\{([^}]*)\}\s*from\s*'@touchline\/shared-primitives'/g;
const READER = /(?:function|const)\s+\w+[^\n]*\(answer: unknown/;
/** What builds on a generated reader takes nothing apart. */
const GENERATED = /from '[^']*\/readers\.ts'/;
/** Backends read requests by the schemas themselves; the kit and generated files define the shapes. */
const OTHERS =
  /^libs\/(server|shared\/primitives|shared\/testing)\/|\.(test|test\.helper|stories|bench)\.|\/(testing|bench)[/.]|\/readers\.ts$/;

/** Whether a source of the browser takes answers apart by hand. */
export const isHandWritten = (text) =>
  [...text.matchAll(KIT)].some(([, names]) => SHAPES.test(names)) || (READER.test(text) && !GENERATED.test(text));

/** Files with hand-written readers that are not listed, listed ones that have none, and listed ones without a reason. */
export function handWritten() {
  const reasons = JSON.parse(readFileSync(LIST, 'utf8'));
  const listed = Object.keys(reasons);
  const found = globSync(['libs/*/*/src/**/*.{ts,tsx}', 'apps/{host,remotes/*}/src/**/*.{ts,tsx}'], { cwd: ROOT })
    .filter((file) => !OTHERS.test(file) && isHandWritten(readFileSync(join(ROOT, file), 'utf8')))
    .sort();
  return {
    fresh: found.filter((file) => !listed.includes(file)),
    stale: listed.filter((file) => !found.includes(file)),
    bare: listed.filter((file) => !/\w+ \w+/.test(reasons[file])),
  };
}
