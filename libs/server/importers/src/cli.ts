import { dataFolder } from '@touchline/server-kernel';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { givenFiles, rawFile } from './given-files.ts';
import { importRead } from './import-files.ts';
import { readFiles } from './read-files.ts';
import { importsFolder } from './store.ts';

const USAGE = `npm run sandbox:import -- FILE... [--replay] [--speed N]

  FILE      data files, or a folder of them; the parts of one format are given together
  --replay  played matches become live games and run again, minute by minute
  --speed   minutes of play per minute of the clock, 1 to 600 (30)`;
const USUAL_SPEED = '30';
const SPEED = /^[1-9]\d{0,2}$/;
const FASTEST = 600;

function say(line: string): void {
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
      options: { replay: { type: 'boolean', default: false }, speed: { type: 'string', default: USUAL_SPEED } },
    });
    if (positionals.length === 0) return stop(USAGE);
    if (!SPEED.test(values.speed) || Number(values.speed) > FASTEST)
      return stop(`--speed ${values.speed} is no whole number from 1 to ${FASTEST}`);
    return { isReplay: values.replay, speed: Number(values.speed), paths: positionals };
  } catch (cause) {
    return stop(`${cause instanceof Error ? cause.message : String(cause)}\n\n${USAGE}`);
  }
}

function readGiven(paths: readonly string[]) {
  const typedIn = process.env['INIT_CWD'] ?? process.cwd();
  try {
    const files = givenFiles(paths, typedIn);
    return files.map((file, at) => {
      say(`reading  ${at + 1} of ${files.length}  ${relative(typedIn, file)}`);
      return rawFile(file, (path) => relative(typedIn, path));
    });
  } catch (cause) {
    return stop(cause instanceof Error ? cause.message : String(cause));
  }
}

const { isReplay, speed, paths } = order();
const folder = importsFolder(dataFolder(process.env));
const nowMs = Date.now();
const results = readFiles(readGiven(paths)).map((read) => {
  const line = importRead(read, { folder, mode: isReplay ? 'replay' : 'line', speed, nowMs });
  say(line.text);
  return line;
});
const taken = results.filter(({ isOk }) => isOk);
const games = results.reduce((sum, line) => sum + (line.isOk ? line.games : 0), 0);
say(`${taken.length} of ${results.length} imports taken, ${games} games; a running sandbox shows them within seconds`);
process.exit(taken.length === results.length ? 0 : 1);
