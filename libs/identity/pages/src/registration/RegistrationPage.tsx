import {
  registrationOptionsRequested,
  registrationTypeChosen,
  selectRegistrationOptions,
  selectRegistrationProcess,
} from '@touchline/identity-state';
import type { RegistrationOptions } from '@touchline/identity-contract';
import { selectSiteConfig } from '@touchline/shared-config';
import { homePath, loginPath, registrationPath, safeReturnUrl } from '@touchline/shared-routes';
import { selectLanguage, type SectionModalProps } from '@touchline/shared-state';
import { Button, Link, SegmentedControl } from '@touchline/ui-kit';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate, useSearchParams } from 'react-router';
import { Failure } from '../panel/Failure.tsx';
import { Panel, PanelInModal } from '../panel/Panel.tsx';
import styles from '../panel/Panel.module.css';
import { SocialButtons } from '../providers/SocialButtons.tsx';
import { CodeRegistration } from './CodeRegistration.tsx';
import { Credentials } from './Credentials.tsx';
import { OneClickForm } from './OneClickForm.tsx';
import { useRegistrationDraft, type RegistrationType } from './registration-draft.ts';
import { registrationSetting, type FirstType } from './registration-setting.ts';

const asFormType = (type: FirstType | null): RegistrationType | null => (type === 'soc_reg' ? null : type);

/** Registration in one click, by phone or by e-mail. @spec ID-06 ID-26 */
export function RegistrationPage() {
  const lang = useSelector(selectLanguage);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const returnUrl = query.get('returnUrl');
  return (
    <Registration
      onDone={() => void navigate(safeReturnUrl(returnUrl, window.location.origin, lang) ?? homePath(lang), { replace: true })}
    />
  );
}

/** Shows all fields of the e-mail form, not only those that the country requires, and the buttons of other sites. @spec ID-26 */
export function RegistrationOldPage() {
  const lang = useSelector(selectLanguage);
  const navigate = useNavigate();
  return <Registration isOld onDone={() => void navigate(homePath(lang), { replace: true })} />;
}

/** Registration in a modal, above the current page. Stays open until the generated login and password were seen. @spec ID-06 GD-14 */
export function RegistrationModal({ onDone }: SectionModalProps) {
  return (
    <PanelInModal value>
      <Registration onDone={onDone} />
    </PanelInModal>
  );
}

interface RegistrationProps {
  isOld?: boolean;
  /** Called when the player is registered and signed in. */
  onDone: () => void;
}

function Registration({ isOld = false, onDone }: RegistrationProps) {
  const dispatch = useDispatch();
  const lang = useSelector(selectLanguage);
  const options = useSelector(selectRegistrationOptions);
  const process = useSelector(selectRegistrationProcess);
  const site = useSelector(selectSiteConfig);
  const [query] = useSearchParams();
  const { asked, usual, layout } = registrationSetting(query, site);
  // Only where there are other sites to register with.
  const isSocial = !isOld && (asked ?? usual) === 'soc_reg' && (site?.socialProviders?.length ?? 0) > 0;

  useEffect(() => {
    dispatch(registrationOptionsRequested({ lang }));
  }, [dispatch, lang]);

  if (process.status === 'done') return <Credentials login={process.login} password={process.password} />;
  return (
    <Panel title={<FormattedMessage id="identity.registration.title" defaultMessage="Create your account" />} layout={layout}>
      {!isSocial && options.status === 'failed' && (
        <>
          <Failure messageKey={options.messageKey} />
          <Button onClick={() => dispatch(registrationOptionsRequested({ lang }))}>
            <FormattedMessage id="identity.registration.again" defaultMessage="Try again" />
          </Button>
        </>
      )}
      {!isSocial && options.status !== 'failed' && (
        <RegistrationForms
          options={options.status === 'ready' ? options.options : undefined}
          first={{ asked: asFormType(asked), usual: asFormType(usual) }}
          hasChoice={!isOld && layout !== 'plain'}
          {...{ isOld, onDone }}
        />
      )}
      <SocialButtons />
      {isSocial && (
        <p className={styles.aside}>
          <Link href={`${registrationPath(lang, query.get('returnUrl') ?? undefined)}${query.has('returnUrl') ? '&' : '?'}type=one_click`}>
            <FormattedMessage id="identity.social.other" defaultMessage="Other ways to register" />
          </Link>
        </p>
      )}
      <p className={styles.aside}>
        <FormattedMessage id="identity.registration.hasAccount" defaultMessage="Already have an account?" />
        <Link href={loginPath(lang, query.get('returnUrl') ?? undefined)}>
          <FormattedMessage id="identity.registration.signIn" defaultMessage="Sign in" />
        </Link>
      </p>
    </Panel>
  );
}

interface RegistrationFormsProps {
  /** Undefined while the lists load. */
  options: RegistrationOptions | undefined;
  isOld: boolean;
  /** Types to begin with. */
  first: { asked: RegistrationType | null; usual: RegistrationType | null };
  /** Whether the types are offered side by side. */
  hasChoice: boolean;
  onDone: () => void;
}

/** Registration types side by side; switching keeps what was typed. */
function RegistrationForms({ options, isOld, first, hasChoice, onDone }: RegistrationFormsProps) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const [query] = useSearchParams();
  const [draft, change, forget] = useRegistrationDraft(query.get('ref_code'), first);
  const type: RegistrationType = isOld ? 'full_reg' : hasChoice ? draft.type : (first.asked ?? first.usual ?? draft.type);
  useEffect(() => {
    dispatch(registrationTypeChosen({ type }));
  }, [dispatch, type]);
  const isWaiting = draft.sent !== null && type !== 'one_click';
  return (
    <>
      {hasChoice && !isWaiting && (
        <SegmentedControl
          label={intl.formatMessage({ id: 'identity.registration.type', defaultMessage: 'Register' })}
          value={type}
          onChange={(value) => change({ type: value as RegistrationType })}
          options={[
            { value: 'one_click', label: <FormattedMessage id="identity.by.click" defaultMessage="One click" /> },
            { value: 'phone_reg', label: <FormattedMessage id="identity.by.phone" defaultMessage="Phone" /> },
            { value: 'full_reg', label: <FormattedMessage id="identity.by.email" defaultMessage="Email" /> },
          ]}
        />
      )}
      {type === 'one_click' ? (
        <OneClickForm options={options} draft={draft} change={change} />
      ) : (
        <CodeRegistration
          key={type}
          {...{ options, type, isOld, draft, change }}
          onDone={() => {
            forget();
            onDone();
          }}
        />
      )}
    </>
  );
}
