import { DATE_STYLES } from '@touchline/shared-primitives';
import { accountsWanted, selectAccountsState, selectOpenCouponsCount, selectSessionPosition } from '@touchline/account-state';
import { logoutRequested, selectSession } from '@touchline/identity-state';
import { Button, Money } from '@touchline/ui-kit';
import { useEffect } from 'react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { Profile } from '../profile/Profile.tsx';
import { Wallets } from '../wallets/Wallets.tsx';
import styles from './AccountPage.module.css';
import { ConvertReminder } from './ConvertReminder.tsx';
import { UserFacts } from './UserFacts.tsx';

/** Accounts, result of the session and personal data. @spec AC-01 AC-02 AC-07 */
export function AccountPage() {
  const dispatch = useDispatch();
  const state = useSelector(selectAccountsState);

  useEffect(() => {
    dispatch(accountsWanted());
  }, [dispatch]);

  return (
    <div className={styles.page}>
      {state.status === 'failed' && (
        <p role="alert" className={styles.note}>
          <FormattedMessage id="account.failure.unavailable" defaultMessage="We can't show your account right now." />{' '}
          <Button size="small" onClick={() => dispatch(accountsWanted())}>
            <FormattedMessage id="account.again" defaultMessage="Try again" />
          </Button>
        </p>
      )}
      <ConvertReminder />
      <Wallets />
      <SessionFacts />
      <UserFacts />
      <Profile />
      <p className={styles.note}>
        <FormattedMessage id="account.playMoney" defaultMessage="All amounts are play money and have no cash value." />
      </p>
      <div>
        <Button onClick={() => dispatch(logoutRequested())}>
          <FormattedMessage id="account.signOut" defaultMessage="Sign out" />
        </Button>
      </div>
    </div>
  );
}

/** Start of this session and of the previous one, and the money staked and won in it. */
function SessionFacts() {
  const session = useSelector(selectSession);
  const position = useSelector(selectSessionPosition);
  const state = useSelector(selectAccountsState);
  const openCoupons = useSelector(selectOpenCouponsCount);
  if (session.status !== 'player') return null;
  const exponent = state.status === 'ready' ? (state.accounts.find(({ iso }) => iso === position?.iso)?.exponent ?? 2) : 2;
  return (
    <dl className={styles.facts}>
      {session.startedAt !== null && (
        <>
          <dt>
            <FormattedMessage id="account.session.started" defaultMessage="Session started" />
          </dt>
          <dd>
            <Moment seconds={session.startedAt} />
          </dd>
        </>
      )}
      {session.previousLoginAt !== null && (
        <>
          <dt>
            <FormattedMessage id="account.session.previous" defaultMessage="Last sign-in" />
          </dt>
          <dd>
            <Moment seconds={session.previousLoginAt} />
          </dd>
        </>
      )}
      {position && (
        <>
          <dt>
            <FormattedMessage id="account.session.staked" defaultMessage="Session stakes" />
          </dt>
          <dd>
            <Money amount={position.staked} exponent={exponent} iso={position.iso} />
          </dd>
          <dt>
            <FormattedMessage id="account.session.returned" defaultMessage="Session returns" />
          </dt>
          <dd>
            <Money amount={position.returned} exponent={exponent} iso={position.iso} />
          </dd>
          <dt>
            <FormattedMessage id="account.session.atStake" defaultMessage="At stake" />
          </dt>
          <dd>
            <Money amount={position.atStake} exponent={exponent} iso={position.iso} />
          </dd>
          <dt>
            <FormattedMessage id="account.session.net" defaultMessage="Session profit/loss" />
          </dt>
          <dd>
            <Money amount={position.net} exponent={exponent} iso={position.iso} isSigned />
          </dd>
        </>
      )}
      <dt>
        <FormattedMessage id="account.openCoupons" defaultMessage="Open bets" />
      </dt>
      <dd>{openCoupons}</dd>
    </dl>
  );
}

function Moment({ seconds }: { seconds: number }) {
  return (
    <span>
      <FormattedDate value={seconds * 1000} {...DATE_STYLES.dateTime} />
    </span>
  );
}
