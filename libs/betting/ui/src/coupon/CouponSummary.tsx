import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './Coupon.module.css';
import { WinSources, type WinSource } from './WinSources.tsx';

export interface CouponSummaryProps {
  /** Lines above the large one: total odds, combinations, tax; formatted. */
  rows?: readonly { key: string; label: ReactNode; value: string }[];
  /** The limit closest to being reached with this stake. */
  nearestLimit?: {
    /** Name of the limit: `Daily stakes`. */
    label: string;
    /** Amount left within the limit, formatted. */
    left: string;
    /** Used fraction of the limit, 0 to 1. */
    used: number;
    /** Whether the stake exceeds it. */
    isPassed?: boolean;
  };
  /** Formatted; absent without a stake. */
  possibleWin?: string;
  /** `if all 4 win`. */
  condition?: string;
  /** How the possible win is made up; absent if it is just stake times odds. */
  sources?: readonly WinSource[];
}

/** From this used fraction on, the limit's meter is amber. */
const NEAR = 0.75;

/** Sums of the coupon: total odds, the nearest limit, and the possible win. @spec CP-09 CP-14 */
export function CouponSummary({ rows = [], nearestLimit, possibleWin, condition, sources = [] }: CouponSummaryProps) {
  return (
    <>
      {rows.length > 0 && (
        <dl className={styles.pairs}>
          {rows.map(({ key, label, value }) => (
            <div key={key} className={styles.pair}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {/* The parts of the win are listed above it. @spec CP-13 */}
      {sources.length > 0 && <WinSources sources={sources} />}
      {nearestLimit && (
        <div className={styles.limit}>
          <span>
            <span>
              {nearestLimit.isPassed === true ? (
                <FormattedMessage id="betting.coupon.passedLimit" defaultMessage="Over {label}" values={{ label: nearestLimit.label }} />
              ) : (
                <FormattedMessage
                  id="betting.coupon.nearestLimit"
                  defaultMessage="Nearest limit: {label}"
                  values={{ label: nearestLimit.label }}
                />
              )}
            </span>
            <b>
              <FormattedMessage id="betting.coupon.left" defaultMessage="{amount} left" values={{ amount: nearestLimit.left }} />
            </b>
          </span>
          <span className={styles.meter} data-near={nearestLimit.used > NEAR ? '' : undefined} aria-hidden="true">
            <i style={{ inlineSize: `${Math.round(Math.min(1, nearestLimit.used) * 100)}%` }} />
          </span>
        </div>
      )}
      {possibleWin !== undefined && (
        <dl className={styles.pairs}>
          <div className={styles.pair} data-large="">
            <dt>
              <FormattedMessage tagName="span" id="betting.coupon.possibleWin" defaultMessage="Potential winnings" />{' '}
              {condition !== undefined && <small>{condition}</small>}
            </dt>
            <dd>{possibleWin}</dd>
          </div>
        </dl>
      )}
    </>
  );
}
