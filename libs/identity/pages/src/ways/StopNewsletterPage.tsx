import { accessApi, ProblemNotice, useCall } from '@touchline/identity-forms';
import { officePath } from '@touchline/shared-routes';
import { selectLanguage } from '@touchline/shared-state';
import { Button, Link } from '@touchline/ui-kit';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router';
import { Panel } from '../panel/Panel.tsx';
import styles from '../panel/Panel.module.css';

/** Unsubscribe page of newsletters. It asks for a click, because mail programs open links automatically. @spec ID-10 ID-12 */
export function StopNewsletterPage() {
  const lang = useSelector(selectLanguage);
  const [query] = useSearchParams();
  const token = query.get('token');
  const [isDone, setDone] = useState(false);
  const stop = useCall(accessApi.newsletterStop, () => setDone(true));
  return (
    <Panel title={<FormattedMessage id="identity.newsletter.title" defaultMessage="Unsubscribe" />}>
      <ProblemNotice problem={stop.problem} />
      {isDone && (
        <p role="status" className={styles.text}>
          <FormattedMessage id="identity.newsletter.done" defaultMessage="You won't get our newsletter any more." />
        </p>
      )}
      {!isDone && token !== null && (
        <>
          <p className={styles.text}>
            <FormattedMessage
              id="identity.newsletter.ask"
              defaultMessage="Stop our newsletter to this email? Letters about your account keep coming."
            />
          </p>
          <Button look="primary" size="large" isBusy={stop.isRunning} onClick={() => stop.run(token)}>
            <FormattedMessage id="identity.newsletter.stop" defaultMessage="Stop the newsletter" />
          </Button>
        </>
      )}
      {token === null && (
        <p className={styles.text}>
          <FormattedMessage
            id="identity.newsletter.noLink"
            defaultMessage="This link isn't complete. You can choose what we write about in your settings."
          />
        </p>
      )}
      <Link className={styles.forgot} href={officePath(lang, 'settings')}>
        <FormattedMessage id="identity.newsletter.settings" defaultMessage="Mailing settings" />
      </Link>
    </Panel>
  );
}
