import type { Scene } from '@touchline/casino-game-math';
import { FormattedMessage } from 'react-intl';
import { words } from '../words.ts';
import styles from '../Game.module.css';

/** Numbers of a draw, with chosen and drawn ones marked. */
export function NumbersBoard({ scene }: { scene: Extract<Scene, { kind: 'numbers' }> }) {
  const { drawn, chosen, hits } = scene;
  const shown = [...new Set([...drawn, ...chosen])].sort((a, b) => a - b);
  return (
    <div className={styles.slot}>
      <ul className={styles.balls}>
        {shown.map((n) => (
          <li key={n} data-drawn={drawn.includes(n) || undefined} data-chosen={chosen.includes(n) || undefined}>
            {n}
          </li>
        ))}
      </ul>
      <p className={styles.caption}>
        <FormattedMessage {...words.hits} values={{ hits, of: chosen.length }} />
      </p>
    </div>
  );
}

type BingoScene = Extract<Scene, { kind: 'bingo' }>;

/** A bingo card with the drawn numbers marked; before the draw, the card alone. */
export function BingoCard({ scene: { card, drawn, lines } }: { scene: Pick<BingoScene, 'card' | 'drawn'> & Partial<BingoScene> }) {
  return (
    <div className={styles.slot}>
      <div className={styles.bingo}>
        {card.map((n, cell) => (
          <span key={cell} data-marked={n === 0 || drawn.includes(n) || undefined}>
            {n === 0 ? '★' : n}
          </span>
        ))}
      </div>
      {lines !== undefined && (
        <p className={styles.caption}>
          <FormattedMessage {...words.lines} values={{ lines }} />
        </p>
      )}
    </div>
  );
}

/** A scratch card with all its fields open. */
export function ScratchCard({ scene: { cells, multiplier }, isGain }: { scene: Extract<Scene, { kind: 'scratch' }>; isGain: boolean }) {
  const most = cells.find((cell) => cells.filter((other) => other === cell).length >= 3);
  return (
    <div className={styles.slot}>
      <div className={styles.scratch}>
        {cells.map((cell, at) => (
          <span key={at} data-pays={cell === most || undefined} data-marked={(isGain && cell === most) || undefined}>
            {cell}
          </span>
        ))}
      </div>
      {multiplier > 1 && <p className={styles.big}>{`×${multiplier}`}</p>}
    </div>
  );
}
