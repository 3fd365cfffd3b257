import { bestMove } from '@touchline/casino-game-math';
import { moneyText, moveWords, named } from '@touchline/casino-game-ui';
import type { MovesProps } from '@touchline/casino-stage-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { type CardsIdle, TRAITS } from '../table/traits.ts';
import { words } from '../words.ts';
import { type TableStore, useTable } from './table-state.ts';
import styles from './Cards.module.css';

/** The move of basic strategy for the hand whose turn it is; null in other games. */
function hintOf(idle: CardsIdle, { scene, moves }: MovesProps): string | null {
  if (!TRAITS[idle].hasHints || scene.kind !== 'cards') return null;
  const [hand, up] = [scene.player[scene.turn ?? 0]?.cards, scene.dealer.cards[0]];
  return hand === undefined || up === undefined
    ? null
    : bestMove(
        hand,
        up,
        moves.map(({ name }) => name),
      );
}

/** Draws new cards for those that are not held. */
function Draw({ isLocked, onMove, held }: Pick<MovesProps, 'isLocked' | 'onMove'> & { held: readonly number[] }) {
  const move = `hold-${held.toSorted((one, other) => one - other).join('')}`;
  return (
    <div className={styles.moves}>
      <button type="button" className={styles.play} data-move={move} disabled={isLocked} onClick={() => onMove(move)}>
        <FormattedMessage {...words.draw} />
      </button>
    </div>
  );
}

/** The moves of a card table. They are taken when all cards lie, so that no deal is cut short. @spec CS-05 A11Y-2 LIM-5 */
export function cardMoves(idle: CardsIdle, store: TableStore) {
  return function CardMoves(props: MovesProps) {
    const { moves, unit, onMove } = props;
    const intl = useIntl();
    const { isAtRest, held, isHinted } = useTable(store);
    const isLocked = props.isLocked || !isAtRest;
    if (idle === 'video-poker') return <Draw {...{ isLocked, onMove, held }} />;
    const hint = isHinted && !isLocked ? hintOf(idle, props) : null;
    return (
      <div className={styles.moves}>
        <div className={styles.buttons} data-moves>
          {moves.map(({ name, stake }) => (
            <button
              key={name}
              type="button"
              data-move={name}
              data-hint={name === hint || undefined}
              disabled={isLocked}
              onClick={() => onMove(name)}
            >
              <span>{named(intl, moveWords, name)}</span>
              {stake > 0 && <span>{` +${moneyText(intl, stake, unit)}`}</span>}
            </button>
          ))}
        </div>
        {TRAITS[idle].hasHints && (
          <div className={styles.hints}>
            <button type="button" aria-pressed={isHinted} onClick={() => store.set({ isHinted: !isHinted })}>
              <FormattedMessage {...words.suggest} />
            </button>
            <p aria-live="polite">
              {hint !== null && <FormattedMessage tagName="span" {...words.suggested} values={{ move: named(intl, moveWords, hint) }} />}
            </p>
          </div>
        )}
      </div>
    );
  };
}
