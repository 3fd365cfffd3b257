import { cx, Link } from '@touchline/ui-kit';
import type { ComponentProps, ReactNode } from 'react';
import styles from './Footer.module.css';

export interface FooterProps extends Omit<ComponentProps<'footer'>, 'children'> {
  /** Links by subject, each with its heading. */
  groups?: readonly { title: string; links: readonly { href: string; name: string }[] }[];
  /** Licence, company, play money: whatever the site must say. */
  children?: ReactNode;
  /** The age from which one may play: `18+`. */
  age?: string;
}

/**
 * Links by subject and what the site must say.
 *
 * Keyboard: each link is a tab stop. It has no name of its own: its headings lead through it.
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
