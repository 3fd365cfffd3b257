import { socialApi, useCall } from '@touchline/identity-forms';
import { failureDismissed, selectIsPlayer, selectSignIn } from '@touchline/identity-state';
import { homePath, registrationPath, safeReturnUrl } from '@touchline/shared-routes';
import { selectLanguage, type SectionModalProps } from '@touchline/shared-state';
import { Button, Link, SegmentedControl } from '@touchline/ui-kit';
import { useEffect, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate, useSearchParams } from 'react-router';
import { Panel, PanelInModal } from '../panel/Panel.tsx';
import styles from '../panel/Panel.module.css';
import { EmailLinkEntry, EmailLinkForm } from './EmailLinkForm.tsx';
import { PasskeyButton } from './PasskeyButton.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { PhonePasswordForm } from './PhonePasswordForm.tsx';
import { QrForm } from './QrForm.tsx';
import { SmsForm } from './SmsForm.tsx';
import { SocialButtons } from '../providers/SocialButtons.tsx';
import { isOutcome, SocialLink, SocialOutcome } from '../providers/SocialOutcome.tsx';
import { useTelegram } from '../providers/use-signed.ts';
import { useOneTap } from '../social/use-one-tap.ts';
import { useSocialTicket } from '../social/use-social-ticket.ts';
import { TokenForm } from './TokenForm.tsx';
import { TwoStepForm } from './TwoStepForm.tsx';

/** The sign-in page; a player who is signed in returns to the previous page. @spec ID-01 ID-05 GD-17 */
export function LoginPage() {
  const lang = useSelector(selectLanguage);
  const isPlayer = useSelector(selectIsPlayer);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  // `safeReturnUrl` below rejects URLs that leave the site.
  const returnUrl = query.get('returnUrl');
  const social = query.get('social');
  const ticketId = social === null || isOutcome(social) ? null : social;
  // Do not offer another site right after returning from one.
  const oneTap = useOneTap({ isOffered: social === null && !query.has('telegram'), returnUrl });
  const { ticket, problem } = useSocialTicket(ticketId);
  const telegram = useTelegram(query.get('telegram')).outcome;
  const [isLinked, setLinked] = useState(false);
  const { run, problem: linkProblem } = useCall(socialApi.link, () => setLinked(true));
  // Continue even if the accounts could not be linked.
  const isLink = ticket?.kind === 'link' && !isLinked && linkProblem === null;
  useEffect(() => {
    if (isPlayer && isLink && ticketId !== null) run(ticketId);
  }, [isPlayer, isLink, run, ticketId]);
  useEffect(() => {
    if (isPlayer && !isLink) navigate(safeReturnUrl(returnUrl, window.location.origin, lang) ?? homePath(lang), { replace: true });
  }, [isPlayer, isLink, lang, navigate, returnUrl]);
  return (
    <SignInPanel>
      {oneTap !== null && <SocialOutcome social={oneTap} provider="google" />}
      {telegram !== null && <SocialOutcome social={telegram} provider="telegram" />}
      {social !== null && isOutcome(social) && <SocialOutcome social={social} provider={query.get('provider')} />}
      {ticketId !== null && <SocialLink ticket={ticket} problem={problem} />}
    </SignInPanel>
  );
}

/** Sign-in in a modal, above the current page. @spec GD-13 */
export function LoginModal({ onDone }: SectionModalProps) {
  const isPlayer = useSelector(selectIsPlayer);
  useEffect(() => {
    if (isPlayer) onDone();
  }, [isPlayer, onDone]);
  return (
    <PanelInModal value>
      <SignInPanel />
    </PanelInModal>
  );
}

/** Id and code from the link of an e-mail; null without them. `forget` removes them from the URL. */
function useLetterLink(): { guid: string; code: string; forget: () => void } | null {
  const [query, setQuery] = useSearchParams();
  const [guid, code] = [query.get('guid'), query.get('code')];
  if (guid === null || code === null) return null;
  const forget = () => {
    query.delete('guid');
    query.delete('code');
    setQuery(query, { replace: true });
  };
  return { guid, code, forget };
}

/** Methods of the sign-in form, by the specification's names. @spec ID-01 */
type Way = 'login_password' | 'phone_password' | 'sms' | 'qr' | 'link' | 'token';

/** All sign-in methods, one at a time; the second step replaces the first. @spec ID-01 ID-02 */
function SignInPanel({ children }: { children?: ReactNode }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const signIn = useSelector(selectSignIn);
  const lang = useSelector(selectLanguage);
  const [query] = useSearchParams();
  const [way, setWay] = useState<Way>('login_password');
  const link = useLetterLink();
  const [isSaved, setSaved] = useState(false);

  useEffect(() => {
    dispatch(failureDismissed());
  }, [dispatch]);

  if (signIn.status === 'twoStep')
    return (
      <Panel title={<FormattedMessage id="identity.twoStep.title" defaultMessage="Confirm it's you" />}>
        <TwoStepForm twoStep={signIn.twoStep} isSaved={isSaved} onBack={() => dispatch(failureDismissed())} />
      </Panel>
    );
  if (link !== null || way === 'link')
    return (
      <Panel title={<FormattedMessage id="identity.link.title" defaultMessage="Sign in by email" />}>
        {link === null ? (
          <EmailLinkForm onBack={() => setWay('login_password')} />
        ) : (
          <EmailLinkEntry
            {...link}
            onAgain={() => {
              link.forget();
              setWay('link');
            }}
          />
        )}
      </Panel>
    );
  if (way === 'qr')
    return (
      <Panel title={<FormattedMessage id="identity.qr.title" defaultMessage="Sign in with your phone" />}>
        <QrForm onBack={() => setWay('login_password')} onToken={() => setWay('token')} />
      </Panel>
    );
  if (way === 'token')
    return (
      <Panel title={<FormattedMessage id="identity.token.title" defaultMessage="Sign in from another window" />}>
        <TokenForm onBack={() => setWay('login_password')} />
      </Panel>
    );
  return (
    <Panel title={<FormattedMessage id="identity.login.title" defaultMessage="Sign in" />} onOtherWay={() => setWay('link')}>
      <div className={styles.form}>
        {children}
        <SegmentedControl
          label={intl.formatMessage({ id: 'identity.login.way', defaultMessage: 'Sign in with' })}
          value={way}
          onChange={(value) => {
            dispatch(failureDismissed());
            setWay(value as Way);
          }}
          options={[
            { value: 'login_password', label: <FormattedMessage id="identity.by.email" defaultMessage="Email" /> },
            { value: 'phone_password', label: <FormattedMessage id="identity.by.phone" defaultMessage="Phone" /> },
            { value: 'sms', label: <FormattedMessage id="identity.by.sms" defaultMessage="SMS code" /> },
          ]}
        />
        {way === 'login_password' && <PasswordForm onSave={setSaved} />}
        {way === 'phone_password' && <PhonePasswordForm onSave={setSaved} />}
        {way === 'sms' && <SmsForm />}
        <PasskeyButton hasField={way === 'login_password'} />
        <Button size="large" onClick={() => setWay('link')}>
          <FormattedMessage id="identity.login.link" defaultMessage="Email me a sign-in link" />
        </Button>
        <Button size="large" onClick={() => setWay('qr')}>
          <FormattedMessage id="identity.login.qr" defaultMessage="Use a phone that's signed in" />
        </Button>
        <SocialButtons />
        <p className={styles.aside}>
          <FormattedMessage id="identity.login.noAccount" defaultMessage="New here?" />
          <Link href={registrationPath(lang, query.get('returnUrl') ?? undefined)}>
            <FormattedMessage id="identity.login.register" defaultMessage="Create an account" />
          </Link>
        </p>
      </div>
    </Panel>
  );
}
