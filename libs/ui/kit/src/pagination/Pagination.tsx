import type { ComponentProps, MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { LinkButton } from '../button/Button.tsx';
import { cx } from '../cx.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/icons.ts';
import { pageWindow } from './page-window.ts';
import styles from './Pagination.module.css';

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Describes the list; the name of the landmark. */
  label: string;
  /** The current page, from 1. */
  page: number;
  /** Number of pages; nothing is shown for one or none. */
  pages: number;
  /** Url of a page, so that it can be bookmarked and opened in a new tab. */
  hrefOf: (page: number) => string;
  /** Called on a plain press; without it the link is followed. */
  onPage?: (page: number) => void;
}

const isPlain = (event: MouseEvent) => event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;

/**
 * Pages of a long list. They are links, because each page has a url. In a narrow space only the neighbours and the number are shown.
 *
 * Keyboard: each link is a tab stop. Accessible names: `Page 4`, `Previous page`, `Next page`; the current one is marked. The landmark's is
 * `label`.
 */
export function Pagination({ label, page, pages, hrefOf, onPage, className, ...rest }: PaginationProps) {
  const intl = useIntl();
  if (pages <= 1) return null;
  const nameOf = (at: number) => intl.formatMessage({ id: 'ui.pages.page', defaultMessage: 'Page {page, number}' }, { page: at });
  const link = (at: number) => ({
    href: hrefOf(at),
    onClick: (event: MouseEvent) => {
      if (onPage === undefined || !isPlain(event)) return;
      event.preventDefault();
      onPage(at);
    },
  });
  const previous = intl.formatMessage({ id: 'ui.pages.previous', defaultMessage: 'Previous page' });
  const next = intl.formatMessage({ id: 'ui.pages.next', defaultMessage: 'Next page' });
  return (
    <nav {...rest} aria-label={label} className={cx(styles.pages, className)}>
      {page > 1 && (
        <LinkButton {...link(page - 1)} look="quiet" rel="prev" aria-label={previous} title={previous}>
          <ChevronLeftIcon data-flip="" />
        </LinkButton>
      )}
      <ol className={styles.row}>
        {pageWindow(page, pages).map((at, index) =>
          at === null ? (
            <li key={`gap-${index}`} aria-hidden="true" className={styles.gap}>
              …
            </li>
          ) : (
            <li key={at} data-current={at === page ? '' : undefined}>
              <LinkButton {...link(at)} look="quiet" aria-label={nameOf(at)} aria-current={at === page ? 'page' : undefined}>
                {intl.formatNumber(at)}
              </LinkButton>
            </li>
          ),
        )}
      </ol>
      <span className={styles.short} aria-hidden="true">
        {intl.formatMessage({ id: 'ui.position', defaultMessage: '{at, number} of {count, number}' }, { at: page, count: pages })}
      </span>
      {page < pages && (
        <LinkButton {...link(page + 1)} look="quiet" rel="next" aria-label={next} title={next}>
          <ChevronRightIcon data-flip="" />
        </LinkButton>
      )}
    </nav>
  );
}
