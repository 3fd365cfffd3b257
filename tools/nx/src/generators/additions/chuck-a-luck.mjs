import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gameModel } from '../factories.mjs';
import { generateIn } from '../workspace-copy.mjs';
import { edit } from './edit.mjs';
import { entries, messages, tests, types } from './steps.mjs';

const MATHS = 'libs/casino/game-math/src';
const RULES = `import { readBets, settleBets, sumReturned } from '../core/bets.ts';
import { type Rules, settled } from '../core/model.ts';
import { chance, label, type Parts, pays, rowOf, rule } from '../pay-table/parts.ts';

/** Payouts in hundredths, stake included, by the number of dice that show the number. */
export const CHUCK_A_LUCK = [0, 200, 300, 1_100] as const;
/** Throws of 216 in which so many of three dice show a number. */
export const THROWS = [125, 75, 15, 1] as const;

const FACES = [1, 2, 3, 4, 5, 6];
const PLACES = FACES.map((n) => \`single-\${n}\`);

/** Chuck-a-luck: three dice, bets on single numbers. @spec CS-05 */
export const chuckALuck = (): Rules => {
  const read = (bet: Parameters<Rules['accepts']>[0]) => readBets(bet, (on) => PLACES.includes(on));
  return {
    family: 'chuck-a-luck',
    start: 'roll',
    idle: 'sic-bo',
    options: [{ name: 'bets', kind: 'bets', values: PLACES }],
    standard: { bets: [{ on: 'single-6', amount: 100 }] },
    accepts: (bet) => read(bet) !== null,
    play: (bet, _moves, draw) => {
      const dice = [draw(6) + 1, draw(6) + 1, draw(6) + 1] as const;
      const bets = settleBets(read(bet) ?? [], (on) => CHUCK_A_LUCK[dice.filter((die) => on === \`single-\${die}\`).length] ?? 0);
      return settled(bet.amount, sumReturned(bets), { kind: 'sic-bo', dice, bets });
    },
  };
};

export const CHUCK_A_LUCK_TABLE: Parts = {
  grids: [
    {
      name: 'paid',
      columns: [pays, chance],
      rows: [1, 2, 3].map((n) => rowOf(label('single-dice', { n }), CHUCK_A_LUCK[n] ?? 0, (THROWS[n] ?? 0) / 216)),
    },
  ],
  rules: [rule('three-dice')],
};
`;
const ENTRY = `import { measureOf, tallyOf } from '../measure/tally.ts';
import { CHUCK_A_LUCK, CHUCK_A_LUCK_TABLE, chuckALuck, THROWS } from '../tables/chuck-a-luck.ts';
import { measured } from './measured/chuck-a-luck.ts';
import type { FiguresEntry, ModelEntry, PaysEntry, RulesEntry } from './model-entry.ts';

export const model: ModelEntry = {
  id: 'chuck-a-luck',
  place: 101,
  name: 'Chuck-a-luck',
  group: 'tables',
  catalogue: { kind: 'table', features: ['demo'], games: { studio: 'northpaw', name: 'Birdcage', theme: 'classic' } },
  leastEdge: 462,
};

export const rules: RulesEntry = () => chuckALuck();

export const pays: PaysEntry = { parts: () => CHUCK_A_LUCK_TABLE, measured };

export const figures: FiguresEntry = {
  rows: () => [
    {
      of: 'single number',
      choice: { word: 'value', of: 'single-6' },
      measure: () => measureOf(tallyOf(CHUCK_A_LUCK.map((times, dice) => [times, THROWS[dice] ?? 0]))),
    },
  ],
  data: { 'chuck-a-luck': CHUCK_A_LUCK },
};
`;
/** Reads its pay table as a player does, and says by it what a round pays. */
const READING = `import { AMOUNT } from '../../../testing/paid-rounds.ts';
import { always, betsOf, oneBet, oneOf, PAID, type Reading, sceneOf } from '../reading.test.helper.tsx';

const PLACES = ['single-1', 'single-2', 'single-3', 'single-4', 'single-5', 'single-6'];

export const reading: Reading = {
  expected: (round, table) => {
    const on = betsOf(round)[0]?.on;
    const shown = sceneOf(round, 'sic-bo').dice.filter((die) => \`single-\${die}\` === on).length;
    return shown === 0 ? 0 : (AMOUNT * table.shown(PAID, \`Single: dice that show it: \${shown}\`)) / 100;
  },
  chosen: () => [{ choice: oneBet('single-6'), draws: always(5, 5, 5) }],
  random: (draw) => ({ choice: oneBet(oneOf(draw, PLACES)) }),
};
`;
const NAMES = {
  ...{ ru: 'Чак-э-лак', ar: 'تشاك أ لاك', es: 'Chuck-a-luck', pt: 'Chuck-a-luck', fr: 'Chuck-a-luck', de: 'Chuck-a-luck' },
  ...{ tr: 'Chuck-a-luck', uk: 'Чак-е-лак', kk: 'Чак-э-лак', az: 'Chuck-a-luck', hi: 'चक-ए-लक' },
};

const write = (root, file, text) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};

/** Chuck-a-luck: new rules, drawn by the board of sic bo, played for money and verified, with four games of the catalogue. */
export const chuckALuck = {
  async add(root) {
    await generateIn(root, [(tree) => gameModel(tree, { name: 'chuck-a-luck', like: 'sic-bo' })]);
    write(root, `${MATHS}/tables/chuck-a-luck.ts`, RULES);
    write(root, `${MATHS}/catalogue/chuck-a-luck.ts`, ENTRY);
    write(root, 'libs/casino/game-ui/src/pay-table/readings/of/chuck-a-luck.test.helper.ts', READING);
    for (const [code, name] of Object.entries(NAMES)) {
      const file = `libs/casino/game-launch/messages/chuck-a-luck/${code}.json`;
      write(root, file, readFileSync(join(root, file), 'utf8').replace('Chuck a luck', name));
    }
    const facts = ['--conditions=@touchline/source', join(root, 'tools/nx/src/generators/game-facts.mjs'), '--only=chuck-a-luck'];
    const run = (args) => execFileSync(process.execPath, args, { cwd: root, stdio: 'ignore' });
    const lists = [join(root, 'tools/nx/src/generators/entries/entries.mjs')];
    run(lists); // a process that has read the old index keeps it
    run(facts);
    run(lists);
    edit(
      root,
      'docs/casino-mathematics.md',
      '- **Craps** (`craps`):',
      '- **Chuck-a-luck** (`chuck-a-luck`): draw(6) + 1 three times; `single-5` pays by the number of dice that show 5.\n- **Craps** (`craps`):',
    );
  },
  steps: [
    types,
    entries,
    messages,
    tests(
      ...['libs/casino', 'libs/games', 'libs/server/games', 'libs/server/casino', 'apps/game-frame'],
      ...['apps/sandbox/src/tests/games/verified-rounds', 'apps/sandbox/src/tests/games/jackpots'],
    ),
  ],
  holds: (read) => [
    ['its figures are on the page of every game', /\| chuck-a-luck +\|/.test(read('docs/casino-mathematics.md'))],
    ['pages know its return', /'chuck-a-luck': \{.*rtp: 0\.9537037037/.test(read(`${MATHS}/outlines.ts`))],
  ],
};
