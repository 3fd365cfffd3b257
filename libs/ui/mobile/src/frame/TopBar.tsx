import { cx, Link, Logo } from '@touchline/ui-kit';
import type { ComponentProps, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styles from './MobileFrame.module.css';

export interface TopBarProps extends Omit<ComponentProps<'header'>, 'children'> {
  /** Target of the logo. */
  homeHref: string;
  /** Name of the site. */
  siteName?: string;
  /** Balance, search, sign-in. */
  tools?: ReactNode;
}

/**
 * Logo and tools, 48 px.
 *
 * Keyboard: the logo, then the tools. The logo's name is `siteName`.
 */
export function TopBar({ homeHref, siteName, tools, className, ...rest }: TopBarProps) {
  return (
    <header {...rest} className={cx(styles.top, className)} data-print="hidden">
      <Link href={homeHref} className={styles.brand}>
        <Logo label={siteName} />
      </Link>
      {tools !== undefined && <div className={styles.tools}>{tools}</div>}
    </header>
  );
}

/** One fact of the session: a label, and a bold figure. */
export interface MobileStripFact {
  /** Unique among the facts. */
  key: string;
  /** What the figure is; visually hidden on a narrow phone. */
  label?: ReactNode;
  /** Icon before the figure. */
  icon?: ReactNode;
  /** The figure. */
  value: ReactNode;
}

export interface MobileStripProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Clock first, the least important last. */
  facts: readonly MobileStripFact[];
  /** At the end of the line: play money, or a break. */
  mark?: ReactNode;
}

/**
 * Clock, time played and result in one line of 28 px. Only amounts of many digits take a second line.
 *
 * No keyboard, except that of `mark`. The region's name is `This session`; the figures are read with their labels.
 *
 * @spec LY-13
 */
export function MobileStrip({ facts, mark, className, ...rest }: MobileStripProps) {
  const intl = useIntl();
  return (
    <div
      {...rest}
      role="region"
      aria-label={intl.formatMessage({ id: 'ui.strip.session', defaultMessage: 'Session' })}
      className={cx(styles.strip, className)}
      data-print="hidden"
    >
      <div className={styles.facts}>
        {facts.map(({ key, label, icon, value }) => (
          <span key={key} className={styles.fact}>
            {icon}
            {label !== undefined && <span data-label="">{label} </span>}
            <b>{value}</b>
          </span>
        ))}
      </div>
      {mark !== undefined && <span className={styles.mark}>{mark}</span>}
    </div>
  );
}
