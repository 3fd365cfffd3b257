import type { CouponBet } from '@touchline/betting-coupon-state';
import { MarketRulesLater } from '@touchline/betting-event-list';
import { useNames } from '@touchline/betting-names';
import { sportById } from '@touchline/betting-rules';
import { InfoIcon } from '@touchline/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import styles from './BetRules.module.css';

export interface BetRulesProps {
  bet: CouponBet;
}

/** Opens how the market of a selection settles. @spec OD-02 CP-05 */
export function BetRules({ bet }: BetRulesProps) {
  const intl = useIntl();
  const names = useNames();
  const [isOpen, setIsOpen] = useState(false);
  const [first, second] = bet.opponents;
  const { typeId } = bet.market;
  const title = names.market(typeId, { sport: sportById(bet.sportId)?.key ?? '', first, second });
  return (
    <>
      <button
        type="button"
        className={styles.rules}
        aria-haspopup="dialog"
        aria-label={intl.formatMessage({ id: 'betting.coupon.rules', defaultMessage: 'Rules of {title}' }, { title })}
        onClick={() => setIsOpen(true)}
      >
        <InfoIcon />
      </button>
      {isOpen && (
        <MarketRulesLater
          typeId={typeId}
          game={{ sportId: bet.sportId, opponent1: { name: first }, opponent2: { name: second } }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
