/** A file that does background work item by item. */
const IS_SWEEP = /\bstuck\.each\(/;
const WAITS = /\blockPlayer\(/;
const IS_CAPPED = /\blimit (?:\$|\d)/;
const LEAVES_OUT = /\bpassedBy\(/;

/**
 * Finds sweeps that wait for players whom another process has locked, and those that read a limited number of items without leaving out the ones
 * that fail.
 *
 * @param allowed - paths of files that may, with the reason.
 */
export function sweepProblems(files: ReadonlyMap<string, string>, allowed: Readonly<Record<string, string>>): string[] {
  return [...files].flatMap(([path, text]) => {
    if (!IS_SWEEP.test(text) || path in allowed) return [];
    return [
      ...(WAITS.test(text) ? [`${path} waits for locked players in a sweep: use lockPlayerInSweep`] : []),
      ...(IS_CAPPED.test(text) && !LEAVES_OUT.test(text)
        ? [`${path} may read a full batch of failing items only: leave out stuck.passedBy`]
        : []),
    ];
  });
}
