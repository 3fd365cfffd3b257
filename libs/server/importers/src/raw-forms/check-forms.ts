import { readFiles } from '../read-files.ts';
import type { CheckedRow } from '../check-data.ts';
import type { RawForm } from './raw-forms.ts';

/** Reads a raw form and compares the result with the expected counts. */
export function checkForm({ name, files, ...expected }: RawForm): CheckedRow {
  const [read] = readFiles(files);
  if (read?.isOk !== true) return { files: name, isAsExpected: false, text: read?.problem ?? 'nothing was read' };
  const matches = read.seasons.flatMap((season) => season.matches);
  const goals = matches.reduce((sum, { ft, et }) => sum + (et ?? ft ?? [0, 0])[0] + (et ?? ft ?? [0, 0])[1], 0);
  const regular = matches.reduce((sum, { ft = [0, 0] }) => sum + ft[0] + ft[1], 0);
  // International tables have the score after extra time, the others after regular time.
  const counted = read.format === 'football-international' ? goals : regular;
  const found = { matches: matches.length, goals: counted, skipped: read.skipped.length };
  const differences = Object.entries(found).filter(([what, count]) => expected[what as keyof typeof found] !== count);
  const text = Object.entries(found)
    .map(([what, count]) => `${what} ${count}`)
    .join(', ');
  const wanted = differences.map(([what]) => `${what} should be ${expected[what as keyof typeof found]}`).join(', ');
  return { files: name, isAsExpected: differences.length === 0, text: differences.length === 0 ? text : `${text}; ${wanted}` };
}
