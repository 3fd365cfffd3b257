import { readBets } from '../core/bets.ts';
import { type Bet, type Move, type Played, readPut, refuseMove, type Rules } from '../core/model.ts';
import type { Draw } from '../core/draw.ts';
import type { RolledBet } from '../core/scene.ts';
import { COME_OUT_PLACES, fateOf, isContract, oddsPlaces, POINT_PLACES, pointAfter, type Ratio, type TwoDice } from './craps-bets.ts';

/** Largest stake that the rules take at once, minor units; the limits of the table are the site's. */
const MOST_PUT = 1_000_000_000_000;
const KNOWN = new Set(COME_OUT_PLACES);

/** Stake times a fraction, rounded down to minor units. */
const paidRatio = (amount: number, [of, per]: Ratio): number => Number((BigInt(amount) * BigInt(of)) / BigInt(per));

interface Table {
  point: number | null;
  bets: Map<string, number>;
  rolls: TwoDice[];
  results: RolledBet[];
  staked: number;
}

function roll(table: Table, draw: Draw): void {
  const dice: TwoDice = [draw(6) + 1, draw(6) + 1];
  const left = new Map<string, number>();
  for (const [on, staked] of table.bets) {
    const fate = fateOf(on, table.point, dice);
    if (fate === null) left.set(on, staked);
    else if ('to' in fate) left.set(fate.to, staked);
    else table.results.push({ on, staked, returned: paidRatio(staked, fate.pays), roll: table.rolls.length });
  }
  table.bets = left;
  table.point = pointAfter(table.point, dice);
  table.rolls.push(dice);
}

/** Takes down every bet that is not bound to be decided. */
function takeDown(table: Table): void {
  for (const [on, staked] of table.bets) {
    if (isContract(on)) continue;
    table.results.push({ on, staked, returned: staked, roll: table.rolls.length, isTaken: true });
    table.bets.delete(on);
  }
}

function movesOf({ bets, point }: Table): Move[] {
  if (bets.size === 0) return [];
  const places = point === null ? COME_OUT_PLACES : POINT_PLACES;
  return [
    { name: 'roll', stake: 0 },
    ...([...bets.keys()].some((on) => !isContract(on)) ? [{ name: 'take', stake: 0 }] : []),
    ...oddsPlaces(bets, point).map(({ on, most }) => ({ name: `put-${on}`, stake: 0, most })),
    ...places.map((on) => ({ name: `put-${on}`, stake: 0, most: MOST_PUT })),
  ];
}

function act(table: Table, move: string, draw: Draw): void {
  const put = readPut(movesOf(table), move);
  if (put !== null) {
    const on = put.name.slice('put-'.length);
    table.bets.set(on, (table.bets.get(on) ?? 0) + put.stake);
    table.staked += put.stake;
    return;
  }
  if (!movesOf(table).some(({ name, most }) => name === move && most === undefined)) refuseMove(move);
  if (move === 'roll') roll(table, draw);
  else takeDown(table);
}

function shown(table: Table): Played {
  const isOver = table.bets.size === 0;
  const returned = table.results.reduce((sum, result) => sum + result.returned, 0);
  return {
    staked: table.staked,
    returned: isOver ? returned : 0,
    isOver,
    moves: movesOf(table),
    scene: {
      kind: 'craps',
      point: table.point,
      rolls: table.rolls,
      bets: [...table.bets].map(([on, amount]) => ({ on, amount })),
      results: table.results,
      won: returned,
    },
  };
}

/**
 * Bank craps. A round starts with the bets on the come-out roll and that roll, and lasts until no bet is left on the table: between two
 * rolls the player may stake more (`put-PLACE-AMOUNT`) and take bets down that are not bound (`take`). Each bet is decided once and leaves
 * the table; what it returns is paid when the round ends.
 *
 * @spec CS-05
 */
export const craps = (): Rules => {
  const read = (bet: Bet) => readBets(bet, (on) => KNOWN.has(on));
  return {
    family: 'craps',
    idle: 'craps',
    start: 'roll',
    options: [{ name: 'bets', kind: 'bets', values: COME_OUT_PLACES }],
    standard: { bets: [{ on: 'pass', amount: 100 }] },
    accepts: (bet) => read(bet) !== null,
    play: (bet, moves, draw) => {
      const bets = new Map((read(bet) ?? []).map(({ on, amount }) => [on, amount]));
      const table: Table = { point: null, bets, rolls: [], results: [], staked: bet.amount };
      roll(table, draw);
      for (const move of moves) act(table, move, draw);
      return shown(table);
    },
  };
};
