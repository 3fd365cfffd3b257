import type { Launch } from '@touchline/casino-game-contract';
import { type ModelId } from '@touchline/casino-game-math';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { GameLook } from './game-look.ts';
import styles from './GameStage.module.css';

/** Separate chunk with the rules of all games. */
const Panel = lazy(async () => ({ default: (await import('./PayTablePanel.tsx')).PayTablePanel }));

interface PayTableFoldProps {
  model: ModelId;
  /** Null until the launch is known. */
  launch: Pick<Launch, 'stake' | 'currencyIso' | 'exponent'> | null;
  look: GameLook;
}

/**
 * The pay table and the rules of a game, before its first round and beside it: opening it leaves the game as it is. Its code is loaded when
 * it is opened.
 *
 * @spec CS-05
 */
export function PayTableFold({ model, launch, look }: PayTableFoldProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.pays} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <FormattedMessage id="gameLaunch.payTable" defaultMessage="Pay table and rules" />
      </summary>
      {isOpen && (
        <Suspense fallback={<div className={styles.waiting} aria-busy="true" />}>
          <Panel model={model} launch={launch} look={look} />
        </Suspense>
      )}
    </details>
  );
}
