import { FormattedMessage } from 'react-intl';
import styles from '../parts/Pages.module.css';

/** Oldest releases that support everything used here: dialogs, popovers, container queries and import maps. */
const BROWSERS: readonly (readonly [name: string, version: string])[] = [
  ['Chrome, Edge', '120'],
  ['Firefox', '125'],
  ['Safari', '17.2'],
];

/** Supported browsers. */
export function BrowserList() {
  return (
    <ul className={styles.facts}>
      {BROWSERS.map(([name, version]) => (
        <li key={name}>
          <FormattedMessage id="shell.oldBrowser.from" defaultMessage="{name} {version} or newer" values={{ name, version }} />
        </li>
      ))}
    </ul>
  );
}
