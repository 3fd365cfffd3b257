import type { Move } from '@touchline/casino-game-math';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { moneyText, type MoneyUnit, named } from '../format.ts';
import { moveWords, words } from '../words.ts';
import styles from '../Game.module.css';

export interface MovesProps {
  moves: readonly Move[];
  isLocked: boolean;
  unit: MoneyUnit;
  onMove: (move: string) => void;
}

const PLACES = [0, 1, 2, 3, 4];

/** Toggles for holding each of the five cards. */
function Holds({ isLocked, onMove }: Pick<MovesProps, 'isLocked' | 'onMove'>) {
  const intl = useIntl();
  const [held, setHeld] = useState<readonly number[]>([]);
  return (
    <div className={styles.moves} data-moves>
      {PLACES.map((place) => (
        <button
          key={place}
          type="button"
          disabled={isLocked}
          aria-pressed={held.includes(place)}
          onClick={() => setHeld(held.includes(place) ? held.filter((each) => each !== place) : [...held, place])}
        >
          <span>{intl.formatMessage(held.includes(place) ? words.held : words.hold)}</span> <span>{place + 1}</span>
        </button>
      ))}
      <button
        type="button"
        className={styles.play}
        disabled={isLocked}
        onClick={() => onMove(`hold-${PLACES.filter((place) => held.includes(place)).join('')}`)}
      >
        <FormattedMessage {...words.draw} />
      </button>
    </div>
  );
}

const TURN_KEYS: Readonly<Record<string, string>> = { ArrowUp: 'up', ArrowRight: 'right', ArrowDown: 'down', ArrowLeft: 'left' };

/** Lets arrow keys push tiles. */
function useTurns(isOn: boolean, moves: readonly Move[], onMove: (move: string) => void): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const pressed = (event: KeyboardEvent): void => {
      const turn = TURN_KEYS[event.key];
      if (turn === undefined || !moves.some(({ name }) => name === turn)) return;
      event.preventDefault();
      onMove(turn);
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, [isOn, moves, onMove]);
}

/** Buttons for the available moves. Cells of mines are on the board. */
export function Moves({ moves, isLocked, unit, onMove }: MovesProps) {
  const intl = useIntl();
  useTurns(!isLocked, moves, onMove);
  if (moves.some(({ name }) => name.startsWith('hold-'))) return <Holds isLocked={isLocked} onMove={onMove} />;
  const shown = moves.filter(({ name }) => !name.startsWith('open-'));
  return (
    <div className={styles.moves} data-moves>
      {shown.map(({ name, stake }) => (
        <button key={name} type="button" data-move={name} disabled={isLocked} onClick={() => onMove(name)}>
          <span>{named(intl, moveWords, name)}</span>
          {stake > 0 && <span>{` +${moneyText(intl, stake, unit)}`}</span>}
        </button>
      ))}
    </div>
  );
}
