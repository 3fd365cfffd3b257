import type { CasinoGame } from '@touchline/casino-contract';
import { Link, SectionHeading } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Games } from './Games.tsx';
import styles from './Parts.module.css';

/** A page of the casino: a column of parts. */
export const Page = ({ children }: { children: ReactNode }) => <div className={styles.page}>{children}</div>;

/** An introduction of one or two sentences. */
export const Lead = ({ children }: { children: ReactNode }) => <p className={styles.lead}>{children}</p>;

export const GameCount = ({ count }: { count: number }) => (
  <FormattedMessage tagName="span" id="casino.count" defaultMessage="{count, plural, one {# game} other {# games}}" values={{ count }} />
);

export interface GroupProps {
  name: string;
  games: readonly CasinoGame[];
  /** Shown as its heading in place of the name, which it contains for screen readers. */
  head?: ReactNode;
  /** Beside the heading; the number of games if there is no page with more. */
  note?: ReactNode;
  /** About the group, above its games. */
  about?: ReactNode;
  /** Page with all games of the group. */
  href?: string;
  isRow?: boolean;
  /** Whether the first game has a large tile. */
  hasHero?: boolean;
  /** Whether tiles of shared tables show what happens at them. */
  hasTables?: boolean;
}

/** A titled group of games. */
export function Group({ name, head = name, note, games, about, href, ...look }: GroupProps) {
  if (games.length === 0) return null;
  return (
    <section className={styles.group}>
      <SectionHeading
        note={note ?? (href === undefined ? <GameCount count={games.length} /> : undefined)}
        controls={
          href !== undefined && (
            <Link href={href} className={styles.all}>
              <FormattedMessage id="casino.group.all" defaultMessage="All" />
            </Link>
          )
        }
      >
        {head}
      </SectionHeading>
      {about !== undefined && <p className={styles.lead}>{about}</p>}
      <Games games={games} label={name} {...look} />
    </section>
  );
}

/** Groups games by key, in the order of `keys`; games with any other key are dropped. */
export function groupedBy<Key extends string>(games: readonly CasinoGame[], keys: readonly Key[], keyOf: (game: CasinoGame) => Key | null) {
  return keys.map((key) => ({ key, games: games.filter((game) => keyOf(game) === key) })).filter((group) => group.games.length > 0);
}
