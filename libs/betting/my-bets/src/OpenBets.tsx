import type { BookedBet, BookedCoupon } from '@touchline/betting-contract';
import type { ComponentType, ReactNode } from 'react';
import { CashOut } from './CashOut.tsx';
import type { BetWords } from './bet-words.ts';
import { Explain } from './Explain.tsx';
import { LiveLegs } from './LiveLegs.tsx';
import styles from './MyBets.module.css';
import { useLiveView, useOpenBetsModules } from './use-open-bets.ts';

export interface OpenBetsProps {
  /** In the order of the list; those that are not open have their line alone. */
  coupons: readonly BookedCoupon[];
  /** Draws the line of a coupon: whoever shows the list has it, so that it is not loaded twice. */
  Card: ComponentType<{ coupon: BookedCoupon; more: ReactNode }>;
  /** Words of a selection. */
  useWords: () => (bet: BookedBet) => BetWords;
}

/** Coupons of the player: the open ones with their live selections and what is offered for them. @spec AC-05 */
export function OpenBets({ coupons, Card, useWords }: OpenBetsProps) {
  const isReady = useOpenBetsModules();
  const open = coupons.filter(({ state }) => state === 'open');
  const view = useLiveView(open);
  const wordsOf = useWords();
  return (
    <ul className={styles.list}>
      {coupons.map((coupon) => (
        <li key={coupon.couponId}>
          <Card coupon={coupon} more={<Explain coupon={coupon} wordsOf={wordsOf} />} />
          {isReady && coupon.state === 'open' && (
            <div className={styles.open}>
              <LiveLegs coupon={coupon} view={view} wordsOf={wordsOf} />
              <CashOut coupon={coupon} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
