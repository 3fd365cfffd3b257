import { accessApi, ProblemNotice, useCall, useEnter } from '@touchline/identity-forms';
import { selectIsPlayer } from '@touchline/identity-state';
import { homePath, loginPath, officePath, registrationPath } from '@touchline/shared-routes';
import { selectLanguage } from '@touchline/shared-state';
import { Button, CodeField, LinkButton, Spinner } from '@touchline/ui-kit';
import { usePageParams } from '@touchline/ui-pages';
import { useEffect, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router';
import { Panel } from '../panel/Panel.tsx';
import styles from '../panel/Panel.module.css';

/** Target of the link in a registration e-mail: completes the registration and signs the player in. @spec ID-10 */
export function ActivatePage() {
  const isFast = usePageParams()['type'] === 'activatefast';
  return isFast ? <ConfirmContact /> : <ConfirmRegistration />;
}

/** Target of the link in an e-mail to a contact that was added or changed. @spec ID-10 ID-22 */
export function AccountVerifyPage() {
  return <ConfirmContact />;
}

/** Id and code from the link; null if the link is incomplete. */
function useLink(): { guid: string; code: string } | null {
  const [query] = useSearchParams();
  const [guid, code] = [query.get('guid'), query.get('code')];
  return guid === null || code === null ? null : { guid, code };
}

function ConfirmRegistration() {
  const lang = useSelector(selectLanguage);
  const enter = useEnter();
  const [isDone, setDone] = useState(false);
  const call = useCall(accessApi.registerDone, (answer) => {
    enter(answer);
    setDone(true);
  });
  return (
    <ConfirmPanel
      {...call}
      isDone={isDone}
      done={<FormattedMessage id="identity.activate.registered" defaultMessage="Your account is ready and you're signed in." />}
      next={
        <LinkButton look="primary" size="large" href={homePath(lang)}>
          <FormattedMessage id="identity.activate.start" defaultMessage="Start" />
        </LinkButton>
      }
      back={
        <LinkButton href={registrationPath(lang)}>
          <FormattedMessage id="identity.activate.again" defaultMessage="Back to registration" />
        </LinkButton>
      }
    />
  );
}

function ConfirmContact() {
  const lang = useSelector(selectLanguage);
  const isPlayer = useSelector(selectIsPlayer);
  const [kind, setKind] = useState<'email' | 'phone' | null>(null);
  const call = useCall(accessApi.activate, (answer) => setKind(answer.kind));
  const security = isPlayer ? officePath(lang, 'security') : loginPath(lang);
  return (
    <ConfirmPanel
      {...call}
      isDone={kind !== null}
      done={
        kind === 'phone' ? (
          <FormattedMessage id="identity.activate.phone" defaultMessage="Your phone number is confirmed." />
        ) : (
          <FormattedMessage id="identity.activate.email" defaultMessage="Your email is confirmed." />
        )
      }
      next={
        <LinkButton look="primary" size="large" href={security}>
          {isPlayer ? (
            <FormattedMessage id="identity.activate.security" defaultMessage="Account protection" />
          ) : (
            <FormattedMessage id="identity.login.submit" defaultMessage="Sign in" />
          )}
        </LinkButton>
      }
      back={
        <LinkButton href={security}>
          <FormattedMessage id="identity.activate.newCode" defaultMessage="Request a new code" />
        </LinkButton>
      }
    />
  );
}

interface ConfirmPanelProps extends ReturnType<typeof useCall<{ guid: string; code: string }, unknown>> {
  isDone: boolean;
  done: ReactNode;
  next: ReactNode;
  back: ReactNode;
}

/** Submits the code of the link at once; another one can be typed. */
function ConfirmPanel({ isDone, done, next, back, run, isRunning, problem }: ConfirmPanelProps) {
  const intl = useIntl();
  const link = useLink();
  const [code, setCode] = useState('');
  const [guid, first] = [link?.guid, link?.code];
  useEffect(() => {
    if (guid !== undefined && first !== undefined) run({ guid, code: first });
  }, [run, guid, first]);
  return (
    <Panel title={<FormattedMessage id="identity.activate.title" defaultMessage="Confirm your details" />}>
      {isDone && (
        <>
          <p role="status" className={styles.text}>
            {done}
          </p>
          {next}
        </>
      )}
      {!isDone && link === null && (
        <>
          <p className={styles.text}>
            <FormattedMessage
              id="identity.activate.noLink"
              defaultMessage="This link isn't complete. Open it from your email again, or request a new code."
            />
          </p>
          {back}
        </>
      )}
      {!isDone && link !== null && isRunning && (
        <Spinner label={intl.formatMessage({ id: 'identity.activate.checking', defaultMessage: 'Checking your code' })} />
      )}
      {!isDone && link !== null && !isRunning && problem !== null && (
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (code.length === 6) run({ guid: link.guid, code });
          }}
        >
          <ProblemNotice problem={problem} />
          {problem.code === 'wrong_code' && (
            <>
              <CodeField value={code} onChange={setCode} label={<FormattedMessage id="identity.code.label" defaultMessage="Code" />} />
              <Button type="submit" look="primary" disabled={code.length !== 6}>
                <FormattedMessage id="identity.code.submit" defaultMessage="Continue" />
              </Button>
            </>
          )}
          {problem.code === 'network' || problem.code === 'unavailable' ? (
            <Button onClick={() => run(link)}>
              <FormattedMessage id="identity.registration.again" defaultMessage="Try again" />
            </Button>
          ) : (
            back
          )}
        </form>
      )}
    </Panel>
  );
}
