import { selectSiteConfig } from '@touchline/shared-config';
import type { SiteConfig } from '@touchline/shared-contract';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import styles from './Pages.module.css';

const NONE: SiteConfig['helplines'] = [];

/** Help lines for problem gambling. On every page, including standalone ones, and in the dialogs about play. @spec LIM-14 */
export function HelpLines() {
  const lines = useSelector(selectSiteConfig)?.helplines ?? NONE;
  if (lines.length === 0) return null;
  return (
    <p className={styles.help}>
      <FormattedMessage tagName="span" id="shell.help.words" defaultMessage="Gambling stopped being fun? Free, confidential help:" />{' '}
      {lines.map(({ name, phone, url }, index) => (
        <span key={name}>
          {index > 0 && <span>{', '}</span>}
          <a href={url} rel="noreferrer">
            {name}
          </a>{' '}
          {phone !== undefined && <bdi>{phone}</bdi>}
        </span>
      ))}
    </p>
  );
}
