import { Button, ChevronLeftIcon, ChevronRightIcon } from '@touchline/ui-kit';
import { Fragment } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { BetLetter } from './CouponBetCard.tsx';
import styles from './WhatIf.module.css';

/** One combination, as formatted texts. */
export interface CombinationView {
  /** Index in the whole list, from zero. */
  at: number;
  /** Letters of its bets, with the lost ones marked. */
  letters: readonly { letter: string; isLost: boolean }[];
  /** The return of its first bet is placed on the others. */
  isAnyToCome?: boolean;
  /** `€5.00 × 3.885`, `C lost`. */
  how: string;
  /** Its payout. */
  pays: string;
  /** Whether it pays anything: the sum is emphasized. */
  isPaid: boolean;
}

export interface CombinationListProps {
  /** Number of all combinations; the rows are one page of them. */
  total: number;
  /** The current page; the index of its first row determines the page number. */
  rows: readonly CombinationView[];
  /** Number of rows on a full page. */
  pageSize: number;
  /** Shows the page that starts at this index. */
  onPage: (from: number) => void;
}

/**
 * All combinations of a system, one page at a time: a list of millions costs only what is shown, and screen readers get a plain table.
 *
 * @spec CP-10
 */
export function CombinationList({ total, rows, pageSize, onPage }: CombinationListProps) {
  const intl = useIntl();
  const from = rows[0]?.at ?? 0;
  const last = Math.floor(Math.max(0, total - 1) / pageSize) * pageSize;
  const title = intl.formatMessage(
    { id: 'betting.combinations.title', defaultMessage: '{count, plural, one {# combination} other {# combinations}}' },
    { count: total },
  );
  const turn = (label: string, to: number, isBack: boolean) => (
    <Button
      size="small"
      aria-label={label}
      aria-disabled={isBack ? from === 0 : from >= last}
      onClick={() => {
        const next = Math.min(last, Math.max(0, to));
        if (next !== from) onPage(next);
      }}
    >
      {isBack ? <ChevronLeftIcon data-flip="" /> : <ChevronRightIcon data-flip="" />}
    </Button>
  );
  return (
    <section className={styles.combinations} aria-label={title}>
      <h3>{title}</h3>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="betting.history.head.bets" defaultMessage="Selections" />
            </th>
            <th scope="col">
              <FormattedMessage id="betting.combinations.how" defaultMessage="Stake × odds" />
            </th>
            <th scope="col">
              <FormattedMessage id="betting.combinations.pays" defaultMessage="Payout" />
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ at, letters, isAnyToCome, how, pays, isPaid }) => (
            <tr key={at} data-paid={isPaid ? '' : undefined}>
              <th scope="row">
                <span className={styles.letters}>
                  {letters.map(({ letter, isLost }, nth) => (
                    <Fragment key={letter}>
                      <BetLetter letter={letter} isLost={isLost} />
                      {isAnyToCome === true && nth === 0 && (
                        <small>
                          <FormattedMessage id="betting.combinations.then" defaultMessage="then" />
                        </small>
                      )}
                    </Fragment>
                  ))}
                </span>
              </th>
              <td>
                <bdi>{how}</bdi>
              </td>
              <td>
                <bdi>{pays}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {total > pageSize && (
        <div className={styles.pager}>
          {turn(intl.formatMessage({ id: 'betting.combinations.back', defaultMessage: 'Previous combinations' }), from - pageSize, true)}
          <span role="status">
            <FormattedMessage
              id="betting.combinations.range"
              defaultMessage="{from, number}–{to, number} of {total, number}"
              values={{ from: from + 1, to: from + rows.length, total }}
            />
          </span>
          {turn(intl.formatMessage({ id: 'betting.combinations.next', defaultMessage: 'Next combinations' }), from + pageSize, false)}
          <Button size="small" look="quiet" onClick={() => onPage(from === last ? 0 : last)}>
            {from === last ? (
              <FormattedMessage id="betting.combinations.first" defaultMessage="First" />
            ) : (
              <FormattedMessage id="betting.combinations.last" defaultMessage="Last" />
            )}
          </Button>
        </div>
      )}
    </section>
  );
}
