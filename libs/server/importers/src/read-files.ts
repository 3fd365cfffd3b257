import { americanFootball } from './formats/american-football.ts';
import { footballFixtures } from './formats/football-fixtures.ts';
import { footballInternational } from './formats/football-international.ts';
import { footballOddsSnapshots } from './formats/football-odds-snapshots.ts';
import { footballOdds } from './formats/football-odds.ts';
import type { Format, ReadOptions, SourceFile } from './formats/format.ts';
import { worldcupGoals } from './formats/worldcup-goals.ts';
import { SEPARATORS_TEXT } from './csv.ts';
import { RowProblem } from './row-problem.ts';
import type { SeasonsRead } from './season.ts';
import { encodingOf, textOf, type Bytes, type Encoding } from './encodings.ts';

/** All supported formats. */
export const FORMATS: readonly Format[] = [
  footballFixtures,
  footballInternational,
  footballOdds,
  footballOddsSnapshots,
  worldcupGoals,
  americanFootball,
];

/** An input file. */
export interface RawFile {
  name: string;
  /** As a whole, or in chunks for a large file; read twice, for the encoding and for the rows. */
  bytes: Bytes;
}

/** Files that were read together, and the result. */
export type FilesRead =
  ({ isOk: true; files: readonly string[]; format: string } & SeasonsRead) | { isOk: false; files: readonly string[]; problem: string };

/** Length of the beginning by which formats are recognised: the header, or the first matches. */
const HEAD_LENGTH = 64_000;

interface OpenFile extends SourceFile {
  encoding: Encoding;
}

function open({ name, bytes }: RawFile): OpenFile {
  const encoding = encodingOf(bytes);
  const text = textOf(bytes, encoding);
  let head = '';
  for (const part of text) {
    head += part.slice(0, HEAD_LENGTH - head.length);
    if (head.length >= HEAD_LENGTH) break;
  }
  return { name, head, text, encoding };
}

const textFor = (problem: RowProblem, file: string): string => `${problem.file ?? file}:${problem.line} ${problem.reason}`;

interface Group {
  format: Format;
  parts: Map<string, OpenFile>;
}

/** Groups files by format; the parts of a format with several files form one group. */
function groupsOf(files: readonly OpenFile[]): { groups: Group[]; strangers: SourceFile[] } {
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

const ENCODING_NAMES: Readonly<Record<Encoding, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252 (Latin-1)',
};

function readGroup({ format, parts }: Group, options: ReadOptions): FilesRead {
  const files = [...parts.values()].map(({ name }) => name);
  const missing = format.parts.filter(({ role }) => !parts.has(role)).map(({ role }) => role);
  if (missing.length > 0)
    return { isOk: false, files, problem: `${files[0]}:1 ${format.id} needs ${missing.join(' and ')} together with it` };
  try {
    const read = format.read(parts, options);
    const converted = [...parts.values()]
      .filter(({ encoding }) => encoding !== 'utf-8')
      .map(({ name, encoding }) => `${name} is no UTF-8; it was read as ${ENCODING_NAMES[encoding]}`);
    return { isOk: true, files, format: format.id, ...read, notes: [...converted, ...read.notes] };
  } catch (problem) {
    if (problem instanceof RowProblem) return { isOk: false, files, problem: textFor(problem, files[0] ?? '') };
    // Thrown by a decoder for an incomplete character at the end of a file.
    if (problem instanceof TypeError && 'code' in problem)
      return { isOk: false, files, problem: `${files[0]}:1 text that can't be decoded` };
    throw problem;
  }
}

/**
 * Reads files of any supported format. Unreadable rows are skipped and reported. A file with too many of them or of unknown format is
 * rejected; the other files are still read.
 */
export function readFiles(raw: readonly RawFile[], options: ReadOptions = {}): readonly FilesRead[] {
  const { groups, strangers } = groupsOf(raw.map(open));
  const unknown = strangers.map(({ name }): FilesRead => ({
    isOk: false,
    files: [name],
    problem: `${name}:1 none of the known formats: ${FORMATS.map(({ id }) => id).join(', ')} (tables with ${SEPARATORS_TEXT} between the columns)`,
  }));
  return [...groups.map((group) => readGroup(group, options)), ...unknown];
}
