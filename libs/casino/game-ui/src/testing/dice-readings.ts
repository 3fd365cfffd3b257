import type { Draw, RolledBet, Scene } from '@touchline/casino-game-math';
import { AMOUNT, type Chosen, listed, type PaidRound, seeded } from './paid-rounds.ts';

/** What a player reads of a pay table, as far as tables with dice need it. */
interface ReadTable {
  figures: ReadonlyMap<string, number>;
  shown: (heading: string, row: string, column?: string) => number;
}
const PAID = 'What is paid';
const FACES = [1, 2, 3, 4, 5, 6];
const bet = (on: string) => ({ bets: [{ on, amount: AMOUNT }] });
const betsOf = ({ bet: { choice } }: PaidRound) => choice['bets'] as readonly { on: string }[];
const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** The figure of a row that lists numbers after its name, such as `Place: 6, 8`. */
function listedFigure({ figures, shown }: ReadTable, name: string, number: number): number {
  const row = [...figures.keys()]
    .map((key) => key.split('|')[1] ?? '')
    .find((each) => {
      const [own, numbers = ''] = each.split(': ');
      return own === name && numbers.split(', ').includes(String(number));
    });
  return row === undefined ? 0 : shown(PAID, row);
}

const NAMED: Readonly<Record<string, string>> = {
  ...{
    small: 'Small',
    big: 'Big',
    odd: 'Odd',
    even: 'Even',
    'any-triple': 'Any triple',
    double: 'Double',
    triple: 'Triple',
    pair: 'Two dice',
  },
  ...{ pass: 'Pass', 'dont-pass': 'Don’t pass', come: 'Come', 'dont-come': 'Don’t come', field: 'Field', 'any-seven': 'Any seven' },
  ...{ 'any-craps': 'Any craps', horn: 'Horn', world: 'World', 'craps-eleven': 'Craps and eleven' },
  ...{ box: 'Place', buy: 'Buy', lay: 'Lay', hard: 'Hardways' },
};
const nameOf = (on: string): string => NAMED[on] ?? '';

function sicBoWins(on: string, dice: readonly number[]): boolean {
  const [kind, a, b] = on.split('-');
  const isTriple = new Set(dice).size === 1;
  const count = (n?: string): number => dice.filter((die) => die === Number(n)).length;
  const wins: Readonly<Record<string, boolean>> = {
    ...{ small: !isTriple && sum(dice) < 11, big: !isTriple && sum(dice) > 10, any: isTriple },
    ...{ odd: !isTriple && sum(dice) % 2 === 1, even: !isTriple && sum(dice) % 2 === 0 },
    ...{ double: count(a) > 1, triple: count(a) > 2, pair: count(a) > 0 && count(b) > 0, total: sum(dice) === Number(a) },
  };
  return wins[kind ?? ''] === true;
}
const SIC_BO_CHOICES = [
  'small',
  'big',
  'odd',
  'even',
  'single-1',
  'single-6',
  'double-2',
  'triple-5',
  'any-triple',
  'pair-1-2',
  'pair-3-6',
];

export const sicBo = {
  expected: (round: PaidRound, table: ReadTable): number => {
    const { dice } = round.played.scene as Extract<Scene, { kind: 'sic-bo' }>;
    return sum(
      betsOf(round).map(({ on }) => {
        const [kind = '', n] = on.split('-');
        const times = dice.filter((die) => die === Number(n)).length;
        if (kind === 'single') return times === 0 ? 0 : table.shown(PAID, `Single: dice that show it: ${times}`);
        if (!sicBoWins(on, dice)) return 0;
        if (kind === 'total') return listedFigure(table, 'Total', sum(dice));
        return table.shown(PAID, nameOf(kind === 'any' ? on : kind));
      }),
    );
  },
  chosen: (): Chosen[] =>
    [...SIC_BO_CHOICES, ...Array.from({ length: 14 }, (_, at) => `total-${at + 4}`)].flatMap((on) =>
      FACES.flatMap((a) => FACES.flatMap((b) => FACES.map((c) => ({ choice: bet(on), draws: () => listed([a - 1, b - 1, c - 1]) })))),
    ),
  random: (draw: Draw) => ({ choice: bet(SIC_BO_CHOICES[draw(SIC_BO_CHOICES.length)] ?? 'small') }),
};

type Craps = Extract<Scene, { kind: 'craps' }>;
/** The point before a roll. */
function pointBefore({ rolls }: Craps, roll: number): number | null {
  let point: number | null = null;
  for (const dice of rolls.slice(0, roll)) {
    const all = sum(dice);
    if (point === null) point = [4, 5, 6, 8, 9, 10].includes(all) ? all : null;
    else if (all === point || all === 7) point = null;
  }
  return point;
}

/** What a decided bet returns by what is shown, in hundredths of its stake. */
function crapsFigure(scene: Craps, { on, roll }: RolledBet, table: ReadTable): number {
  const dice = scene.rolls[roll] ?? [1, 1];
  const all = sum(dice);
  const number = Number(/\d+$/.exec(on)?.[0] ?? pointBefore(scene, roll) ?? 0);
  const kind = on.replace(/-\d+$/, '');
  const isAgainst = kind.startsWith('dont-') || kind === 'lay';
  const wins = isAgainst ? all === 7 : all === number;
  if (kind === 'sum') return all === number ? listedFigure(table, `Roll of ${number}`, all) : 0;
  if (kind === 'hard') return wins && dice[0] === dice[1] ? listedFigure(table, 'Hardways', number) : 0;
  if (kind === 'big') return wins ? listedFigure(table, 'Big', number) : 0;
  if (kind === 'box' || kind === 'buy' || kind === 'lay') return wins ? listedFigure(table, nameOf(kind), number) : 0;
  if (kind.endsWith('odds')) return wins ? listedFigure(table, isAgainst ? 'Odds on don’t pass' : 'Odds on pass', number) : 0;
  if (!/pass|come/.test(kind)) return listedFigure(table, nameOf(kind), all);
  const isFirst = on === 'come' || on === 'dont-come' || number === 0;
  if (!isFirst) return wins ? table.shown(PAID, nameOf(kind)) : 0;
  if (all === 12 && isAgainst) return 100;
  return (all === 7 || all === 11) !== isAgainst ? table.shown(PAID, nameOf(kind)) : 0;
}

const ONE = ['pass', 'dont-pass', 'field', 'any-seven', 'any-craps', 'horn', 'world', 'craps-eleven', 'sum-2', 'sum-3', 'sum-11', 'sum-12'];
const NUMBERED = ['box', 'buy', 'lay'].flatMap((kind) => [4, 5, 6, 8, 9, 10].map((n) => `${kind}-${n}`));
const PLACES = [...ONE, ...NUMBERED, 'big-6', 'big-8', 'hard-4', 'hard-6', 'hard-8', 'hard-10'];
const FIRST = FACES.flatMap((a) => FACES.map((b) => [a - 1, b - 1]));

export const craps = {
  expected: (round: PaidRound, table: ReadTable): number => {
    const scene = round.played.scene as Craps;
    return sum(scene.results.map((result) => Math.floor((crapsFigure(scene, result, table) * result.staked) / AMOUNT + 0.005)));
  },
  chosen: (): Chosen[] => [
    ...PLACES.flatMap((on) => FIRST.map((dice, at) => ({ choice: bet(on), draws: () => listed(dice, seeded(at)) }))),
    ...['pass', 'dont-pass'].flatMap((on) =>
      [4, 5, 6, 8, 9, 10].flatMap((point) =>
        [1, 2, 3, 4].map((seed) => ({
          choice: bet(on),
          moves: [`put-${on}-odds-100`],
          draws: () => listed([Math.min(point - 2, 5), Math.max(0, point - 7)], seeded(seed)),
        })),
      ),
    ),
    ...['come', 'dont-come'].flatMap((on) =>
      FIRST.map((dice, at) => ({ choice: bet('pass'), moves: [`put-${on}-100`], draws: () => listed([2, 2, ...dice], seeded(at)) })),
    ),
  ],
  random: (draw: Draw) => ({ choice: bet(PLACES[draw(PLACES.length)] ?? 'pass') }),
};
