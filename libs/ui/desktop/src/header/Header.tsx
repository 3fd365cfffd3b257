import { cx, Link, Logo, PulseDot, WalletIcon } from '@touchline/ui-kit';
import type { ComponentProps, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styles from './Header.module.css';

/** A section of the site in the header. */
export interface HeaderSection {
  key: string;
  name: string;
  href: string;
  isCurrent?: boolean;
  /** Marked with the dot of games in play. */
  isLive?: boolean;
}

export interface HeaderProps extends ComponentProps<'header'> {
  homeHref: string;
  siteName?: string;
  sections: readonly HeaderSection[];
  /** Search, language, theme, balance, account: whatever stands at the end. */
  tools?: ReactNode;
}

/** Brand, sections and tools, 56 px. It scrolls away with the page; the strip below stays. */
export function Header({ homeHref, siteName, sections, tools, className, ...rest }: HeaderProps) {
  const intl = useIntl();
  return (
    <header {...rest} className={cx(styles.header, className)} data-print="hidden">
      <Link href={homeHref} className={styles.brand}>
        <Logo label={siteName} />
      </Link>
      <nav className={styles.nav} aria-label={intl.formatMessage({ id: 'ui.nav.sections', defaultMessage: 'Sections' })}>
        {sections.map(({ key, name, href, isCurrent, isLive }) => (
          <Link key={key} href={href} aria-current={isCurrent ? 'page' : undefined}>
            {isLive && <PulseDot />}
            {name}
          </Link>
        ))}
      </nav>
      {tools !== undefined && <div className={styles.tools}>{tools}</div>}
    </header>
  );
}

/** Money on the active account. */
export function HeaderBalance({ className, children, ...rest }: ComponentProps<'span'>) {
  return (
    <span data-testid="balance" {...rest} className={cx(styles.balance, className)}>
      <WalletIcon />
      {children}
    </span>
  );
}
