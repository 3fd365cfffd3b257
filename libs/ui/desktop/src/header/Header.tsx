import { ChevronDownIcon, cx, Link, Logo, Popover, PulseDot, WalletIcon } from '@touchline/ui-kit';
import type { ComponentProps, ReactNode } from 'react';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import styles from './Header.module.css';
import { useFitting } from './use-fitting.ts';

/** A section of the site in the header. */
export interface HeaderSection {
  /** Unique among the sections. */
  key: string;
  /** Its name. */
  name: string;
  /** Its url. */
  href: string;
  /** Whether it is the current section. */
  isCurrent?: boolean;
  /** Shows the dot of games in play. */
  isLive?: boolean;
}

export interface HeaderProps extends ComponentProps<'header'> {
  /** Target of the logo. */
  homeHref: string;
  /** Name of the site. */
  siteName?: string;
  /** Sections of the site, the most important first. */
  sections: readonly HeaderSection[];
  /** Tools at the end: search, language, theme, balance, account. */
  tools?: ReactNode;
}

/**
 * Logo, sections and tools, 56 px. It scrolls away with the page; the strip below stays. Sections that do not fit are in a menu behind the
 * last one that does.
 *
 * Keyboard: logo, sections and tools are tab stops in this order. The logo's name is `siteName`, the navigation's `Main navigation`.
 */
export function Header({ homeHref, siteName, sections, tools, className, ...rest }: HeaderProps) {
  const intl = useIntl();
  const row = useRef<HTMLDivElement>(null);
  const fitting = useFitting(row, sections);
  const others = sections.slice(fitting);
  const more = intl.formatMessage({ id: 'ui.nav.more', defaultMessage: 'More' });
  return (
    <header {...rest} className={cx(styles.header, className)} data-print="hidden">
      <Link href={homeHref} className={styles.brand}>
        <Logo label={siteName} />
      </Link>
      <nav className={styles.nav} aria-label={intl.formatMessage({ id: 'ui.nav.sections', defaultMessage: 'Main navigation' })}>
        <div ref={row} className={styles.row}>
          {sections.map((section, at) => (
            <SectionLink key={section.key} section={section} inert={at >= fitting} />
          ))}
        </div>
        {others.length > 0 && (
          <Popover
            label={more}
            className={styles.menu}
            trigger={
              <button type="button" className={styles.more} data-current={others.some(({ isCurrent }) => isCurrent) ? '' : undefined}>
                <span>{more}</span>
                <ChevronDownIcon />
              </button>
            }
          >
            {(close) => others.map((section) => <SectionLink key={section.key} section={section} onClick={close} />)}
          </Popover>
        )}
      </nav>
      {tools !== undefined && <div className={styles.tools}>{tools}</div>}
    </header>
  );
}

function SectionLink({
  section: { name, href, isCurrent, isLive },
  ...rest
}: { section: HeaderSection } & Omit<ComponentProps<typeof Link>, 'href'>) {
  return (
    <Link {...rest} href={href} aria-current={isCurrent ? 'page' : undefined}>
      {isLive && <PulseDot />}
      <span>{name}</span>
    </Link>
  );
}

/**
 * Balance of the active account: a button that opens the accounts.
 *
 * Keyboard: one tab stop; Enter and the space bar press it. Its name is the amount; `title` says what it is.
 */
export function HeaderBalance({ className, children, ...rest }: ComponentProps<'button'>) {
  return (
    <button type="button" data-testid="balance" {...rest} className={cx(styles.balance, className)}>
      <WalletIcon />
      <span>{children}</span>
    </button>
  );
}
