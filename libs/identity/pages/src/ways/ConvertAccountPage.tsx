import { accessApi, ProblemNotice, useCall } from '@touchline/identity-forms';
import type { Conversion } from '@touchline/identity-contract';
import { officePath } from '@touchline/shared-routes';
import { selectLanguage } from '@touchline/shared-state';
import { Button, Link, Spinner } from '@touchline/ui-kit';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { Panel } from '../panel/Panel.tsx';
import styles from '../panel/Panel.module.css';

/** Makes the account in use the main account, where allowed. @spec ID-11 */
export function ConvertAccountPage() {
  const intl = useIntl();
  const lang = useSelector(selectLanguage);
  const [allowed, setAllowed] = useState<Conversion['allowed'] | null>(null);
  const [isDone, setDone] = useState(false);
  const look = useCall(
    (to, _: null, signal) => accessApi.conversion(to, signal),
    (answer) => setAllowed(answer.allowed),
  );
  const convert = useCall(
    (to, _: null, signal) => accessApi.convert(to, signal),
    (answer) => {
      setAllowed(answer.allowed);
      setDone(true);
    },
  );
  const { run } = look;
  useEffect(() => run(null), [run]);
  return (
    <Panel title={<FormattedMessage id="identity.convert.title" defaultMessage="Main account" />}>
      <ProblemNotice problem={look.problem ?? convert.problem} />
      {look.problem !== null && (
        <Button onClick={() => run(null)}>
          <FormattedMessage id="identity.registration.again" defaultMessage="Try again" />
        </Button>
      )}
      {allowed === null && look.problem === null && (
        <Spinner label={intl.formatMessage({ id: 'identity.convert.loading', defaultMessage: 'Looking at your accounts' })} />
      )}
      {isDone && (
        <p role="status" className={styles.text}>
          <FormattedMessage id="identity.convert.done" defaultMessage="Done. The account in use is now your main account." />
        </p>
      )}
      {!isDone && allowed === 'no' && (
        <p className={styles.text}>
          <FormattedMessage id="identity.convert.no" defaultMessage="You have one account for play, so there is nothing to convert." />
        </p>
      )}
      {!isDone && allowed === 'main' && (
        <p className={styles.text}>
          <FormattedMessage
            id="identity.convert.main"
            defaultMessage="You're using your main account. Switch to another account first if you want that one to be the main account."
          />
        </p>
      )}
      {!isDone && allowed === 'additional' && (
        <>
          <p className={styles.text}>
            <FormattedMessage
              id="identity.convert.additional"
              defaultMessage="The account in use is an additional one. Make it your main account? Balances stay where they are."
            />
          </p>
          <Button look="primary" size="large" isBusy={convert.isRunning} onClick={() => convert.run(null)}>
            <FormattedMessage id="identity.convert.make" defaultMessage="Make it the main account" />
          </Button>
        </>
      )}
      <Link className={styles.forgot} href={officePath(lang, 'account')}>
        <FormattedMessage id="identity.convert.accounts" defaultMessage="My accounts" />
      </Link>
    </Panel>
  );
}
