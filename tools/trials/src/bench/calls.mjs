/** An empty call takes about 0.33 ms of CPU time on an ordinary core, so this multiple allows about 20 ms. */
const MOST_TIMES = 60;
const round = (value, digits = 10) => Math.round(value * digits) / digits;

/** Formats one line of the table with padded columns. */
const line = (cells, widths) => cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]) : cell.padStart(widths[at]))).join('  ');

/**
 * Prints a table of the calls, slowest first.
 *
 * @param rows - `{ name, status, heldMs, allMs, empty: { heldMs } }` of apps/sandbox/src/tests/calls.bench.ts.
 * @returns for each call, how many times as long as an empty call it holds the main thread.
 */
export function tableOfCalls(rows) {
  const sorted = rows.toSorted((a, b) => b.heldMs - a.heldMs);
  const head = ['call', 'status', 'ms the thread is held', 'times an empty call', 'ms of the process'];
  const cells = sorted.map(({ name, status, heldMs, allMs, empty }) => [
    ...[name, String(status), heldMs.toFixed(2), (heldMs / empty.heldMs).toFixed(1), allMs.toFixed(2)],
  ]);
  const widths = head.map((title, at) => Math.max(title.length, ...cells.map((row) => row[at].length)));
  for (const row of [head, ...cells]) console.log(line(row, widths));
  return sorted.map(({ name, heldMs, empty }) => ({
    ...{ name, value: round(heldMs / empty.heldMs), unit: 'x', gate: MOST_TIMES },
    against: { name: 'a call that does nothing', value: 1, unit: `x ${round(empty.heldMs, 100)} ms` },
  }));
}
