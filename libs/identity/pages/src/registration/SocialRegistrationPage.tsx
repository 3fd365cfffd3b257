import { registrationPath } from '@touchline/shared-routes';
import { selectLanguage } from '@touchline/shared-state';
import { LinkButton } from '@touchline/ui-kit';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { usePageParams } from '@touchline/ui-pages';
import { Panel } from '../panel/Panel.tsx';
import styles from '../panel/Panel.module.css';
import { providerName } from './social-providers.ts';
import { RegistrationPage } from './RegistrationPage.tsx';

/** Registration; with the name of a provider in the address, that provider's. @spec ID-30 */
export function RegistrationRoute() {
  const { socialregistration } = usePageParams();
  return socialregistration === undefined ? <RegistrationPage /> : <SocialRegistration id={socialregistration} />;
}

function SocialRegistration({ id }: { id: string }) {
  const lang = useSelector(selectLanguage);
  const name = providerName(id) ?? id;
  return (
    <Panel
      title={<FormattedMessage id="identity.social.title" defaultMessage="Register with {name}" values={{ name: <bdi>{name}</bdi> }} />}
    >
      <p className={styles.text}>
        <FormattedMessage
          id="identity.social.off"
          defaultMessage="Registration with {name} isn't available on this site. Register by email, by phone or in one click."
          values={{ name: <bdi>{name}</bdi> }}
        />
      </p>
      <LinkButton look="primary" size="large" href={registrationPath(lang)}>
        <FormattedMessage id="identity.social.other" defaultMessage="Other ways to register" />
      </LinkButton>
    </Panel>
  );
}
