import { ProblemNotice } from '@touchline/identity-forms';
import type { IdentityCheck } from '@touchline/identity-contract';
import { officePath } from '@touchline/shared-routes';
import { selectLanguage } from '@touchline/shared-state';
import { Button, Checkbox, Link, LinkButton, Notice, Spinner } from '@touchline/ui-kit';
import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { Panel } from '../panel/Panel.tsx';
import panel from '../panel/Panel.module.css';
import styles from './IdentityCheckPage.module.css';
import { type Check, useCheck } from './use-check.ts';

const w = defineMessages({
  title: { id: 'identity.check.title', defaultMessage: 'ID verification' },
  loading: { id: 'identity.check.loading', defaultMessage: 'Looking up your verification' },
  frame: { id: 'identity.check.frame', defaultMessage: 'ID verification by our partner' },
});
const states = defineMessages({
  open: { id: 'identity.check.open', defaultMessage: 'Follow the steps below. We show the result here.' },
  checking: { id: 'identity.check.checking', defaultMessage: 'Your documents are being checked. You can leave this page.' },
  verified: { id: 'identity.check.verified', defaultMessage: 'Your account is verified. Nothing more is needed.' },
  approved: { id: 'identity.check.approved', defaultMessage: 'The check went well. We still need one more document from you.' },
  away: {
    id: 'identity.check.away',
    defaultMessage: "Our verification partner isn't available right now. Try again later, or upload your documents to us.",
  },
});
const reasons = defineMessages({
  unreadable: { id: 'identity.check.unreadable', defaultMessage: 'The check failed: the text could not be read.' },
  cropped: { id: 'identity.check.cropped', defaultMessage: 'The check failed: a corner of the document was missing.' },
  expired: { id: 'identity.check.expired', defaultMessage: 'The check failed: the document has expired.' },
  'other-person': { id: 'identity.check.other', defaultMessage: 'The check failed: the name differs from your profile.' },
});
const failed = defineMessages({ words: { id: 'identity.check.failed', defaultMessage: 'The check failed.' } });

/** The identity check: first consent, then the provider's frame, then the state of the check. @spec RT-18 AC-09 */
export function IdentityCheckPage() {
  const intl = useIntl();
  const lang = useSelector(selectLanguage);
  const { check, look, start } = useCheck();
  const isAway = check?.isReachable === false;
  return (
    <Panel title={<FormattedMessage {...w.title} />}>
      {check !== null && <State check={check} />}
      <ProblemNotice problem={check === null ? look.problem : start.problem} />
      {check === null && look.problem === null && <Spinner label={intl.formatMessage(w.loading)} />}
      {(isAway || (check === null && look.problem !== null)) && (
        <Button onClick={() => (isAway && check.state === 'none' ? start.run(lang) : look.run(null))} isBusy={start.isRunning}>
          <FormattedMessage id="identity.registration.again" defaultMessage="Try again" />
        </Button>
      )}
      {check !== null && !check.isVerified && !isAway && <Step check={check} start={start} lang={lang} />}
      {check?.isVerified === true || check?.state === 'approved' ? (
        <LinkButton look="primary" href={officePath(lang, 'verification')}>
          <FormattedMessage id="identity.check.documents" defaultMessage="My documents" />
        </LinkButton>
      ) : (
        <Link className={panel.forgot} href={officePath(lang, 'verification')}>
          <FormattedMessage id="identity.check.byHand" defaultMessage="Upload documents instead" />
        </Link>
      )}
    </Panel>
  );
}

/** State of the check, as text. */
function State({ check: { state, reason, isVerified, isReachable } }: { check: IdentityCheck }) {
  if (isVerified) return <StatusNotice tone="ok" of={states.verified} />;
  if (!isReachable) return <StatusNotice tone="warn" of={states.away} />;
  if (state === 'refused') return <StatusNotice tone="error" of={reason === null ? failed.words : reasons[reason]} />;
  return state === 'none' ? null : <StatusNotice tone={state === 'approved' ? 'ok' : 'info'} of={states[state]} />;
}

const StatusNotice = ({ tone, of }: { tone: 'ok' | 'warn' | 'error' | 'info'; of: { id: string; defaultMessage: string } }) => (
  <Notice tone={tone}>
    <FormattedMessage {...of} />
  </Notice>
);

/** The player's next step. */
function Step({ check: { state, frameUrl }, start, lang }: { check: IdentityCheck; start: Check['start']; lang: string }) {
  const intl = useIntl();
  if (state === 'none' || state === 'refused') return <Consent start={start} lang={lang} />;
  if (frameUrl === null) return null;
  return (
    <iframe
      src={frameUrl}
      title={intl.formatMessage(w.frame)}
      className={styles.frame}
      sandbox="allow-forms allow-scripts allow-same-origin"
      referrerPolicy="no-referrer"
    />
  );
}

/** Consent form; nothing is requested or loaded from the provider before the player agrees. */
function Consent({ start, lang }: { start: Check['start']; lang: string }) {
  const [hasAgreed, setAgreed] = useState(false);
  return (
    <div className={styles.steps}>
      <p className={panel.text}>
        <FormattedMessage
          id="identity.check.why"
          defaultMessage="A partner checks your identity for us. The check opens on this page and takes a few minutes."
        />
      </p>
      <ul className={styles.list}>
        <li>
          <FormattedMessage id="identity.check.gets" defaultMessage="The partner gets what you send it: your documents and photos." />
        </li>
        <li>
          <FormattedMessage id="identity.check.weGet" defaultMessage="We get the result and, if the check fails, the reason." />
        </li>
      </ul>
      <Checkbox
        label={<FormattedMessage id="identity.check.agree" defaultMessage="I agree that the partner checks my identity" />}
        checked={hasAgreed}
        onChange={({ target }) => setAgreed(target.checked)}
      />
      <Button look="primary" size="large" disabled={!hasAgreed} isBusy={start.isRunning} onClick={() => start.run(lang)}>
        <FormattedMessage id="identity.check.start" defaultMessage="Start the check" />
      </Button>
    </div>
  );
}
