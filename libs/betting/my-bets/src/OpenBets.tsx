import type { BookedCoupon } from '@touchline/betting-contract';
import type { BookedSelection } from '@touchline/betting-names';
import { PageList } from '@touchline/ui-kit';
import type { ComponentType, ReactNode } from 'react';
import { CashOut } from './CashOut.tsx';
import type { BetWords } from './bet-words.ts';
import { EditFold } from './edit/EditFold.tsx';
import { Explain } from './Explain.tsx';
import { LiveLegs } from './LiveLegs.tsx';
import styles from './MyBets.module.css';
import { useLiveView, useOpenBetsModules } from './use-open-bets.ts';

export interface OpenBetsProps {
  /** In the order of the list; coupons that are not open show only their card. */
  coupons: readonly BookedCoupon[];
  /** Renders a coupon; passed in because the page that shows the list has already loaded it. */
  Card: ComponentType<{ coupon: BookedCoupon; more: ReactNode }>;
  /** Hook that returns the texts of a selection. */
  useWords: () => (bet: BookedSelection) => BetWords;
  /** Called when the end of the list is near the viewport. */
  onNearEnd?: (() => void) | undefined;
}

/** Estimated height of a card and the gap between two, in pixels. */
const LINE = 64;
const GAP = 8;
const keyOf = ({ couponId }: BookedCoupon): string => String(couponId);

/** The player's coupons; open ones show their live selections and cash-out offers. @spec AC-05 LOAD-4 */
export function OpenBets({ coupons, Card, useWords, onNearEnd }: OpenBetsProps) {
  const isReady = useOpenBetsModules();
  const open = coupons.filter(({ state }) => state === 'open');
  const view = useLiveView(open);
  const wordsOf = useWords();
  return (
    <PageList items={coupons} keyOf={keyOf} rowHeight={LINE} gap={GAP} onNearEnd={onNearEnd}>
      {(coupon) => (
        <>
          <Card coupon={coupon} more={<Explain coupon={coupon} wordsOf={wordsOf} />} />
          {isReady && coupon.state === 'open' && (
            <div className={styles.open}>
              <LiveLegs coupon={coupon} view={view} wordsOf={wordsOf} />
              <CashOut coupon={coupon} />
              <EditFold coupon={coupon} wordsOf={wordsOf} />
            </div>
          )}
        </>
      )}
    </PageList>
  );
}
