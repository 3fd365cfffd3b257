import { ChevronDownIcon, cx, Link, Logo, Popover, PulseDot, WalletIcon } from '@touchline/ui-kit';
import type { ComponentProps, ReactNode } from 'react';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import styles from './Header.module.css';
import { useFitting } from './use-fitting.ts';

/** A section of the site in the header. */
export interface HeaderSection {
  /** Its own name among the sections. */
  key: string;
  /** Its words. */
  name: string;
  /** Where it leads. */
  href: string;
  /** The player is there. */
  isCurrent?: boolean;
  /** Marked with the dot of games in play. */
  isLive?: boolean;
}

export interface HeaderProps extends ComponentProps<'header'> {
  /** Where the brand leads. */
  homeHref: string;
  /** What the brand is called. */
  siteName?: string;
  /** Parts of the site, in the order of their weight. */
  sections: readonly HeaderSection[];
  /** Search, language, theme, balance, account: whatever stands at the end. */
  tools?: ReactNode;
}

/**
 * Brand, sections and tools, 56 px. It scrolls away with the page; the strip below stays. Sections that the window has no room for are in
 * a menu behind the last one that fits.
 *
 * Keyboard: brand, sections and tools are tab stops in this order. The brand's name is `siteName`, the navigation's `Main navigation`.
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
                {more}
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
      {name}
    </Link>
  );
}

/**
 * Money on the active account.
 *
 * No keyboard. It needs no name: it is read as the amount.
 */
export function HeaderBalance({ className, children, ...rest }: ComponentProps<'span'>) {
  return (
    <span data-testid="balance" {...rest} className={cx(styles.balance, className)}>
      <WalletIcon />
      {children}
    </span>
  );
}
