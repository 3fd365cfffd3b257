import { globSync } from 'node:fs';
import { ROOT } from '../../nx/src/bootstrap/lib.mjs';

/** Folders with files that a command writes. */
const MADE = ['node_modules', 'dist', 'out-tsc', '.data', '.cache', '.nx', 'test-results'];

/**
 * Files of the workspace, sorted, without those that a build or an installation writes.
 *
 * @param patterns - globs below `cwd`.
 * @param options.exclude - more names of files and folders to leave out.
 * @param options.mayBeNone - a pattern may match no file. Otherwise that is an error, because a check passes over no files, whatever they hold.
 */
export function filesOf(patterns, { cwd = ROOT, exclude = [], mayBeNone = false } = {}) {
  const out = new Set([...MADE, ...exclude]);
  const found = [patterns].flat().map((pattern) => globSync(pattern, { cwd, exclude: (name) => out.has(name) }));
  const empty = [patterns].flat().filter((_, at) => found[at].length === 0);
  if (!mayBeNone && empty.length > 0) throw new Error(`no file matches ${empty.join(', ')}: a check over no files would pass`);
  return [...new Set(found.flat())].sort();
}
