import { ChevronRightIcon, cx } from '@touchline/ui-kit';
import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { BetLetter } from '../coupon/CouponBetCard.tsx';
import styles from './BetHistory.module.css';
import { StatusTag } from './StatusTag.tsx';
import type { BetStatusId, CouponStateId } from './StatusTag.tsx';

/** A bet of a placed coupon, as formatted texts. */
export interface HistoryBetView {
  /** Unique in the coupon. */
  id: number;
  /** Letter of this bet in combinations: `A`. */
  letter: string;
  /** Name of the picked outcome: `Over 2.5`. */
  pick: string;
  /** `Total goals`. */
  market: string;
  /** `Arsenal – Everton`. */
  game: string;
  /** Result that settled it; absent while open. */
  score?: string;
  /** What followed regular time: `3:3 (4:2 on penalties)`. */
  ending?: string | undefined;
  /** Formatted odds of the placement. */
  odds: string;
  /** Status of the bet. */
  status: BetStatusId;
  /** Legs of a bet builder, each with its status. @spec BT-10 */
  legs?: readonly { id: number; words: string; status: BetStatusId }[];
}

/** One combination of a system with its payout. */
export interface SettledCombination {
  /** Letters of its bets, with the lost ones marked. */
  letters: readonly { letter: string; isLost: boolean }[];
  /** `€5.00 × 2.49`, `D lost`. */
  how: string;
  /** Formatted; a dash if nothing was paid. */
  paid: string;
  /** Whether it paid anything: the sum is emphasized. */
  isPaid: boolean;
}

export interface BetHistoryCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** Number shown to the player, for example to support. */
  couponId: string;
  /** `Express`, `System 2 of 3`. */
  typeName: string;
  /** Formatted. */
  placedAt: string;
  /** The bets in one line. */
  summary: string;
  /** State of the whole coupon. */
  state: CouponStateId;
  /** `3.42`, or `4 comb.` for a system. */
  odds: string;
  /** Formatted; the sum of all combinations. */
  stake: string;
  /** Its payout; a dash while open. */
  paid: string;
  /** Whether it paid anything: the sum is emphasized. */
  isPaid?: boolean;
  /** Formatted payout of an open coupon if every bet wins. A narrow card shows it instead of the dash. */
  possibleWin?: string;
  /** In the order of their letters. */
  bets: readonly HistoryBetView[];
  /** Combinations of a system with their heading; absent for other types. */
  combinations?: { title: string; rows: readonly SettledCombination[] };
  /** Explanation of the settlement. */
  words?: ReactNode;
  /** Actions: bet again, print. */
  actions?: ReactNode;
  /** Shown below the bets while the card is open: how the coupon is settled. */
  more?: ReactNode;
  /** Whether the bets are shown. */
  isOpen: boolean;
  /** Called when the line is clicked. */
  onToggle?: () => void;
}

/** Column heads above the cards; hidden if the cards have no columns. Each card also names its figures itself. */
export function BetHistoryHeads() {
  return (
    <div className={styles.columns} aria-hidden="true">
      <span />
      <span>
        <FormattedMessage id="betting.history.head.placed" defaultMessage="Placed" />
      </span>
      <span>
        <FormattedMessage id="betting.history.head.type" defaultMessage="Type" />
      </span>
      <span>
        <FormattedMessage id="betting.history.head.bets" defaultMessage="Selections" />
      </span>
      <span className={styles.tag}>
        <FormattedMessage id="betting.history.result" defaultMessage="Status" />
      </span>
      <span data-end="">
        <FormattedMessage id="betting.history.odds" defaultMessage="Odds" />
      </span>
      <span data-end="">
        <FormattedMessage id="betting.history.head.stake" defaultMessage="Stake" />
      </span>
      <span data-end="">
        <FormattedMessage id="betting.history.paidBack" defaultMessage="Returns" />
      </span>
    </div>
  );
}

/** A coupon in the history: one line, which expands to its bets and settlement. @spec AC-05 OD-02 */
export function BetHistoryCard({
  couponId,
  typeName,
  placedAt,
  summary,
  state,
  odds,
  stake,
  paid,
  isPaid = false,
  possibleWin,
  bets,
  combinations,
  words,
  actions,
  more,
  isOpen,
  onToggle,
  className,
  ...rest
}: BetHistoryCardProps) {
  const id = useId();
  return (
    <article {...rest} className={cx(styles.card, className)} data-coupon={couponId}>
      <button type="button" className={styles.head} aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
        <ChevronRightIcon data-flip="" />
        <span className={styles.placed}>{placedAt}</span>
        <span className={styles.type}>{typeName}</span>
        <span className={styles.bets} title={summary}>
          {summary}
        </span>
        <span className={styles.tag}>
          <StatusTag status={state} />
        </span>
        <span className={styles.figure} data-odds="">
          {odds}
        </span>
        <span className={styles.figure} data-stake="">
          {stake}
        </span>
        <span className={styles.figure} data-pays="" data-strong={isPaid ? '' : undefined}>
          {paid}
        </span>
        {possibleWin !== undefined && (
          <span className={styles.possible}>
            <small>
              <FormattedMessage id="betting.coupon.possibleWin" defaultMessage="Potential winnings" />
            </small>{' '}
            <b>
              <bdi>{possibleWin}</bdi>
            </b>
          </span>
        )}
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <div className={styles.body}>
            <Legs bets={bets} />
            <div className={styles.sum}>
              <h3>
                <FormattedMessage id="betting.history.number" defaultMessage="Bet #{number}" values={{ number: couponId }} />
              </h3>
              {combinations && <Combinations {...combinations} />}
              <div className={styles.total}>
                <FormattedMessage id="betting.history.paidBack" defaultMessage="Returns" />
                <b>
                  <bdi>{paid}</bdi>
                </b>
              </div>
              {words !== undefined && <p className={styles.words}>{words}</p>}
              {actions !== undefined && <div className={styles.actions}>{actions}</div>}
            </div>
            {more !== undefined && <div className={styles.more}>{more}</div>}
          </div>
        )}
      </div>
    </article>
  );
}

function Legs({ bets }: { bets: readonly HistoryBetView[] }) {
  return (
    <div className={styles.legs} tabIndex={0} role="group">
      <table>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="betting.history.bet" defaultMessage="Selection" />
            </th>
            <th scope="col" className={styles.game}>
              <FormattedMessage id="betting.history.event" defaultMessage="Event" />
            </th>
            <th scope="col" data-end="">
              <FormattedMessage id="betting.history.score" defaultMessage="Score" />
            </th>
            <th scope="col" data-end="">
              <FormattedMessage id="betting.history.odds" defaultMessage="Odds" />
            </th>
            <th scope="col">
              <FormattedMessage id="betting.history.result" defaultMessage="Status" />
            </th>
          </tr>
        </thead>
        <tbody>
          {bets.map((bet) => (
            <tr key={bet.id}>
              <td>
                <span className={styles.leg}>
                  <BetLetter letter={bet.letter} />
                  <span>
                    {bet.legs === undefined && <b dir="auto">{bet.pick}</b>}
                    <small>{bet.market}</small>
                    {bet.legs?.map((leg) => (
                      <small key={leg.id} className={styles.builderLeg}>
                        <bdi>{leg.words}</bdi> <StatusTag status={leg.status} />
                      </small>
                    ))}
                    <small className={styles.gameBelow} dir="auto">
                      {bet.game}
                    </small>
                  </span>
                </span>
              </td>
              <td className={styles.game} dir="auto">
                {bet.game}
              </td>
              <td data-end="">
                <bdi>{bet.score ?? '–'}</bdi>
                {bet.ending !== undefined && <small dir="auto">{bet.ending}</small>}
              </td>
              <td data-end="">
                <b>{bet.odds}</b>
              </td>
              <td>
                <StatusTag status={bet.status} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Combinations({ title, rows }: { title: string; rows: readonly SettledCombination[] }) {
  return (
    <>
      <p>{title}</p>
      <div className={styles.combos}>
        {rows.map((row) => (
          <div key={row.letters.map(({ letter }) => letter).join('')} className={styles.combo} data-paid={row.isPaid ? '' : undefined}>
            <span>
              {row.letters.map(({ letter, isLost }) => (
                <BetLetter key={letter} letter={letter} isLost={isLost} />
              ))}
            </span>
            <span>{row.how}</span>
            <span>{row.paid}</span>
          </div>
        ))}
      </div>
    </>
  );
}
