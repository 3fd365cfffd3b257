import { moveByRule, type Played, rulesOf, stakeOfMove } from '../index.ts';

/** A round of craps with chosen dice, written as `3+4`. */
function round(bets: Readonly<Record<string, number>>, dice: string, ...moves: string[]): Played {
  const faces = dice.split(/[ +]/).map((face) => Number(face) - 1);
  const choice = { bets: Object.entries(bets).map(([on, amount]) => ({ on, amount })) };
  const amount = Object.values(bets).reduce((sum, each) => sum + each, 0);
  expect(rulesOf('craps').accepts({ amount, choice })).toBe(true);
  return rulesOf('craps').play({ amount, choice }, moves, () => faces.shift() ?? 0);
}
const sceneOf = ({ scene }: Played) => {
  if (scene.kind !== 'craps') throw new Error(scene.kind);
  return scene;
};
const onTable = (played: Played) => Object.fromEntries(sceneOf(played).bets.map(({ on, amount }) => [on, amount]));

it('[CS-05] a round of craps lasts from the come-out roll until its last bet is decided, and then pays', () => {
  const open = round({ pass: 100, field: 50 }, '2+2');
  expect([open.isOver, open.returned, open.staked, sceneOf(open).point, sceneOf(open).won]).toEqual([false, 0, 150, 4, 100]);
  const over = round({ pass: 100, field: 50 }, '2+2 6+3 3+1', 'roll', 'roll');
  expect([over.isOver, over.returned, over.moves]).toEqual([true, 300, []]);
  expect(round({ pass: 100 }, '2+2 3+4', 'roll').returned).toBe(0);
});

it('[CS-05] odds are taken up to three, four and five times the bet by the point, and laid up to six times', () => {
  for (const [dice, most] of [
    ['1+3', 300],
    ['2+3', 400],
    ['3+3', 500],
    ['6+2', 500],
    ['6+3', 400],
    ['6+4', 300],
  ] as const) {
    expect([dice, stakeOfMove(round({ pass: 100 }, dice).moves, `put-pass-odds-${most}`)]).toEqual([dice, most]);
    expect(() => round({ pass: 100 }, dice, `put-pass-odds-${most + 1}`)).toThrow(RangeError);
    expect(stakeOfMove(round({ 'dont-pass': 100 }, dice).moves, 'put-dont-pass-odds-600')).toBe(600);
  }
  expect(() => round({ pass: 100 }, '1+3', 'put-pass-odds-200', 'put-pass-odds-101')).toThrow(RangeError);
  const won = round({ pass: 100 }, '3+3 4+2', 'put-pass-odds-500', 'roll');
  expect([won.staked, won.returned]).toEqual([600, 200 + 1_100]);
  const laid = round({ 'dont-pass': 100 }, '3+3 4+3', 'put-dont-pass-odds-600', 'roll');
  expect([laid.staked, laid.returned]).toEqual([700, 200 + 1_100]);
});

it('[CS-05] a come bet moves to its number, takes odds there, and is decided there', () => {
  const moved = round({ pass: 100 }, '2+2 3+3', 'put-come-100', 'roll');
  expect(onTable(moved)).toEqual({ pass: 100, 'come-6': 100 });
  const again = round({ pass: 100 }, '2+2 3+3 5+1', 'put-come-100', 'roll', 'put-come-odds-6-500', 'put-come-50', 'roll');
  expect(onTable(again)).toEqual({ pass: 100, 'come-6': 50 });
  expect(sceneOf(again).results.map(({ on, returned }) => [on, returned])).toEqual([
    ['come-6', 200],
    ['come-odds-6', 1_100],
  ]);
  // Seven: the new come bet wins, everything else loses; against the dice it is the opposite.
  const seven = round({ pass: 100 }, '2+2 3+3 3+4', 'put-come-100', 'roll', 'put-come-70', 'put-dont-come-30', 'roll');
  expect([seven.isOver, seven.returned]).toEqual([true, 140]);
});

it('[CS-05] bets against the dice get their stake back for twelve on their first roll, and only then', () => {
  expect(round({ 'dont-pass': 100 }, '6+6').returned).toBe(100);
  expect(round({ pass: 100, 'dont-pass': 100 }, '6+6').returned).toBe(100);
});

it('[CS-05] hardways lose to the easy way and to seven, and stay otherwise', () => {
  expect(round({ 'hard-8': 100 }, '6+2').isOver).toBe(true);
  expect(round({ 'hard-8': 100 }, '4+4').returned).toBe(1_000);
  expect(round({ 'hard-8': 100 }, '1+2').isOver).toBe(false);
});

it('[CS-05] every payout is rounded down to minor units by itself', () => {
  // 7 to 6 on 5 is 5.83, 1 to 2 less commission on 7 is 3.325.
  expect(round({ 'box-6': 5 }, '3+3').returned).toBe(10);
  expect(round({ 'lay-4': 7 }, '3+4').returned).toBe(10);
});

it('[CS-05] bets can be taken down between rolls, except those that are bound to be decided', () => {
  const taken = round({ pass: 100, 'box-8': 60 }, '2+2', 'put-pass-odds-300', 'take');
  expect([onTable(taken), sceneOf(taken).won, taken.isOver]).toEqual([{ pass: 100 }, 360, false]);
  expect(taken.moves.map(({ name }) => name)).not.toContain('take');
  expect(sceneOf(taken).results.map(({ on, isTaken }) => [on, isTaken])).toEqual([
    ['box-8', true],
    ['pass-odds', true],
  ]);
  const alone = round({ 'box-8': 60 }, '2+2', 'take');
  expect([alone.isOver, alone.returned]).toEqual([true, 60]);
});

it.each(['put-pass-100', 'put-come-0', 'put-come', 'put-come--5', 'put-come-1e3', 'put-box-7-100', 'put-pass-odds-99999', 'cash', 'rolls'])(
  '[CS-05] [SEC-3] a table with a point refuses %s',
  (move) => {
    const open = round({ pass: 100 }, '2+2');
    expect(stakeOfMove(open.moves, move)).toBeNull();
    expect(() => round({ pass: 100 }, '2+2', move)).toThrow(RangeError);
  },
);

it('[CS-05] an abandoned round is settled by its rules: what can be taken down is, the rest is rolled for', () => {
  const open = round({ pass: 100, 'box-8': 60 }, '2+2');
  expect(moveByRule(open)).toBe('take');
  expect(moveByRule(round({ pass: 100, 'box-8': 60 }, '2+2', 'take'))).toBe('roll');
});
