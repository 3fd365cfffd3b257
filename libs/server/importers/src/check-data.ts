import type { FilesRead } from './read-files.ts';
import type { Counts } from './season.ts';

export interface CheckedRow {
  files: string;
  isAsExpected: boolean;
  text: string;
}

const countsText = (counts: Counts): string =>
  Object.entries(counts)
    .map(([what, count]) => `${what} ${count}`)
    .join(', ');

/** Compares the counts of a file with its description. A file without a description fails, so that none goes unchecked. */
export function checkRead(read: FilesRead, expected: Readonly<Record<string, Counts>>): CheckedRow {
  const files = read.files.join(' + ');
  if (!read.isOk) return { files, isAsExpected: false, text: read.problem };
  const first = read.files.toSorted()[0] ?? '';
  const wanted = expected[first];
  if (wanted === undefined)
    return { files, isAsExpected: false, text: `no counts are expected of ${first}; it has ${countsText(read.counts)}` };
  const differences = Object.entries(wanted).filter(([what, count]) => read.counts[what] !== count);
  if (differences.length === 0) return { files, isAsExpected: true, text: countsText(read.counts) };
  const text = differences.map(([what, count]) => `${what}: expected ${count}, read ${read.counts[what] ?? 'none'}`).join('; ');
  return { files, isAsExpected: false, text };
}
