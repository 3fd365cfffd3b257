import { ChevronDownIcon, ChevronUpIcon, CloseIcon, cx, Link, LockIcon } from '@touchline/ui-kit';
import type { ComponentProps, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Movement } from '../outcome/outcome-view.ts';
import { BankerMark } from './BankerMark.tsx';
import styles from './Coupon.module.css';

/** A bet of a coupon in the player's words. */
export interface CouponBetView {
  /** Id of the outcome. */
  id: number;
  /** The letter that stands for this bet in combinations and in the history: `A`. */
  letter: string;
  /** What is picked: `Over 2.5`, `Arsenal −1`. */
  pick: string;
  /** Market, after what the bet is sold with: `Total goals`, `Early payout · Match result`. @spec BT-15 */
  context: string;
  /** `Arsenal – Everton`: where there is no room its end is cut, in the direction of its own script. */
  game?: string;
  /** Score and clock of a game in play: `67′ 2–1`. */
  live?: string;
  /** Page of the game. */
  href?: string;
  /** Formatted, as they are now; on a receipt those that were placed. */
  odds: string;
  /** Odds when the player picked it, where they differ. */
  oddsWhenPicked?: string;
  /** Which way the odds went last; left out while they have not moved, and not shown while locked. */
  movement?: Movement;
  /** The price is paused: the bet can't be placed now. */
  isLocked?: boolean;
  /** Legs of a bet builder, in words. @spec BT-10 */
  legs?: readonly string[];
  /** One sentence under the bet: why it is locked, why it can't stand here. */
  note?: string;
}

export interface CouponBetCardProps extends ComponentProps<'li'> {
  /** The bet. */
  bet: CouponBetView;
  /** Without it the bet can't be removed (receipts). */
  onRemove?: (outcomeId: number) => void;
  /** Is it a banker? Left out where the type has none. */
  isBanker?: boolean;
  /** The mark was pressed; without it the bet has no mark. */
  onBankerToggle?: (outcomeId: number) => void;
  /** Why it can't be a banker; the marker stays in its place and says so. */
  bankerReason?: string;
  /** More controls of this bet, for example its own stake in singles. */
  children?: ReactNode;
}

/** The square letter of a bet. */
export function BetLetter({ letter, isLost = false }: { letter: string; isLost?: boolean }) {
  return (
    <span className={styles.letter} data-lost={isLost ? '' : undefined}>
      {letter}
    </span>
  );
}

/** Stands between facts, outside of their own directions. */
const Dot = () => (
  <span className={styles.between} aria-hidden="true">
    ·
  </span>
);

/** One bet of the coupon: what, where, at which odds, and what changed since it was picked. @spec CP-25 CP-29 */
export function CouponBetCard({ bet, onRemove, isBanker, onBankerToggle, bankerReason, children, className, ...rest }: CouponBetCardProps) {
  const intl = useIntl();
  const { id, letter, pick, context, game, live, href, odds, oddsWhenPicked, movement, isLocked, note, legs } = bet;
  const words = (
    <>
      <span>{context}</span>
      {game !== undefined && (
        <>
          <Dot />
          <span className={styles.game} dir="auto">
            {game}
          </span>
        </>
      )}
    </>
  );
  return (
    <li
      {...rest}
      // After the bet before it was removed it has the focus.
      tabIndex={onRemove ? -1 : undefined}
      className={cx(styles.bet, className)}
      data-locked={isLocked ? '' : undefined}
      data-testid={`coupon-bet-${id}`}
    >
      <div className={styles.pick}>
        <BetLetter letter={letter} />
        <span title={pick} dir="auto">
          {pick}
        </span>
      </div>
      <div className={styles.odds} data-movement={isLocked ? undefined : movement}>
        {isLocked ? <LockIcon /> : movement !== undefined && <MovementSign movement={movement} />}
        <bdi dir="ltr">{odds}</bdi>
      </div>
      {onRemove ? (
        <button
          type="button"
          className={styles.remove}
          aria-label={intl.formatMessage({ id: 'betting.coupon.remove', defaultMessage: 'Remove {pick}' }, { pick })}
          onClick={() => onRemove(id)}
        >
          <CloseIcon />
        </button>
      ) : null}
      <div className={styles.context} data-wide={oddsWhenPicked === undefined ? '' : undefined} title={game ?? context}>
        {live !== undefined && (
          <>
            <span className={styles.live}>{live}</span>
            <Dot />
          </>
        )}
        {href === undefined ? words : <Link href={href}>{words}</Link>}
      </div>
      {oddsWhenPicked !== undefined && (
        <div className={styles.was}>
          <FormattedMessage id="betting.coupon.was" defaultMessage="was {odds}" values={{ odds: oddsWhenPicked }} />
        </div>
      )}
      {legs !== undefined && (
        <ul className={styles.legs}>
          {legs.map((leg) => (
            <li key={leg} dir="auto">
              {leg}
            </li>
          ))}
        </ul>
      )}
      {note !== undefined && <div className={styles.note}>{note}</div>}
      {onBankerToggle && (
        <div className={styles.extra}>
          <BankerMark pick={pick} isBanker={isBanker ?? false} reason={bankerReason} onToggle={() => onBankerToggle(id)} />
        </div>
      )}
      {children !== undefined && <div className={styles.extra}>{children}</div>}
    </li>
  );
}

/** The arrow that says, besides its colour, which way a price went. */
export function MovementSign({ movement }: { movement: Movement }) {
  const intl = useIntl();
  const label =
    movement === 'up'
      ? intl.formatMessage({ id: 'betting.price.up', defaultMessage: 'increased' })
      : intl.formatMessage({ id: 'betting.price.down', defaultMessage: 'decreased' });
  return (
    <span role="img" aria-label={label} className={styles.sign}>
      {movement === 'up' ? <ChevronUpIcon aria-hidden="true" /> : <ChevronDownIcon aria-hidden="true" />}
    </span>
  );
}
