import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { CountBadge } from '../badge/Badge.tsx';
import { Breadcrumb, type BreadcrumbProps } from '../breadcrumb/Breadcrumb.tsx';
import { cx } from '../cx.ts';
import { Link } from '../link/Link.tsx';
import styles from './PageFrame.module.css';

export interface PagePlace {
  /** Its words. */
  name: string;
  /** Its address. */
  href: string;
  /** `page`: this very page; `true`: the page lies below it. */
  current?: 'page' | 'true' | undefined;
  /** How many things on that page need the person; nothing is shown for none. */
  badge?: number | undefined;
}

export interface PageFrameProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** From the top of the site to this page. */
  trail?: BreadcrumbProps['steps'];
  /** The page's heading; left out where the content brings its own. */
  title?: ReactNode;
  /** Pages of the same section: beside the page on a wide screen, a row that scrolls aside on others. `top` stands above them. */
  navigation?: { label: string; places: readonly PagePlace[]; top?: ReactNode } | undefined;
  /** The layout around it has nothing else: a narrow column, without the navigation of the section. */
  isAlone?: boolean;
  /** The page itself. */
  children: ReactNode;
}

/**
 * What every page of a section stands in: where it is, what it is called, and what else the section has.
 *
 * Keyboard: the links of the trail and of the section are tab stops, in this order: section, trail, page. The section's name is the `label`
 * of `navigation`, the page's its title.
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
  // In a row that scrolls aside the place where one is should be in sight.
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
              {name}
              {badge > 0 && <CountBadge className={styles.badge}>{badge}</CountBadge>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * Running text: headings, paragraphs and lists at a width that reads well.
 *
 * Keyboard: the links in it. It has no name: headings lead through it.
 */
export function Prose({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx(styles.prose, className)} />;
}
