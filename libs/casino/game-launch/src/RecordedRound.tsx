import type { RoundRecord } from '@touchline/casino-game-contract';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { isCalmPage, pageTheme } from './page-theme.ts';
import styles from './GameStage.module.css';

const Picture = lazy(async () => ({ default: (await import('@touchline/casino-game-ui')).RoundPicture }));

/** A finished round, drawn from its recorded result when the player opens it. @spec CS-05 */
export function RecordedRound({ record }: { record: Pick<RoundRecord, 'model' | 'scene' | 'staked' | 'returned'> }) {
  const { model, scene, staked, returned } = record;
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <FormattedMessage id="gameLaunch.picture" defaultMessage="Show this round" />
      </summary>
      {isOpen && (
        <Suspense fallback={<div className={styles.waiting} aria-busy="true" />}>
          <Picture model={model} scene={scene} isGain={returned > staked} theme={pageTheme()} isCalm={isCalmPage()} />
        </Suspense>
      )}
    </details>
  );
}
