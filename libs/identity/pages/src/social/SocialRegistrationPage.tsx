import { isSocialId, socialPath, type SocialId } from '@touchline/identity-contract';
import { selectSiteConfig } from '@touchline/shared-config';
import { registrationPath } from '@touchline/shared-routes';
import { selectLanguage } from '@touchline/shared-state';
import { Link, LinkButton } from '@touchline/ui-kit';
import { usePageParams } from '@touchline/ui-pages';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router';
import { Panel } from '../panel/Panel.tsx';
import styles from '../panel/Panel.module.css';
import { RegistrationPage } from '../registration/RegistrationPage.tsx';
import { SocialForm } from './SocialForm.tsx';
import { WalletButton } from '../providers/WalletButton.tsx';
import { providerName } from '../providers/social-providers.ts';

/** Registration; with a provider in the path, starts or continues registration with that provider. @spec ID-30 */
export function RegistrationRoute() {
  const { socialregistration } = usePageParams();
  return socialregistration === undefined ? <RegistrationPage /> : <SocialRegistration id={socialregistration} />;
}

function SocialRegistration({ id }: { id: string }) {
  const lang = useSelector(selectLanguage);
  const isOn = useSelector(selectSiteConfig)?.socialProviders?.includes(id) === true;
  const [query] = useSearchParams();
  const ticket = query.get('ticket');
  const name = <bdi>{providerName(id) ?? id}</bdi>;
  return (
    <Panel title={<FormattedMessage id="identity.social.title" defaultMessage="Register with {name}" values={{ name }} />}>
      {isOn && isSocialId(id) && ticket !== null && <SocialForm id={id} ticket={ticket} />}
      {isOn && isSocialId(id) && ticket === null && <Begin id={id} returnUrl={query.get('returnUrl') ?? undefined} />}
      {!isOn && (
        <p className={styles.text}>
          <FormattedMessage
            id="identity.social.off"
            defaultMessage="Registration with {name} isn't available on this site. Register by email, by phone or in one click."
            values={{ name }}
          />
        </p>
      )}
      <p className={styles.aside}>
        <Link href={registrationPath(lang)}>
          <FormattedMessage id="identity.social.other" defaultMessage="Other ways to register" />
        </Link>
      </p>
    </Panel>
  );
}

/** The terms, and the link that starts the registration. */
function Begin({ id, returnUrl }: { id: SocialId; returnUrl: string | undefined }) {
  const lang = useSelector(selectLanguage);
  const name = <bdi>{providerName(id)}</bdi>;
  const go = <FormattedMessage id="identity.social.go" defaultMessage="Continue with {name}" values={{ name }} />;
  return (
    <>
      <p className={styles.text}>
        {id === 'metamask' || id === 'telegram' ? (
          <FormattedMessage
            id="identity.social.introSigned"
            defaultMessage="{name} confirms it's you and gives us no email. You choose country and currency after that."
            values={{ name }}
          />
        ) : (
          <FormattedMessage
            id="identity.social.intro"
            defaultMessage="{name} tells us your name and email, and nothing else. You choose country and currency after that."
            values={{ name }}
          />
        )}
      </p>
      {id === 'metamask' ? (
        <WalletButton look="primary" size="large" returnUrl={returnUrl}>
          {go}
        </WalletButton>
      ) : (
        <LinkButton look="primary" size="large" target="_self" rel="nofollow" href={socialPath(id, { lang, returnUrl })}>
          {go}
        </LinkButton>
      )}
    </>
  );
}
