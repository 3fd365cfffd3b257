// Rows of docs/spec/runs.tsv: runs of `npm test` from clean clones.

/** Counts of a run, from its output. */
export function countsIn(output) {
  const last = [...output.matchAll(/^(\d+) passed, (\d+) failed, \d+ skipped$/gm)].at(-1) ?? [];
  return {
    passed: Number(last[1] ?? 0),
    failed: Number(last[2] ?? 1),
    unstable: [...output.matchAll(/unstable, passed at the second try/g)].length,
  };
}

/** A line of the table: start, commit, `quiet` or `busy` (beside two processes that use both cores), load at the start, minutes, counts. */
export const rowOf = ({ began, commit, isBusy, load, minutes, passed, failed, unstable }) =>
  `${[began.toISOString().slice(0, 16), commit, isBusy ? 'busy' : 'quiet', load.toFixed(1), minutes.toFixed(0), passed, failed, unstable].join('\t')}\n`;
