// npm run test:long -- judge SPORT [--minutes N]: bets on games of a sport by simple strategies until every row counts, at most 38 minutes.
// A later call continues where the last one stopped, as long as the code is the same. The whole table: test-results/long/judge-SPORT.txt.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { judgeOf, report, verdictOf } from '@touchline/server-engine/testing';

const ROOT = resolve(fileURLToPath(import.meta.url), '../../../..');
const FOLDER = join(ROOT, 'test-results/long');
/** Below the 40 minutes after which a part is ended. */
const LONGEST_MINUTES = 38;
const SAVED_EVERY_MS = 30_000;
const GAMES = 100;
const SHOWN = 30;

const [sport = '', ...words] = process.argv.slice(2);
const minutes = Number(words[words.indexOf('--minutes') + 1] ?? LONGEST_MINUTES) || LONGEST_MINUTES;
const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
// Prices and courses of another state of the code are other prices and courses.
const code = `${git('rev-parse', 'HEAD:libs/server/engine')} ${git('rev-parse', 'HEAD:libs/betting/rules')} ${createHash('sha256')
  .update(git('diff', 'HEAD', '--', 'libs'))
  .digest('hex')}`;
const file = join(FOLDER, `judge-${sport}.json`);
const saved = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
const isKnown = saved?.code === code;
// A judge that is continued plays the world that it began with.
const seed = isKnown ? saved.seed : Number(process.env.TOUCHLINE_SEED ?? 1);
const judge = judgeOf(sport, { seed, record: isKnown ? saved.record : undefined });

mkdirSync(FOLDER, { recursive: true });
const save = () => writeFileSync(file, JSON.stringify({ code, seed, record: judge.record() }));
const endsAt = performance.now() + minutes * 60_000;
let savedAt = performance.now();
/** All rows count, so that more games would only make them sharper. */
let isComplete = false;
while (performance.now() < endsAt && !isComplete) {
  judge.play(GAMES);
  if (performance.now() - savedAt < SAVED_EVERY_MS) continue;
  save();
  savedAt = performance.now();
  isComplete = verdictOf(judge.record()).uncounted.length === 0;
}
save();
const record = judge.record();
const verdict = verdictOf(record);
writeFileSync(join(FOLDER, `judge-${sport}.txt`), `${report(record, verdict)}\n`);
console.log(`${sport}, seed ${seed}${isComplete ? '' : ', not every row counts'}\n${report(record, verdict, SHOWN)}`);
process.exit(verdict.isRight ? 0 : 1);
