import { credentialsSeen } from '@touchline/identity-state';
import { homePath } from '@touchline/shared-routes';
import { selectLanguage } from '@touchline/shared-state';
import { LinkButton } from '@touchline/ui-kit';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { Panel } from '../panel/Panel.tsx';
import styles from '../panel/Panel.module.css';

/** The generated login and password, shown only once. */
export function Credentials({ login, password }: { login: string; password: string }) {
  const dispatch = useDispatch();
  const lang = useSelector(selectLanguage);
  const box = useRef<HTMLDListElement>(null);

  useEffect(() => {
    box.current?.focus();
  }, []);

  return (
    <Panel title={<FormattedMessage id="identity.credentials.title" defaultMessage="Your account is ready" />}>
      <p className={styles.text}>
        <FormattedMessage
          id="identity.credentials.keep"
          defaultMessage="Save your username and password now. For your security, the password is shown only once."
        />
      </p>
      <dl ref={box} tabIndex={-1} className={styles.made}>
        <dt>
          <FormattedMessage id="identity.credentials.login" defaultMessage="Username" />
        </dt>
        <dd dir="ltr" data-testid="made-login">
          {login}
        </dd>
        <dt>
          <FormattedMessage id="identity.password" defaultMessage="Password" />
        </dt>
        <dd dir="ltr" data-testid="made-password">
          {password}
        </dd>
      </dl>
      <LinkButton look="primary" size="large" href={homePath(lang)} onClick={() => dispatch(credentialsSeen())}>
        <FormattedMessage id="identity.credentials.done" defaultMessage="I've saved them" />
      </LinkButton>
    </Panel>
  );
}
