import type { RoundView } from '@touchline/casino-game-contract';
import { FormattedMessage } from 'react-intl';
import type { MoneyUnit } from '../format.ts';
import { words } from '../words.ts';
import { Places } from './Places.tsx';
import styles from '../Game.module.css';

const PUT = 'put-';

export interface RollTableProps {
  round: RoundView;
  /** Stake of one press, minor units. */
  chip: number;
  unit: MoneyUnit;
  /** Highest stake on one place, minor units. */
  highest: number;
  isLocked: boolean;
  onMove: (move: string) => void;
}

/** Whether a round takes more bets while it is open. */
export const takesBets = (round: RoundView | null): boolean =>
  round?.status === 'open' && round.moves.some(({ most }) => most !== undefined);

/** The table between two rolls: each press stakes a chip at once; a bet without room for a whole chip gets what there is room for. */
export function RollTable({ round: { moves, scene }, chip, unit, highest, isLocked, onMove }: RollTableProps) {
  const bets = scene.kind === 'craps' ? scene.bets : [];
  const staked = new Map(bets.map(({ on, amount }) => [on, amount]));
  const room = new Map(
    moves.flatMap(({ name, most }) => {
      const on = name.slice(PUT.length);
      return most === undefined ? [] : [[on, Math.min(most, highest - (staked.get(on) ?? 0))] as const];
    }),
  );
  const closed = new Set(bets.flatMap(({ on }) => ((room.get(on) ?? 0) > 0 ? [] : [on])));
  return (
    <Places
      values={[...new Set([...room.keys(), ...bets.map(({ on }) => on)])]}
      {...{ bets, unit, isLocked, closed }}
      sumName={words.onTable}
      onPut={(on) => onMove(`${PUT}${on}-${Math.min(chip, room.get(on) ?? 0)}`)}
    >
      {moves.some(({ name }) => name === 'take') && (
        <button type="button" className={styles.small} onClick={() => onMove('take')}>
          <FormattedMessage {...words.take} />
        </button>
      )}
    </Places>
  );
}
