import { ChevronDownIcon, ChevronUpIcon, CloseIcon, cx, Link, LockIcon } from '@touchline/ui-kit';
import type { ComponentProps, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Movement } from '../outcome/outcome-view.ts';
import { BankerMark } from './BankerMark.tsx';
import styles from './Coupon.module.css';

/** A bet of a coupon, as formatted texts. */
export interface CouponBetView {
  /** Id of the outcome. */
  id: number;
  /** Letter of this bet in combinations and in the history: `A`. */
  letter: string;
  /** Name of the picked outcome: `Over 2.5`, `Arsenal −1`. */
  pick: string;
  /** Market, preceded by special terms of the bet: `Total goals`, `Early payout · Match result`. @spec BT-15 */
  context: string;
  /** `Arsenal – Everton`. */
  game?: string;
  /** Score and clock of a live game: `67′ 2–1`. */
  live?: string;
  /** URL of the game page. */
  href?: string;
  /** Formatted current odds; on a receipt the odds of the placement. */
  odds: string;
  /** Odds when the player picked it, if they differ. */
  oddsWhenPicked?: string;
  /** Direction of the last odds change; absent if unchanged, and not shown while locked. */
  movement?: Movement;
  /** Whether the price is suspended, so that the bet can't be placed now. */
  isLocked?: boolean;
  /** Legs of a bet builder, as texts. @spec BT-10 */
  legs?: readonly string[];
  /** Sentence below the bet: why it is locked or not allowed in this coupon. */
  note?: string;
}

export interface CouponBetCardProps extends ComponentProps<'li'> {
  /** The bet. */
  bet: CouponBetView;
  /** Removes the bet; absent on receipts. */
  onRemove?: (outcomeId: number) => void;
  /** Whether it is a banker; absent if the type has none. */
  isBanker?: boolean;
  /** Called when the banker mark is clicked; without it the bet has no mark. */
  onBankerToggle?: (outcomeId: number) => void;
  /** Why it can't be a banker; the mark stays and shows the reason. */
  bankerReason?: string;
  /** Button after the market, for example of its rules. */
  tool?: ReactNode;
  /** Further controls of this bet, for example the separate stake of a single. */
  children?: ReactNode;
}

/** Square with the letter of a bet. */
export function BetLetter({ letter, isLost = false }: { letter: string; isLost?: boolean }) {
  return (
    <span className={styles.letter} data-lost={isLost ? '' : undefined}>
      {letter}
    </span>
  );
}

/**
 * One bet of the coupon: outcome and market in the first line, game and score in the second, beside them the odds and their change since the
 * bet was picked. Long names continue on a further line; nothing is truncated.
 *
 * @spec CP-25 CP-29
 */
export function CouponBetCard({
  bet,
  onRemove,
  isBanker,
  onBankerToggle,
  bankerReason,
  tool,
  children,
  className,
  ...rest
}: CouponBetCardProps) {
  const intl = useIntl();
  const { id, letter, pick, context, game, live, href, odds, oddsWhenPicked, movement, isLocked, note, legs } = bet;
  const linked = (text: ReactNode) => (href === undefined ? text : <Link href={href}>{text}</Link>);
  return (
    <li
      {...rest}
      // Receives the focus after the previous bet is removed.
      tabIndex={onRemove ? -1 : undefined}
      className={cx(styles.bet, className)}
      data-locked={isLocked ? '' : undefined}
      data-testid={`coupon-bet-${id}`}
    >
      <div className={styles.pick}>
        <BetLetter letter={letter} />
        <div className={styles.words}>
          <span dir="auto">{pick}</span>
          <span className={styles.context}>{game === undefined ? linked(context) : context}</span>
        </div>
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
      <div className={styles.match} data-wide={oddsWhenPicked === undefined ? '' : undefined}>
        {game !== undefined && linked(<span dir="auto">{game}</span>)}
        {live !== undefined && <span className={styles.live}>{live}</span>}
        {tool}
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

/** Arrow that shows the direction of a price change, in addition to its colour. */
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
