import { gamesOf } from './games.ts';
import type { FilesRead } from './read-files.ts';
import type { SkippedRow } from './skipped-rows.ts';
import type { ImportMode } from './given/given.ts';
import { matchesOnOffer } from './given/schedule.ts';
import type { Alias } from './given/teams.ts';
import { type ImportToStore, storeImport } from './store.ts';

export interface ImportOrder {
  folder: string;
  mode: ImportMode;
  speed: number;
  nowMs: number;
  /** Names that the importing user declares to mean a known team. */
  aliases?: readonly Alias[];
  crashAt?: ImportToStore['crashAt'];
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
export function importRead(read: FilesRead, { folder, nowMs, ...order }: ImportOrder): ImportLine {
  const files = read.files.join(' + ');
  if (!read.isOk) return { isOk: false, text: `refused  ${read.problem}; nothing of ${files} is imported` };
  const offered = read.seasons.reduce((sum, season) => sum + matchesOnOffer(season, order).length, 0);
  if (offered === 0) {
    const why = order.mode === 'replay' ? 'no match has the minutes of its goals, so none can be replayed' : 'no match can be offered';
    return { isOk: false, text: `refused  ${files}:1 ${why}; nothing is imported` };
  }
  const stored = storeImport(folder, { ...order, seasons: read.seasons, importedAtMs: nowMs });
  const counts = Object.entries(read.counts)
    .map(([what, count]) => `${count} ${what}`)
    .join(', ');
  // Games visible now; later ones appear when they are within the horizon.
  const coming = gamesOf(stored)
    .flatMap(({ fixtures }) => fixtures)
    .filter(({ startMs }) => startMs >= nowMs);
  const inSight = coming.filter(({ startMs, champ }) => startMs <= nowMs + champ.horizonSeconds * 1000).length;
  const later = coming.length > inSight ? `, ${coming.length - inSight} more as their days come near` : '';
  const become =
    order.mode === 'replay'
      ? `${plural(coming.length, 'replay')} at ${order.speed}x`
      : `${plural(inSight, 'game')} on the line now${later}`;
  const matches = stored.seasons.reduce((sum, { season }) => sum + season.matches.length, 0);
  const left = matches > coming.length ? `, ${matches - coming.length} not offered` : '';
  const head = `imported ${files}: ${counts} -> ${become}${left} (${stored.key})`;
  const notes = [...read.notes, ...stored.notes].map((note) => `  note     ${note}`);
  return { isOk: true, text: [head, ...notes, ...summaryOf(read.skipped)].join('\n'), games: inSight, skipped: read.skipped.length };
}
