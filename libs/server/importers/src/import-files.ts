import { matchesForLine, matchesForReplay } from './calendar.ts';
import { gamesOf } from './games.ts';
import type { FilesRead } from './read-files.ts';
import type { SkippedRow } from './skipped-rows.ts';
import { storeImport, type ImportMode } from './store.ts';

export interface ImportOrder {
  folder: string;
  mode: ImportMode;
  speed: number;
  nowMs: number;
}

/** Result of importing one group of files. */
export type ImportLine = { isOk: true; text: string; games: number; skipped: number } | { isOk: false; text: string };

const MOST_REASONS = 8;
const MOST_LINES = 5;

/** A reason without the values of its row, so that equal reasons can be grouped. */
const kindOf = (reason: string): string => reason.replace(/"[^"]*"/g, '"…"').replace(/\d+/g, 'n');

/** Skipped rows grouped by reason, with counts and first positions. */
function summaryOf(skipped: readonly SkippedRow[]): string[] {
  const kinds = new Map<string, SkippedRow[]>();
  for (const row of skipped) kinds.set(kindOf(row.reason), [...(kinds.get(kindOf(row.reason)) ?? []), row]);
  const all = [...kinds.values()].sort((a, b) => b.length - a.length);
  const lines = all.slice(0, MOST_REASONS).map((rows) => {
    const places = rows.slice(0, MOST_LINES).map(({ file, line }) => `${file}:${line}`);
    const more = rows.length > MOST_LINES ? ', …' : '';
    return `  left out ${rows.length}: ${rows[0]?.reason ?? ''} (${places.join(', ')}${more})`;
  });
  return all.length > MOST_REASONS ? [...lines, `  and ${all.length - MOST_REASONS} other reasons`] : lines;
}

const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** Stores what was read, unless it contains no games to offer. */
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
  const stored = storeImport(folder, { seasons: read.seasons, mode, importedAtMs: nowMs, speed });
  const counts = Object.entries(read.counts)
    .map(([what, count]) => `${count} ${what}`)
    .join(', ');
  // Games visible now; later ones appear when they are within the horizon.
  const inSight = gamesOf(stored)
    .flatMap(({ fixtures }) => fixtures)
    .filter(({ startMs, champ }) => startMs <= nowMs + champ.horizonSeconds * 1000).length;
  const later = games > inSight ? `, ${games - inSight} more as their days come near` : '';
  const become = mode === 'replay' ? `${plural(games, 'replay')} at ${speed}x` : `${plural(inSight, 'game')} on the line now${later}`;
  const left = matches > games ? `, ${matches - games} not offered` : '';
  const head = `imported ${files}: ${counts} -> ${become}${left} (${stored.key})`;
  const notes = read.notes.map((note) => `  note     ${note}`);
  return { isOk: true, text: [head, ...notes, ...summaryOf(read.skipped)].join('\n'), games: inSight, skipped: read.skipped.length };
}
