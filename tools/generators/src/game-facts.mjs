// npm run game-facts: computes return, variance, hit rate and maximum win of every game, and writes libs/casino/game-math/src/facts.ts and
// docs/casino-mathematics.md, and the data that pages show without the rules of a game: libs/casino/game-math/src/outlines.ts. Games that
// cannot be enumerated are simulated with 100 million rounds each, which takes some minutes. `-- --exact` keeps the figures of those and
// computes the rest.
import { MODELS, rulesOf } from '@touchline/casino-game-math';
import { ROWS, RULE_DATA } from '@touchline/casino-game-math/measure';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './workspace.mjs';

const FACTS = join(ROOT, 'libs/casino/game-math/src/facts.ts');
const OUTLINES = join(ROOT, 'libs/casino/game-math/src/outlines.ts');
const TABLE = join(ROOT, 'docs/casino-mathematics.md');
const KEPT = join(ROOT, 'libs/casino/game-math/src/simulated.json');
const CONFIDENCE_95 = 1.959964;
const isExactOnly = process.argv.includes('--exact');
const kept = existsSync(KEPT) ? JSON.parse(readFileSync(KEPT, 'utf8')) : {};

const digits = (value) => Number(value.toPrecision(10));
const percent = (value) => `${(value * 100).toFixed(4)} %`;

function figures({ model, of, rounds, exactRtp, measure }) {
  const key = `${model}: ${of}`;
  const began = performance.now();
  if (rounds !== undefined && !(isExactOnly && kept[key])) kept[key] = measure(Math.random);
  const own = rounds === undefined ? measure(Math.random) : kept[key];
  console.log(`${key} ${percent(own.rtp)} ${Math.round(performance.now() - began)} ms`);
  const half = rounds === undefined ? 0 : CONFIDENCE_95 * Math.sqrt(own.variance / rounds);
  const rtp = exactRtp?.() ?? own.rtp;
  return {
    rtp: digits(rtp),
    ...(rounds !== undefined && exactRtp === undefined && { interval: { from: digits(rtp - half), to: digits(rtp + half), rounds } }),
    variance: digits(own.variance),
    hitRate: digits(own.hitRate),
    maxWin: digits(own.maxWin),
    of,
  };
}

const rows = ROWS.map((row) => ({ ...row, facts: figures(row) }));
writeFileSync(KEPT, `${JSON.stringify(kept, null, 2)}\n`);
const own = Object.fromEntries(
  MODELS.flatMap(({ id }) => rows.find((row) => row.model === id) ?? []).map(({ model, facts }) => [model, facts]),
);
writeFileSync(
  FACTS,
  `import type { Facts } from './core/facts-shape.ts';\nimport type { ModelId } from './rules.ts';\n\n/** Written by \`npm run game-facts\`. */\nexport const FACTS: Partial<Record<ModelId, Facts>> = ${JSON.stringify(own, null, 2)};\n`,
);
/** Encodes a list of words as one string, to keep the file short. */
const listOf = (values) =>
  values.every((value) => typeof value === 'string') ? `'${values.join(' ')}'.split(' ')` : JSON.stringify(values);
const optionOf = ({ values, ...option }) =>
  `{ ${Object.entries(option).map(([name, value]) => `${name}: ${JSON.stringify(value)}`)}${values ? `, values: ${listOf(values)}` : ''} }`;
const outlineOf = ({ id }) => {
  const { family, options } = rulesOf(id);
  return `'${id}': { family: '${family}', options: [${options.map(optionOf)}] },`;
};
writeFileSync(
  OUTLINES,
  `import type { Rules } from './core/model.ts';\nimport type { ModelId } from './rules.ts';\n\n/** Written by \`npm run game-facts\`: what a page shows of each game, without the code that plays it. */\nexport const OUTLINES: Readonly<Record<ModelId, Pick<Rules, 'family' | 'options'>>> = {${MODELS.map(outlineOf).join('\n')}};\n`,
);
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
execFileSync(process.execPath, [PRETTIER, '--write', '--log-level', 'warn', FACTS, OUTLINES, TABLE, KEPT], { stdio: 'inherit' });
