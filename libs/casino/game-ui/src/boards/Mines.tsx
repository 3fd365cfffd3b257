import type { Scene } from '@touchline/casino-game-math';
import { useIntl } from 'react-intl';
import { timesText, valueText } from '../format.ts';
import styles from '../Game.module.css';

const CELLS = Array.from({ length: 25 }, (_, cell) => cell);

export interface MinesBoardProps {
  scene: Extract<Scene, { kind: 'mines' }>;
  isLocked: boolean;
  onMove: (move: string) => void;
}

/** Cells to open; their contents are revealed when the round is over. */
export function MinesBoard({ scene: { opened, mines, times, next }, isLocked, onMove }: MinesBoardProps) {
  const intl = useIntl();
  return (
    <div className={styles.slot}>
      <div className={styles.field}>
        {CELLS.map((cell) => {
          const isMine = mines?.includes(cell) === true;
          const isOpen = opened.includes(cell) || isMine;
          return (
            <button
              key={cell}
              type="button"
              aria-label={`${valueText(intl, `open-${cell + 1}`)}${isMine ? ' ✹' : opened.includes(cell) ? ' ◆' : ''}`}
              disabled={isLocked || isOpen || mines !== null}
              data-mine={isMine || undefined}
              data-free={(opened.includes(cell) && !isMine) || undefined}
              data-move={`open-${cell}`}
              onClick={() => onMove(`open-${cell}`)}
            >
              {isMine ? '✹' : opened.includes(cell) ? '◆' : ''}
            </button>
          );
        })}
      </div>
      <p className={styles.caption}>
        {times > 0 && <b>{`${timesText(intl, times)}×`}</b>} {next > 0 && <span>{`→ ${timesText(intl, next)}×`}</span>}
      </p>
    </div>
  );
}
