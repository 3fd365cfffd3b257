import { selectCompanyName } from '@touchline/shared-config';
import { homePath } from '@touchline/shared-routes';
import { selectLanguage } from '@touchline/shared-state';
import { Badge, Link, Logo } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { HeaderModule } from '../header/HeaderModule.tsx';
import { LanguageMenu } from '../header/LanguageMenu.tsx';
import { ThemeButton } from '../header/ThemeButton.tsx';
import styles from './Layout.module.css';

export interface PlainLayoutProps {
  children: ReactNode;
  /**
   * Pages that replace the site (blocked, maintenance, errors) show its name, a choice of language and the mandatory notices; a headless
   * page shows none of these.
   */
  hasBrand: boolean;
}

/** The page alone: headless, empty, blocked, maintenance. The site's name is the only link into the site. @spec LY-01 */
export function PlainLayout({ children, hasBrand }: PlainLayoutProps) {
  const lang = useSelector(selectLanguage);
  const name = useSelector(selectCompanyName);
  if (!hasBrand)
    return (
      <main id="main" tabIndex={-1} className={styles.plain}>
        {children}
      </main>
    );
  return (
    <div className={styles.branded}>
      <div className={styles.brandedTop} data-print="hidden">
        <Link className={styles.brand} href={homePath(lang)}>
          <Logo label={name} />
        </Link>
        <HeaderModule name="language">
          <LanguageMenu />
        </HeaderModule>
        <HeaderModule name="theme">
          <ThemeButton />
        </HeaderModule>
      </div>
      <main id="main" tabIndex={-1} className={styles.brandedMain}>
        {children}
      </main>
      <p className={styles.brandedFoot}>
        <b>18+</b>
        <Badge>
          <FormattedMessage id="shell.playMoney" defaultMessage="Play money" />
        </Badge>
        <FormattedMessage id="shell.footer.harm" defaultMessage="18+ only. Gambling can be addictive. Play responsibly." />
      </p>
    </div>
  );
}
