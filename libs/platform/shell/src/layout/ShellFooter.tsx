import { selectIsPlayer } from '@touchline/identity-state';
import { selectSiteConfig } from '@touchline/shared-config';
import { modalOpened, selectSections } from '@touchline/platform-state';
import { homePath, listPath, officePath, routePath } from '@touchline/shared-routes';
import { selectLanguage } from '@touchline/shared-state';
import { Footer } from '@touchline/ui-desktop';
import { Button } from '@touchline/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { hasPolicyLogo, POLICY_LOGO } from '../footer/policy-logo.ts';
import { HelpLines } from '../pages/HelpLines.tsx';
import styles from './Layout.module.css';

/** What the site must say on every page: who runs it, that the money is play money, the age, and who helps. */
export function ShellFooter() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const lang = useSelector(selectLanguage);
  const site = useSelector(selectSiteConfig);
  const isPlayer = useSelector(selectIsPlayer);
  const betting = {
    title: intl.formatMessage({ id: 'shell.footer.betting', defaultMessage: 'Betting' }),
    links: [
      { href: homePath(lang), name: intl.formatMessage({ id: 'shell.home', defaultMessage: 'Home' }) },
      { href: listPath({ lang, section: 'line' }), name: intl.formatMessage({ id: 'shell.line', defaultMessage: 'Pre-match' }) },
      { href: listPath({ lang, section: 'live' }), name: intl.formatMessage({ id: 'shell.live', defaultMessage: 'Live' }) },
    ],
  };
  const account = {
    title: intl.formatMessage({ id: 'shell.account', defaultMessage: 'Account' }),
    links: [
      { href: officePath(lang, 'account'), name: intl.formatMessage({ id: 'shell.office', defaultMessage: 'My account' }) },
      { href: officePath(lang, 'history'), name: intl.formatMessage({ id: 'shell.history', defaultMessage: 'Bet history' }) },
    ],
  };
  const help = {
    title: intl.formatMessage({ id: 'shell.footer.help', defaultMessage: 'Help and rules' }),
    links: (
      [
        { key: 'responsiblegaming', name: intl.formatMessage({ id: 'shell.footer.responsible', defaultMessage: 'Responsible gaming' }) },
        { key: 'contacts', name: intl.formatMessage({ id: 'shell.footer.contacts', defaultMessage: 'Contacts' }) },
        { key: 'licenses', name: intl.formatMessage({ id: 'shell.footer.licences', defaultMessage: 'Licences' }) },
        { key: 'cookies', name: intl.formatMessage({ id: 'shell.footer.cookies', defaultMessage: 'Cookies' }) },
      ] as const
    ).map(({ key, name }) => ({ href: routePath('information', { page: key }, { lang }), name })),
  };
  const hasInformation = useSelector(selectSections)?.includes('information') === true;
  const groups = [betting, ...(isPlayer ? [account] : []), ...(hasInformation ? [help] : [])];
  return (
    <Footer groups={groups} age="18+">
      <div className={styles.legal}>
        <p>
          <FormattedMessage
            id="shell.footer.licence"
            defaultMessage="{company} is a play-money demo. It takes no real bets and holds no gambling licence."
            values={{ company: site?.companyName ?? 'Touchline' }}
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
