import { dataFolder } from '@touchline/server-kernel/db';
import { crashPoints } from '@touchline/server-kernel/ledger';
import { statSync } from 'node:fs';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import type { Alias } from './given/teams.ts';
import { givenFiles, rawFile } from './given-files.ts';
import { importRead, type ImportLine } from './import-files.ts';
import { readFiles } from './read-files.ts';
import { importsFolder } from './store.ts';

const USAGE = `npm run sandbox:import -- FILE... [--replay] [--speed N] [--season YEARS]

  FILE      data files, or a folder of them; the parts of one format are given together
  --replay  played matches become live games and run again, minute by minute
  --speed   minutes of play per minute of the clock, 1 to 600 (30)
  --season  season of the files, as 2017/18, where it is not what they say
  --alias   NAME=KNOWN: NAME in the files is the team that earlier imports call KNOWN; may be given several times

A match keeps its id in every later import, wherever it is in the file; what is not clear becomes a new game and is reported.
Rows that can't be read are left out and reported by reason; a file with more than one of ten such rows is refused.
Ends with 0 when everything was taken, 2 when rows were left out, 1 when a file was refused.`;
const USUAL_SPEED = '30';
const SPEED = /^[1-9]\d{0,2}$/;
const FASTEST = 600;
const SEASON = /^(?:18|19|20)\d{2}(?:\/\d{2})?$/;
const LARGE_BYTES = 5_000_000;
const LEFT_OUT = 2;

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function stop(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

function order() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        replay: { type: 'boolean', default: false },
        speed: { type: 'string', default: USUAL_SPEED },
        season: { type: 'string' },
        alias: { type: 'string', multiple: true, default: [] },
      },
    });
    if (positionals.length === 0) return stop(USAGE);
    if (!SPEED.test(values.speed) || Number(values.speed) > FASTEST)
      return stop(`--speed ${values.speed} is no whole number from 1 to ${FASTEST}`);
    if (values.season !== undefined && !SEASON.test(values.season))
      return stop(`--season ${values.season} is no season such as 2017/18 or 2018`);
    const aliases = values.alias.map((text) => text.split('=').map((name) => name.trim()));
    const wrong = aliases.findIndex((names) => names.length !== 2 || names.includes(''));
    if (wrong >= 0) return stop(`--alias ${values.alias[wrong]} is not of the form NAME=KNOWN`);
    return {
      aliases: aliases as unknown as readonly Alias[],
      season: values.season,
      isReplay: values.replay,
      speed: Number(values.speed),
      paths: positionals,
    };
  } catch (cause) {
    return stop(`${cause instanceof Error ? cause.message : String(cause)}\n\n${USAGE}`);
  }
}

/** Reports the progress of a large file, once per tenth. */
function progressOf(name: string): (part: number) => void {
  let reported = 0;
  return (part) => {
    const tenths = Math.floor(part * 10);
    if (tenths < reported) reported = 0;
    if (tenths > reported) print(`         ${tenths * 10} %  ${name}`);
    reported = tenths;
  };
}

function readGiven(paths: readonly string[]) {
  const typedIn = process.env['INIT_CWD'] ?? process.cwd();
  try {
    const files = givenFiles(paths, typedIn);
    return files.map((file, at) => {
      const name = relative(typedIn, file);
      print(`reading  ${at + 1} of ${files.length}  ${name}`);
      return rawFile(file, { nameOf: () => name, onProgress: statSync(file).size > LARGE_BYTES ? progressOf(name) : () => undefined });
    });
  } catch (cause) {
    return stop(cause instanceof Error ? cause.message : String(cause));
  }
}

const { isReplay, speed, season, paths, aliases } = order();
const folder = importsFolder(dataFolder(process.env));
const nowMs = Date.now();
const crashAt = crashPoints(process.env);

function importAll(): ImportLine[] {
  try {
    return readFiles(readGiven(paths), { season }).map((read) => {
      const line = importRead(read, { folder, mode: isReplay ? 'replay' : 'line', speed, nowMs, aliases, crashAt });
      print(line.text);
      return line;
    });
  } catch (cause) {
    // Report errors such as a full disk in one line, without a stack trace.
    return stop(`failed   ${cause instanceof Error ? cause.message : String(cause)}`);
  }
}

const results = importAll();
const taken = results.filter(({ isOk }) => isOk);
const games = results.reduce((sum, line) => sum + (line.isOk ? line.games : 0), 0);
const skipped = results.reduce((sum, line) => sum + (line.isOk ? line.skipped : 0), 0);
const left = skipped > 0 ? `, ${skipped} rows left out` : '';
print(`${taken.length} of ${results.length} imports taken, ${games} games${left}; a running sandbox shows them within seconds`);
process.exit(taken.length < results.length ? 1 : skipped > 0 ? LEFT_OUT : 0);
