import { cx, Link } from '@touchline/ui-kit';
import type { ComponentProps, ReactNode } from 'react';
import styles from './Footer.module.css';

export interface FooterProps extends Omit<ComponentProps<'footer'>, 'children'> {
  /** Links by subject, each with its heading. */
  groups?: readonly { title: string; links: readonly { href: string; name: string }[] }[];
  /** Mandatory notices: licence, company, play money. */
  children?: ReactNode;
  /** Minimum age: `18+`. */
  age?: string;
}

/**
 * Links by subject, and mandatory notices.
 *
 * Keyboard: each link is a tab stop. It has no name: headings structure it.
 */
export function Footer({ groups = [], children, age, className, ...rest }: FooterProps) {
  return (
    <footer {...rest} className={cx(styles.footer, className)} data-print="hidden">
      {groups.length > 0 && (
        <div className={styles.groups}>
          {groups.map((group) => (
            <section key={group.title}>
              <h2>{group.title}</h2>
              <ul>
                {group.links.map((link) => (
                  <li key={link.href}>
                    <Link href={link.href}>{link.name}</Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
      <div className={styles.end}>
        {age !== undefined && <span className={styles.age}>{age}</span>}
        {children}
      </div>
    </footer>
  );
}
