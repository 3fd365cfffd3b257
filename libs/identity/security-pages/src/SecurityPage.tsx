import type { SecurityAnswer } from '@touchline/identity-contract';
import { ProblemNotice, useCall } from '@touchline/identity-forms';
import { Button } from '@touchline/ui-kit';
import { useCallback, useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Contacts } from './Contacts.tsx';
import { DeniedRights } from './DeniedRights.tsx';
import { History } from './History.tsx';
import { OtherWindow } from './OtherWindow.tsx';
import { Passkeys } from './Passkeys.tsx';
import { PasswordCard } from './PasswordCard.tsx';
import { Protection } from './Protection.tsx';
import { Question } from './Question.tsx';
import { securityApi } from './security-api.ts';
import styles from './Security.module.css';
import { QrApproval } from './QrApproval.tsx';
import { Sessions } from './Sessions.tsx';
import { TwoStep } from './TwoStep.tsx';

/** Security page of an account: protection level, methods and open sessions. @spec ID-21 ID-31 */
export function SecurityPage() {
  const [security, setSecurity] = useState<SecurityAnswer | null>(null);
  const { run, problem } = useCall((to, _: null, signal) => securityApi.security(to, signal), setSecurity);
  const reload = useCallback(() => run(null), [run]);
  useEffect(reload, [reload]);
  if (security === null)
    return problem === null ? (
      <div className={styles.loading} aria-busy="true" />
    ) : (
      <div className={styles.page}>
        <ProblemNotice problem={problem} />
        <div>
          <Button onClick={reload}>
            <FormattedMessage id="security.again" defaultMessage="Try again" />
          </Button>
        </div>
      </div>
    );
  const shared = { security, onChanged: reload };
  return (
    <div className={styles.page}>
      <DeniedRights />
      <Protection security={security} />
      <div className={styles.cards}>
        <PasswordCard {...shared} />
        <Contacts {...shared} />
        <TwoStep {...shared} />
        <Passkeys {...shared} />
        <Question {...shared} />
        <OtherWindow />
      </div>
      <QrApproval />
      <Sessions />
      <History />
    </div>
  );
}
