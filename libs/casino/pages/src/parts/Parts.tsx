import type { CasinoGame } from '@touchline/casino-contract';
import { Link, SectionHeading } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Games } from './Games.tsx';
import styles from './Parts.module.css';

/** A page of the casino: its parts under each other. */
export const Page = ({ children }: { children: ReactNode }) => <div className={styles.page}>{children}</div>;

/** A sentence or two that a player should know before the games. */
export const Lead = ({ children }: { children: ReactNode }) => <p className={styles.lead}>{children}</p>;

export const GameCount = ({ count }: { count: number }) => (
  <FormattedMessage id="casino.count" defaultMessage="{count, plural, one {# game} other {# games}}" values={{ count }} />
);

export interface GroupProps {
  name: string;
  games: readonly CasinoGame[];
  /** What the games have in common, in a sentence. */
  about?: ReactNode;
  /** Page with all of them. */
  href?: string;
  isRow?: boolean;
}

/** Games under a title. */
export function Group({ name, games, about, href, isRow = false }: GroupProps) {
  if (games.length === 0) return null;
  return (
    <section className={styles.group}>
      <SectionHeading
        note={href === undefined ? <GameCount count={games.length} /> : undefined}
        controls={
          href !== undefined && (
            <Link href={href} className={styles.all}>
              <FormattedMessage id="casino.group.all" defaultMessage="All" />
            </Link>
          )
        }
      >
        {name}
      </SectionHeading>
      {about !== undefined && <p className={styles.lead}>{about}</p>}
      <Games games={games} label={name} isRow={isRow} />
    </section>
  );
}

/** Games by what a function says of each, in the order of the names; what has no name is left out. */
export function groupedBy<Key extends string>(games: readonly CasinoGame[], keys: readonly Key[], keyOf: (game: CasinoGame) => Key | null) {
  return keys.map((key) => ({ key, games: games.filter((game) => keyOf(game) === key) })).filter((group) => group.games.length > 0);
}
