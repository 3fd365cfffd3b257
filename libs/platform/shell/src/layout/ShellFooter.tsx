import { selectIsPlayer } from '@touchline/identity-state';
import { selectSiteConfig } from '@touchline/shared-config';
import { homePath, listPath, officePath } from '@touchline/shared-routes';
import { selectLanguage } from '@touchline/shared-state';
import { Footer } from '@touchline/ui-desktop';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { HelpLines } from '../pages/HelpLines.tsx';
import styles from './Layout.module.css';

/** What the site must say on every page: who runs it, that the money is play money, the age, and who helps. */
export function ShellFooter() {
  const intl = useIntl();
  const lang = useSelector(selectLanguage);
  const site = useSelector(selectSiteConfig);
  const isPlayer = useSelector(selectIsPlayer);
  const betting = {
    title: intl.formatMessage({ id: 'shell.footer.betting', defaultMessage: 'Betting' }),
    links: [
      { href: homePath(lang), name: intl.formatMessage({ id: 'shell.home', defaultMessage: 'Home' }) },
      { href: listPath({ lang, section: 'line' }), name: intl.formatMessage({ id: 'shell.line', defaultMessage: 'Line' }) },
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
  return (
    <Footer groups={isPlayer ? [betting, account] : [betting]} age="18+">
      <div className={styles.legal}>
        <p>
          <FormattedMessage
            id="shell.footer.licence"
            defaultMessage="{company} is a demonstration with play money. It takes no real bets, holds no gambling licence, and nothing can be won or lost here."
            values={{ company: site?.companyName ?? 'Touchline' }}
          />
        </p>
        <p>
          <FormattedMessage id="shell.footer.harm" defaultMessage="For adults only. Gambling can be harmful." />
        </p>
        <HelpLines />
      </div>
    </Footer>
  );
}
