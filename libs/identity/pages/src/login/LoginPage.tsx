import { failureDismissed, selectIsPlayer, selectSignIn } from '@touchline/identity-state';
import { homePath, registrationPath, safeReturnUrl } from '@touchline/shared-routes';
import { selectLanguage, type SectionModalProps } from '@touchline/shared-state';
import { Link, SegmentedControl } from '@touchline/ui-kit';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate, useSearchParams } from 'react-router';
import { Panel, PanelInModal } from '../panel/Panel.tsx';
import styles from '../panel/Panel.module.css';
import { PasskeyButton } from './PasskeyButton.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { PhonePasswordForm } from './PhonePasswordForm.tsx';
import { SmsForm } from './SmsForm.tsx';
import { TwoStepForm } from './TwoStepForm.tsx';

/** The page of sign-in: whoever is signed in goes back to where they were. @spec ID-01 GD-17 */
export function LoginPage() {
  const lang = useSelector(selectLanguage);
  const isPlayer = useSelector(selectIsPlayer);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  // A return url that leaves the site is refused.
  const returnUrl = query.get('returnUrl');
  useEffect(() => {
    if (isPlayer) navigate(safeReturnUrl(returnUrl, window.location.origin, lang) ?? homePath(lang), { replace: true });
  }, [isPlayer, lang, navigate, returnUrl]);
  return <SignInPanel />;
}

/** Sign-in over another page: it stays. @spec GD-13 */
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

/** The states of the sign-in form, by the specification's names. @spec ID-01 */
type Way = 'login_password' | 'phone_password' | 'sms';

/** Every way in, one at a time; the second step takes the place of the first. @spec ID-01 ID-02 */
function SignInPanel() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const signIn = useSelector(selectSignIn);
  const lang = useSelector(selectLanguage);
  const [query] = useSearchParams();
  const [way, setWay] = useState<Way>('login_password');
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
  return (
    <Panel title={<FormattedMessage id="identity.login.title" defaultMessage="Sign in" />}>
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
      <PasskeyButton />
      <p className={styles.aside}>
        <FormattedMessage id="identity.login.noAccount" defaultMessage="New here?" />
        <Link href={registrationPath(lang, query.get('returnUrl') ?? undefined)}>
          <FormattedMessage id="identity.login.register" defaultMessage="Create an account" />
        </Link>
      </p>
    </Panel>
  );
}
