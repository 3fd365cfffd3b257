import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { CountBadge } from '../badge/Badge.tsx';
import { Breadcrumb, type BreadcrumbProps } from '../breadcrumb/Breadcrumb.tsx';
import { cx } from '../cx.ts';
import { Link } from '../link/Link.tsx';
import styles from './PageFrame.module.css';

export interface PagePlace {
  /** Text of the link. */
  name: string;
  /** Url of the page. */
  href: string;
  /** `page` for this very page; `true` for a page above it. */
  current?: 'page' | 'true' | undefined;
  /** Number of things on that page that need attention; nothing is shown for 0. */
  badge?: number | undefined;
}

export interface PageFrameProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** From the home page to this page. */
  trail?: BreadcrumbProps['steps'];
  /** Heading of the page; omitted if the content has its own. */
  title?: ReactNode;
  /** Pages of the same section: beside the page on a wide screen, otherwise a row that scrolls sideways. `top` is shown above them. */
  navigation?: { label: string; places: readonly PagePlace[]; top?: ReactNode } | undefined;
  /** The surrounding layout is empty: a narrow column without the section's navigation. */
  isAlone?: boolean;
  /** The page itself. */
  children: ReactNode;
}

/**
 * Frame of every page of a section: breadcrumbs, heading, and links to the section's other pages.
 *
 * Keyboard: links are tab stops in the order section, breadcrumbs, page. The section's name is the `label` of `navigation`, the page's its
 * title.
 */
export function PageFrame({ trail = [], title, navigation, isAlone = false, children, className, ...rest }: PageFrameProps) {
  const hasNavigation = !isAlone && navigation !== undefined && (navigation.places.length > 1 || navigation.top !== undefined);
  return (
    <div
      {...rest}
      className={cx(styles.frame, className)}
      data-navigation={hasNavigation ? '' : undefined}
      data-alone={isAlone ? '' : undefined}
    >
      {hasNavigation && <SectionNavigation {...navigation} />}
      <div className={styles.page} data-top={hasNavigation && trail.length === 2 ? '' : undefined}>
        {trail.length > 1 && <Breadcrumb steps={trail} />}
        {title !== undefined && <h1 className={styles.title}>{title}</h1>}
        {children}
      </div>
    </div>
  );
}

function SectionNavigation({ label, places, top }: NonNullable<PageFrameProps['navigation']>) {
  const list = useRef<HTMLUListElement>(null);
  const current = places.find((place) => place.current !== undefined)?.href;
  // Scrolls the link of the current page into view.
  useEffect(() => {
    const row = list.current;
    const link = row?.querySelector('[aria-current]');
    if (!row || !link || row.scrollWidth <= row.clientWidth) return;
    const [at, view] = [link.getBoundingClientRect(), row.getBoundingClientRect()];
    row.scrollLeft += at.left + at.width / 2 - (view.left + view.width / 2);
  }, [current]);
  return (
    <nav className={styles.nav} aria-label={label}>
      {top !== undefined && <div className={styles.top}>{top}</div>}
      <ul ref={list}>
        {places.map(({ name, href, current: isCurrent, badge = 0 }) => (
          <li key={href}>
            <Link href={href} className={styles.place} aria-current={isCurrent}>
              <span>{name}</span>
              {badge > 0 && <CountBadge className={styles.badge}>{badge}</CountBadge>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * Running text: headings, paragraphs and lists at a readable width.
 *
 * Keyboard: the links in it. It has no name: headings structure it.
 */
export function Prose({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx(styles.prose, className)} />;
}
