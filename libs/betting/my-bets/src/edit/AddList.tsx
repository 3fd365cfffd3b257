import type { EditSelection } from '@touchline/betting-cash-out-state';
import { selectCouponBets } from '@touchline/betting-coupon-state';
import { Button } from '@touchline/ui-kit';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import styles from './EditBet.module.css';
import { couponSelection, type WordsOf } from './selection.ts';

export interface AddListProps {
  selections: readonly EditSelection[];
  wordsOf: WordsOf;
  odds: (coef: number) => string;
  isBusy: boolean;
  onAdd: (selection: EditSelection) => void;
}

/** Adds selections from the coupon, which every page with odds can fill. @spec AC-05 */
export function AddList({ selections, wordsOf, odds, isBusy, onAdd }: AddListProps) {
  const bets = useSelector(selectCouponBets);
  const taken = new Set(selections.map(({ outcomeId }) => outcomeId));
  const offered = bets.filter(({ outcomeId }) => !taken.has(outcomeId)).map(couponSelection);
  if (offered.length === 0) {
    return (
      <small>
        <FormattedMessage id="betting.edit.addNone" defaultMessage="Selections in your coupon can be added here." />
      </small>
    );
  }
  return (
    <div className={styles.add}>
      <small>
        <FormattedMessage id="betting.edit.add" defaultMessage="From your coupon" />
      </small>
      {offered.map((one) => {
        const { pick, game } = wordsOf(one);
        return (
          <Button key={one.outcomeId} size="small" look="outline" disabled={isBusy} onClick={() => onAdd(one)}>
            <FormattedMessage
              id="betting.edit.addOne"
              defaultMessage="Add {pick}, {game}, at {odds}"
              values={{ pick: <bdi>{pick}</bdi>, game: <bdi>{game}</bdi>, odds: <bdi>{odds(one.coef)}</bdi> }}
            />
          </Button>
        );
      })}
    </div>
  );
}
