import { selectIsPlayer } from '@touchline/identity-state';
import { selectCompanyName, selectSiteConfig } from '@touchline/shared-config';
import { modalOpened, selectManifests } from '@touchline/platform-state';
import { withLanguage } from '@touchline/shared-routes';
import { selectLanguage } from '@touchline/shared-state';
import { Footer } from '@touchline/ui-desktop';
import { Button } from '@touchline/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { hasPolicyLogo, POLICY_LOGO } from '../footer/policy-logo.ts';
import { HelpLines } from '../parts/HelpLines.tsx';
import { footerOfSections } from '../sections/rules/places.ts';
import { wordsOf } from '../sections/use-site-places.ts';
import styles from './Layout.module.css';

/** Mandatory notices on every page: the operator, play money, the age limit and help lines. */
export function ShellFooter() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const lang = useSelector(selectLanguage);
  const site = useSelector(selectSiteConfig);
  const company = useSelector(selectCompanyName);
  const isPlayer = useSelector(selectIsPlayer);
  const manifests = useSelector(selectManifests);
  const groups = footerOfSections(manifests, { isPlayer }).map(({ words, links }) => ({
    title: intl.formatMessage(wordsOf(words)),
    links: links.map((link) => ({ href: withLanguage(link.path, lang), name: intl.formatMessage(wordsOf(link.words)) })),
  }));
  return (
    <Footer groups={groups} age="18+">
      <div className={styles.legal}>
        <p>
          <FormattedMessage
            id="shell.footer.licence"
            defaultMessage="{company} is a play-money demo. It takes no real bets and holds no gambling licence."
            values={{ company }}
          />
        </p>
        <p>
          <FormattedMessage id="shell.footer.harm" defaultMessage="18+ only. Gambling can be addictive. Play responsibly." />
        </p>
        <HelpLines />
        <p>
          <Button size="small" look="outline" onClick={() => dispatch(modalOpened({ modal: 'consent' }))}>
            <FormattedMessage id="shell.footer.consent" defaultMessage="Cookie settings" />
          </Button>
        </p>
      </div>
      {hasPolicyLogo(site?.geoCountryId) && (
        <img
          src={POLICY_LOGO}
          width={88}
          height={31}
          loading="lazy"
          alt={intl.formatMessage({
            id: 'shell.footer.policy',
            defaultMessage: "This site complies with your country's gambling regulations",
          })}
        />
      )}
    </Footer>
  );
}
