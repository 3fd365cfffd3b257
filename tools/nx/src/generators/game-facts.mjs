// npm run game-facts: computes return, variance, hit rate and maximum win of every game, and writes
// libs/casino/game-math/src/catalogue/measured/<id>.ts and docs/casino-mathematics.md. Games that cannot be enumerated are simulated with 100
// million rounds each, which takes some minutes. `-- --exact` keeps the figures of those and computes the rest; `-- --only=<id>` computes one
// game. Afterwards `npm run entries` writes what pages show of them.
import { MODELS } from '@touchline/casino-game-math';
import { payTableOf, RETURN_RANGES, ROWS, RULE_DATA } from '@touchline/casino-game-math/measure';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './workspace.mjs';

const MATHS = join(ROOT, 'libs/casino/game-math/src');
const fileOf = (id) => join(MATHS, `catalogue/measured/${id}.ts`);
const TABLE = join(ROOT, 'docs/casino-mathematics.md');
const KEPT = join(MATHS, 'simulated.json');
const CONFIDENCE_95 = 1.959964;
const isExactOnly = process.argv.includes('--exact');
const only = process.argv.find((word) => word.startsWith('--only='))?.slice('--only='.length);
const kept = existsSync(KEPT) ? JSON.parse(readFileSync(KEPT, 'utf8')) : {};

const digits = (value) => Number(value.toPrecision(10));
const percent = (value) => `${(value * 100).toFixed(4)} %`;

function figures({ model, of, choice, bestRtp, rounds, exactRtp, measure, most }) {
  const key = `${model}: ${of}`;
  const began = performance.now();
  if (rounds !== undefined && !(isExactOnly && kept[key])) kept[key] = measure(Math.random);
  const own = rounds === undefined ? measure(Math.random) : kept[key];
  console.log(`${key} ${percent(own.rtp)} ${Math.round(performance.now() - began)} ms`);
  const half = rounds === undefined ? 0 : CONFIDENCE_95 * Math.sqrt(own.variance / rounds);
  const rtp = exactRtp?.() ?? own.rtp;
  return {
    of,
    choice,
    rtp: digits(rtp),
    ...(rounds !== undefined && exactRtp === undefined && { interval: { from: digits(rtp - half), to: digits(rtp + half), rounds } }),
    variance: digits(own.variance),
    hitRate: digits(own.hitRate),
    maxWin: digits(most?.() ?? own.maxWin),
    ...(bestRtp !== undefined && { bestRtp }),
  };
}

/** Computes a game and writes its file. The most of a round includes choices without a row, which the pay table has. */
function measureGame(id) {
  const rows = ROWS.filter(({ model }) => model === id).map(figures);
  const range = RETURN_RANGES[id]?.();
  const most = Math.max(payTableOf(id).most, ...rows.map(({ maxWin }) => maxWin));
  const measured = { most, rows, ...(range && { range: { from: digits(range.from), to: digits(range.to) } }) };
  mkdirSync(join(MATHS, 'catalogue/measured'), { recursive: true });
  writeFileSync(
    fileOf(id),
    `import type { Measured } from '../model-entry.ts';\n\n/** Computed by \`npm run game-facts\`. */\nexport const measured: Measured = ${JSON.stringify(measured)};\n`,
  );
}

const staked = MODELS.map(({ id }) => id).filter((id) => ROWS.some(({ model }) => model === id));
const chosen = staked.filter((id) => only === undefined || id === only);
chosen.forEach(measureGame);
writeFileSync(KEPT, `${JSON.stringify(kept, null, 2)}\n`);
/** Read again: the entries have loaded the files as they were. */
const measuredRows = await Promise.all(
  staked.map(async (id) => {
    const { measured } = await import(`${pathToFileURL(fileOf(id)).href}?written`);
    const sources = ROWS.filter(({ model }) => model === id);
    return measured.rows.map((facts, at) => ({ model: id, source: sources[at]?.source, facts }));
  }),
);
const rows = measuredRows.flat();
const line = ({ model, source = '', facts: { rtp, interval, variance, hitRate, maxWin, of } }) => {
  const bounds =
    interval === undefined
      ? 'exact'
      : `${percent(interval.from)} to ${percent(interval.to)}, ${interval.rounds.toLocaleString('en')} rounds`;
  return `| ${model} | ${of} | ${percent(rtp)} | ${bounds} | ${variance.toFixed(4)} | ${percent(hitRate)} | ${maxWin} | ${source} |`;
};
/** Everything up to the part that is written by hand. */
const figuresText = `# Mathematics of the casino games

Figures and tables are made by \`npm run game-facts\` from the rules in [\`libs/casino/game-math\`](../libs/casino/game-math/README.md). Return and variance are per unit of the first stake; where a player
decides, the strategy is named. Exact figures count every outcome; intervals have a confidence of 95 %. What is less than a minor unit is dropped
when a round is paid, so small odd stakes return a little less; in games with a jackpot it goes into the jackpot.

| game | choice or strategy | return | bounds | variance | hit rate | greatest win, stakes | compared with |
| ---- | ------------------ | ------ | ------ | -------- | -------- | -------------------- | ------------- |
${rows.map(line).join('\n')}

`;
const BY_HAND = '## Verify a round';
const DATA = '### Tables';
const old = readFileSync(TABLE, 'utf8');
const byHand = old.slice(old.indexOf(BY_HAND), old.indexOf(DATA));
const tables = Object.entries(RULE_DATA).map(([id, data]) => `"${id}":${JSON.stringify(data)}`);
writeFileSync(TABLE, `${figuresText}${byHand}${DATA}\n\n<!-- prettier-ignore -->\n\`\`\`json\n{\n${tables.join(',\n')}\n}\n\`\`\`\n`);
const PRETTIER = join(ROOT, 'node_modules/prettier/bin/prettier.cjs');
execFileSync(process.execPath, [PRETTIER, '--write', '--log-level', 'warn', ...chosen.map(fileOf), TABLE, KEPT], { stdio: 'inherit' });
