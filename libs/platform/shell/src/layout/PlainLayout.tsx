import { selectSiteConfig } from '@touchline/shared-config';
import { homePath } from '@touchline/shared-routes';
import { selectLanguage } from '@touchline/shared-state';
import { Link, Logo } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import styles from './Layout.module.css';

export interface PlainLayoutProps {
  children: ReactNode;
  /** Blocked and maintenance pages carry the name of the site; headless and empty ones carry nothing. */
  hasBrand: boolean;
}

/** The page alone: headless, empty, blocked, maintenance. @spec LY-01 */
export function PlainLayout({ children, hasBrand }: PlainLayoutProps) {
  const lang = useSelector(selectLanguage);
  const name = useSelector(selectSiteConfig)?.companyName;
  return (
    <main id="main" tabIndex={-1} className={styles.plain}>
      {hasBrand && (
        <Link className={styles.brand} href={homePath(lang)}>
          <Logo label={name} />
        </Link>
      )}
      {children}
    </main>
  );
}
