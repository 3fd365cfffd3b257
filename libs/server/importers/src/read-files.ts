import { americanFootball } from './formats/american-football.ts';
import { footballFixtures } from './formats/football-fixtures.ts';
import { footballInternational } from './formats/football-international.ts';
import { footballOddsSnapshots } from './formats/football-odds-snapshots.ts';
import { footballOdds } from './formats/football-odds.ts';
import type { Format, SourceFile } from './formats/format.ts';
import { worldcupGoals } from './formats/worldcup-goals.ts';
import { RowProblem } from './row-problem.ts';
import type { SeasonsRead } from './season.ts';

/** Every format that can be imported. */
export const FORMATS: readonly Format[] = [
  footballFixtures,
  footballInternational,
  footballOdds,
  footballOddsSnapshots,
  worldcupGoals,
  americanFootball,
];

/** A file as it lies on the disk. */
export interface RawFile {
  name: string;
  bytes: Uint8Array;
}

/** Files that were read together, and what became of them. */
export type FilesRead =
  ({ isOk: true; files: readonly string[]; format: string } & SeasonsRead) | { isOk: false; files: readonly string[]; problem: string };

const LINE_FEED = 0x0a;

function textOf({ name, bytes }: RawFile): SourceFile {
  try {
    return { name, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    // The first line that is no UTF-8 on its own: line feeds never stand inside a longer character.
    let [line, start] = [1, 0];
    for (let at = 0; at <= bytes.length; at += 1) {
      if (at < bytes.length && bytes[at] !== LINE_FEED) continue;
      try {
        new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(start, at));
      } catch {
        break;
      }
      [line, start] = [line + 1, at + 1];
    }
    throw new RowProblem(line, 'text that is no UTF-8', name);
  }
}

const textFor = (problem: RowProblem, file: string): string => `${problem.file ?? file}:${problem.line} ${problem.reason}`;

interface Group {
  format: Format;
  parts: Map<string, SourceFile>;
}

/** Puts files into groups of their format; parts of one format that consists of several belong together. */
function groupsOf(files: readonly SourceFile[]): { groups: Group[]; strangers: SourceFile[] } {
  const groups: Group[] = [];
  const strangers: SourceFile[] = [];
  for (const file of files) {
    const format = FORMATS.find(({ parts }) => parts.some(({ isIt }) => isIt(file)));
    const role = format?.parts.find(({ isIt }) => isIt(file))?.role;
    if (format === undefined || role === undefined) {
      strangers.push(file);
      continue;
    }
    const open = groups.find((group) => group.format === format && !group.parts.has(role));
    if (open) open.parts.set(role, file);
    else groups.push({ format, parts: new Map([[role, file]]) });
  }
  return { groups, strangers };
}

function readGroup({ format, parts }: Group): FilesRead {
  const files = [...parts.values()].map(({ name }) => name);
  const missing = format.parts.filter(({ role }) => !parts.has(role)).map(({ role }) => role);
  if (missing.length > 0)
    return { isOk: false, files, problem: `${files[0]}:1 ${format.id} needs ${missing.join(' and ')} together with it` };
  try {
    return { isOk: true, files, format: format.id, ...format.read(parts) };
  } catch (problem) {
    if (!(problem instanceof RowProblem)) throw problem;
    return { isOk: false, files, problem: textFor(problem, files[0] ?? '') };
  }
}

/**
 * Reads files of any format. A file (or the files of one format that consists of several) is taken whole or not at all; the others
 * are read nevertheless.
 */
export function readFiles(raw: readonly RawFile[]): readonly FilesRead[] {
  const failed: FilesRead[] = [];
  const texts: SourceFile[] = [];
  for (const file of raw) {
    try {
      texts.push(textOf(file));
    } catch (problem) {
      if (!(problem instanceof RowProblem)) throw problem;
      failed.push({ isOk: false, files: [file.name], problem: textFor(problem, file.name) });
    }
  }
  const { groups, strangers } = groupsOf(texts);
  const unknown = strangers.map(({ name }): FilesRead => ({
    isOk: false,
    files: [name],
    problem: `${name}:1 none of the known formats: ${FORMATS.map(({ id }) => id).join(', ')}`,
  }));
  return [...groups.map(readGroup), ...failed, ...unknown];
}
