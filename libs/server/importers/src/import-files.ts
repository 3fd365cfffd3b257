import { matchesForLine, matchesForReplay } from './calendar.ts';
import type { FilesRead } from './read-files.ts';
import { storeImport, type ImportMode } from './store.ts';

export interface ImportOrder {
  folder: string;
  mode: ImportMode;
  speed: number;
  nowMs: number;
}

/** What became of the files of one import. */
export type ImportLine = { isOk: true; text: string; games: number } | { isOk: false; text: string };

/** Keeps what was read, unless there is nothing in it to offer. */
export function importRead(read: FilesRead, { folder, mode, speed, nowMs }: ImportOrder): ImportLine {
  const files = read.files.join(' + ');
  if (!read.isOk) return { isOk: false, text: `refused  ${read.problem}; nothing of ${files} is imported` };
  const offered = read.seasons.map((season) => (mode === 'replay' ? matchesForReplay : matchesForLine)(season).length);
  const games = offered.reduce((sum, count) => sum + count, 0);
  const matches = read.seasons.reduce((sum, season) => sum + season.matches.length, 0);
  if (games === 0) {
    const why = mode === 'replay' ? 'no match has the minutes of its goals, so none can be replayed' : 'no match can be offered';
    return { isOk: false, text: `refused  ${files}:1 ${why}; nothing is imported` };
  }
  const { key } = storeImport(folder, { seasons: read.seasons, mode, importedAtMs: nowMs, speed });
  const counts = Object.entries(read.counts)
    .map(([what, count]) => `${count} ${what}`)
    .join(', ');
  const become = mode === 'replay' ? `${games} replays at ${speed}x` : `${games} games of the line`;
  const left = matches - games;
  return { isOk: true, text: `imported ${files}: ${counts} -> ${become}${left > 0 ? `, ${left} not offered` : ''} (${key})`, games };
}
