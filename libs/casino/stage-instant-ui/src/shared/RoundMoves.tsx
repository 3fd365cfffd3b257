import { paid, type Scene } from '@touchline/casino-game-math';
import { type MovesProps, TEMPO } from '@touchline/casino-stage-ui';
import { useEffect, useState } from 'react';
import { defineMessages, type MessageDescriptor, useIntl } from 'react-intl';
import styles from './RoundMoves.module.css';

const WORDS: Readonly<Record<string, MessageDescriptor>> = defineMessages({
  cash: { id: 'stage.move.cash', defaultMessage: 'Cash out' },
  higher: { id: 'stage.move.higher', defaultMessage: 'Higher or same' },
  lower: { id: 'stage.move.lower', defaultMessage: 'Lower or same' },
});

/** A card or a cell has turned by then. */
const TURNED_MS = 2 * TEMPO.card;

/** What a cash-out pays, in hundredths of the stake. */
const timesIn = (scene: Scene): number => (scene.kind === 'mines' || scene.kind === 'hilo' ? scene.times : 0);

/** Whether the piece that the last move turned is seen. The row of moves is a new one after every move. */
function useTurned(isCalm: boolean): boolean {
  const [isTurned, setTurned] = useState(isCalm);
  useEffect(() => {
    const timer = setTimeout(() => setTurned(true), TURNED_MS);
    return () => clearTimeout(timer);
  }, []);
  return isTurned;
}

/**
 * The moves of a round, taken as soon as the stage has shown the piece; the cash-out then with what it pays. The amount is not part of its name.
 *
 * @spec CS-05
 */
export function RoundMoves({ moves, scene, staked, unit, isLocked, isCalm, onMove }: MovesProps) {
  const intl = useIntl();
  const isTurned = useTurned(isCalm);
  const { currencyIso, exponent } = unit;
  const amount = intl.formatNumber(paid(staked, timesIn(scene)) / 10 ** exponent, {
    ...{ style: 'currency', currency: currencyIso },
    ...{ minimumFractionDigits: exponent, maximumFractionDigits: exponent },
  });
  return (
    <div className={styles.moves} data-moves>
      {moves.map(({ name }) => {
        const word = WORDS[name];
        return (
          word !== undefined && (
            <button key={name} type="button" data-move={name} disabled={isLocked || !isTurned} onClick={() => onMove(name)}>
              <span>{intl.formatMessage(word)}</span>
              {name === 'cash' && (
                <bdi aria-hidden="true" className={styles.amount}>
                  {isTurned && !isLocked ? amount : ''}
                </bdi>
              )}
            </button>
          )
        );
      })}
    </div>
  );
}
