import { combinationCount, combinationsFrom, type Picks } from '@touchline/toto-rules';
import { Button } from '@touchline/ui-kit';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { outcomeText } from './outcome-text.ts';
import styles from './CombinationList.module.css';

const STEP = 50;

export interface CombinationListProps {
  /** Picked outcomes of each game. */
  picks: Picks;
  /** Outcomes of the section. */
  outcomes: readonly string[];
}

/**
 * All combinations of an entry, fifty at a time.
 *
 * Keyboard: the "show more" button is a tab stop. The list needs no accessible name, because it follows a heading.
 *
 * @spec TL-01
 */
export function CombinationList({ picks, outcomes }: CombinationListProps) {
  const intl = useIntl();
  const [shown, setShown] = useState(STEP);
  const total = combinationCount(picks);
  return (
    <>
      <ol className={styles.list}>
        {combinationsFrom(picks, 0, shown).map((combination) => (
          <li key={combination.join()}>
            <bdi dir="ltr">{combination.map((pick) => outcomeText(intl, outcomes[pick] ?? '')).join(' · ')}</bdi>
          </li>
        ))}
      </ol>
      {shown < total && (
        <Button size="small" onClick={() => setShown(shown + STEP)}>
          <FormattedMessage id="toto.combinations.more" defaultMessage="Show more ({left, number} left)" values={{ left: total - shown }} />
        </Button>
      )}
    </>
  );
}
