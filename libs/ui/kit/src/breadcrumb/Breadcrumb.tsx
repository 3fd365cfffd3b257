import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { cx } from '../cx.ts';
import { ChevronRightIcon } from '../icons/icons.ts';
import { Link } from '../link/Link.tsx';
import styles from './Breadcrumb.module.css';

export interface BreadcrumbProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** From the home page to this page; the last step needs no url. */
  steps: readonly { name: string; href?: string }[];
}

/**
 * The path to this page.
 *
 * Keyboard: each link is a tab stop; the current page is not. The landmark's name is `You are here`, a link's its text.
 */
export function Breadcrumb({ steps, className, ...rest }: BreadcrumbProps) {
  const intl = useIntl();
  return (
    <nav {...rest} aria-label={intl.formatMessage({ id: 'ui.breadcrumb', defaultMessage: 'Breadcrumb' })} className={className}>
      <ol className={cx(styles.trail)}>
        {steps.map(({ name, href }, at) => (
          <li key={name}>
            {at > 0 && <ChevronRightIcon data-flip="" />}
            {href === undefined ? <span aria-current="page">{name}</span> : <Link href={href}>{name}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
