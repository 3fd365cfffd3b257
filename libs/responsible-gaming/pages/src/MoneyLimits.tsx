import type { AvailableLimit } from '@touchline/responsible-gaming-contract';
import { selectLimits } from '@touchline/responsible-gaming-state';
import { LIMIT_NAMES } from '@touchline/responsible-gaming-ui';
import { Link } from '@touchline/ui-kit';
import { pageStyles, usePageQuery, useQueryPath } from '@touchline/ui-pages';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { HeldLimits } from './HeldLimits.tsx';
import styles from './LimitsPage.module.css';
import { Lock } from './Lock.tsx';
import { MoneyLimit, MoneyLimitState, moneyOf, WaitingValue } from './MoneyLimit.tsx';
import { PastLimits } from './PastLimits.tsx';

const DEPOSITS: readonly number[] = [20, 21, 22];

/** The limit that the address names by `limit`, or else the first. */
function useChosen(offered: readonly AvailableLimit[]): AvailableLimit | undefined {
  const named = usePageQuery().get('limit');
  return offered.find(({ limitType }) => String(limitType) === named) ?? offered[0];
}

/** What applies now, and what waits for the player's confirmation. */
function RowState({ offered }: { offered: AvailableLimit }) {
  const intl = useIntl();
  const { limits } = useSelector(selectLimits);
  const pending = limits.find(({ limitType, limitState }) => limitType === offered.limitType && limitState === 'PENDING');
  return (
    <span>
      <MoneyLimitState offered={offered} />
      {pending !== undefined && (
        <>
          <span> · </span>
          <WaitingValue pending={pending} money={moneyOf(intl, offered)(pending)} />
        </>
      )}
    </span>
  );
}

interface GroupProps {
  offered: readonly AvailableLimit[];
  chosen: AvailableLimit | undefined;
  /** Whether a limit that opens takes the focus. */
  isFocused: boolean;
  back?: string | null;
}

/** Limits in a row each; the chosen one is open with its form. */
function Group({ offered, chosen, isFocused, back = null }: GroupProps) {
  const pathWith = useQueryPath();
  return (
    <ul className={styles.limits}>
      {offered.map((each) => {
        const name = LIMIT_NAMES[each.limitType];
        if (name === undefined) return null;
        return (
          <li key={each.limitType}>
            {each === chosen ? (
              <MoneyLimit offered={each} isFocused={isFocused} back={back} />
            ) : (
              <Link className={styles.limit} href={pathWith({ limit: String(each.limitType) })}>
                <span>
                  <FormattedMessage {...name} />
                </span>{' '}
                <RowState offered={each} />
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/**
 * How limits apply, all limits of money with one form, their lock, and limits of the past.
 *
 * @param back - page that waits for a deposit limit; its form is open first.
 * @spec RG-05 RG-17 LIM-12 LIM-14
 */
export function MoneyLimits({ back }: { back: string | null }) {
  const { offered } = useSelector(selectLimits);
  const deposits = offered.filter(({ limitType }) => DEPOSITS.includes(limitType));
  const stakes = offered.filter((each) => each.measure === 'money' && !deposits.includes(each));
  const chosen = useChosen(back === null ? [...stakes, ...deposits] : [...deposits, ...stakes]);
  // A row that was pressed becomes a form, and the page is shown from its top: the focus leads to the form.
  const limitType = chosen?.limitType;
  const [opened, setOpened] = useState({ limitType, isPressed: false });
  if (opened.limitType !== limitType) setOpened({ limitType, isPressed: true });
  return (
    <>
      <p className={styles.fact}>
        <FormattedMessage
          id="limits.how"
          defaultMessage="A lower limit applies at once. Raising or removing a limit takes 24 hours and your confirmation. Each bet counts from the moment you place it, for the length of the limit."
        />{' '}
        <FormattedMessage id="limits.allAccounts" defaultMessage="Each limit covers all your accounts together, whatever their currency." />
      </p>
      {stakes.length > 0 && (
        <>
          <h2 className={pageStyles.heading}>
            <FormattedMessage id="limits.heading.money" defaultMessage="Stake and loss limits" />
          </h2>
          <Group offered={stakes} chosen={chosen} isFocused={opened.isPressed} />
        </>
      )}
      {deposits.length > 0 && (
        <>
          <h2 className={pageStyles.heading}>
            <FormattedMessage id="limits.heading.deposits" defaultMessage="Deposit limits" />
          </h2>
          <Group offered={deposits} chosen={chosen} isFocused={opened.isPressed} back={back} />
        </>
      )}
      <Lock />
      <HeldLimits offered={offered} />
      <PastLimits />
    </>
  );
}
