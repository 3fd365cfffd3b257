import { selectSiteConfig } from '@touchline/shared-config';
import { Footer } from '@touchline/ui-desktop';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import styles from './SiteFooter.module.css';

/** What the site must say on every page: play money, the age, and whom to call. */
export function SiteFooter() {
  const config = useSelector(selectSiteConfig);
  return (
    <Footer age="18+">
      <div className={styles.words}>
        <p>
          <FormattedMessage
            id="shell.footer.playMoney"
            defaultMessage="{company} is a demonstration with play money. Nothing here can be bought, won or paid out."
            values={{ company: config?.companyName ?? 'Touchline' }}
          />
        </p>
        <p>
          <FormattedMessage
            id="shell.footer.care"
            defaultMessage="Betting can harm. If it is no game any more, talk to somebody; it costs nothing and stays between you."
          />
        </p>
        {config && config.helplines.length > 0 && (
          <ul className={styles.lines}>
            {config.helplines.map(({ name, phone, url }) => (
              <li key={name}>
                <a href={url} rel="noreferrer">
                  {name}
                </a>{' '}
                <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} dir="ltr">
                  {phone}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Footer>
  );
}
