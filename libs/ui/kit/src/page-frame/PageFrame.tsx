import { useEffect, useRef, type ComponentProps, type ComponentType, type ReactNode } from 'react';
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
  /** Its group; places of one group follow each other. */
  group?: { name: string; Icon: ComponentType } | undefined;
}

export interface PageFrameProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** From the home page to this page. */
  trail?: BreadcrumbProps['steps'];
  /** Heading of the page; omitted if the content has its own. */
  title?: ReactNode;
  /**
   * Pages of the same section: beside the page on a wide screen, otherwise a row that scrolls sideways, in which only the current group is
   * open, or all of them with `isOpen`. `top` is shown above them.
   */
  navigation?: { label: string; places: readonly PagePlace[]; top?: ReactNode; isOpen?: boolean } | undefined;
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

/** Places in a row of one group each; those without a group are in one row. */
function rowsOf(places: readonly PagePlace[]): PagePlace[][] {
  const rows: PagePlace[][] = [];
  for (const place of places) {
    const row = rows.at(-1);
    if (row !== undefined && row[0]?.group?.name === place.group?.name) row.push(place);
    else rows.push([place]);
  }
  return rows;
}

function SectionNavigation({ label, places, top, isOpen = false }: NonNullable<PageFrameProps['navigation']>) {
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
        {rowsOf(places).map((row) => (
          <Group key={row[0]?.group?.name ?? ''} places={row} isOpen={isOpen} />
        ))}
      </ul>
    </nav>
  );
}

/** The links of a group under its name, which on a narrow screen is a link to the first of them. */
function Group({ places, isOpen }: { places: readonly PagePlace[]; isOpen: boolean }) {
  const links = places.map(({ name, href, current, badge = 0 }) => (
    <li key={href}>
      <Link href={href} className={styles.place} aria-current={current}>
        <span>{name}</span>
        {badge > 0 && <CountBadge className={styles.badge}>{badge}</CountBadge>}
      </Link>
    </li>
  ));
  const [first] = places;
  if (first?.group === undefined) return links;
  const { name, Icon } = first.group;
  const isShown = isOpen || places.some(({ current }) => current !== undefined);
  return (
    <li className={styles.group} data-open={isShown ? '' : undefined}>
      <Link href={first.href} className={cx(styles.place, styles.opener)}>
        <Icon />
        <span>{name}</span>
      </Link>
      <span className={styles.heading}>
        <Icon />
        <span>{name}</span>
      </span>
      <ul aria-label={name}>{links}</ul>
    </li>
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
