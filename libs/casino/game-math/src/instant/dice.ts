import { isWithin, paid, type Rules, settled } from '../core/model.ts';

export const DICE_PARTS = 10_000;
const RETURN = 9_900;
/** Share of the fair price that is paid. */
export const DICE_SHARE = RETURN / 10_000;
const SIDES = ['over', 'under'];

/** Number of winning rolls out of 10,000. */
export const winningRolls = (side: string, target: number): number => (side === 'over' ? DICE_PARTS - 1 - target : target);
/** Payout of a win in hundredths: 99 % of the fair price, rounded down. */
export const dicePays = (rolls: number): number => Math.floor((RETURN * 100) / rolls);

export const LEAST_ROLLS = 100;
export const MOST_ROLLS = 9_700;

/** Dice: a number from 0.00 to 99.99, over or under a target. @spec CS-05 */
export const dice = (): Rules => ({
  family: 'dice',
  idle: 'dice',
  options: [
    { name: 'side', kind: 'one-of', values: SIDES },
    { name: 'target', kind: 'whole', min: LEAST_ROLLS, max: DICE_PARTS - LEAST_ROLLS, inHundredths: true },
  ],
  standard: { side: 'over', target: 5_049 },
  accepts: ({ choice: { side, target } }) =>
    SIDES.some((each) => each === side) &&
    isWithin(target, 0, DICE_PARTS - 1) &&
    isWithin(winningRolls(String(side), target), LEAST_ROLLS, MOST_ROLLS),
  play: ({ amount, choice }, _moves, draw) => {
    const target = choice['target'] as number;
    const isOver = choice['side'] === 'over';
    const roll = draw(DICE_PARTS);
    const isWon = isOver ? roll > target : roll < target;
    const times = isWon ? dicePays(winningRolls(isOver ? 'over' : 'under', target)) : 0;
    return settled(amount, paid(amount, times), { kind: 'roll', roll, target, isOver, times });
  },
});
