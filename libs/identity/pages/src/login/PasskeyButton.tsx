import { passkeyApi, ProblemNotice, useCall, useEnter } from '@touchline/identity-forms';
import { Button } from '@touchline/ui-kit';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from '../panel/Panel.module.css';
import { usePasskeyOffer } from './use-passkey-offer.ts';

/**
 * Sign-in with a passkey, where the browser supports it: by the button, or from the autofill list of the login field.
 *
 * @param hasField - whether the login field is on the page.
 * @spec ID-03
 */
export function PasskeyButton({ hasField }: { hasField: boolean }) {
  const enter = useEnter();
  const [isThere, setThere] = useState(false);
  // The server cannot know this, so it is set after hydration.
  useEffect(() => setThere(typeof window.PublicKeyCredential === 'function'), []);
  const { run, isRunning, problem } = useCall(
    (to, _: null, signal) => passkeyApi.signIn(to, signal),
    (answer) => {
      if (answer !== null) enter(answer);
    },
  );
  usePasskeyOffer(isThere && hasField && !isRunning);
  if (!isThere) return null;
  return (
    <div className={styles.or}>
      <ProblemNotice problem={problem} />
      <Button size="large" isBusy={isRunning} onClick={() => run(null)}>
        <FormattedMessage id="identity.login.passkey" defaultMessage="Use a passkey" />
      </Button>
    </div>
  );
}
