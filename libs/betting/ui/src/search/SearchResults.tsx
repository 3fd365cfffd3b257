import { Link, PulseDot } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './SearchBox.module.css';

/** A game, a market, a championship, a team, a sport or a page that was found. */
export interface SearchResult {
  /** Its own among the results: a game and a championship may have the same number. */
  key: string;
  /** Page that it leads to. */
  href: string;
  /** Names of the sides, or of the championship. */
  title: string;
  /** Championship and time, or how many games; left out where the title says it all. */
  note?: string;
  /** Its sport's sign, or a team's crest. */
  icon?: ReactNode;
  /** Prices that can be picked, each a button. */
  prices?: ReactNode;
  /** Odds of the main market, formatted, where they cannot be picked. */
  odds?: readonly string[];
  /** In play now; left out for a championship. */
  isLive?: boolean;
}

export interface SearchResultsProps {
  /** In the order of the answer. */
  results: readonly SearchResult[];
  /** What was searched for. */
  query: string;
  /** A result was taken: close what holds the box. */
  onTake?: () => void;
}

/** What a search found, in the order of the answer; without results it says so. @spec BT-05 */
export function SearchResults({ results, query, onTake }: SearchResultsProps) {
  return (
    <>
      <p className={styles.words} role="status" hidden={results.length > 0}>
        <FormattedMessage
          id="betting.search.none"
          defaultMessage="No results for “{query}”. Check the spelling or try a league."
          values={{ query }}
        />
      </p>
      <ul>
        {results.map((result) => (
          <li key={result.key}>
            <Link href={result.href} className={styles.result} onClick={onTake}>
              <span className={styles.title} dir="auto">
                {result.icon}
                {result.title}
              </span>
              {result.note !== undefined && (
                <span className={styles.note}>
                  {result.isLive && <PulseDot />}
                  {result.note}
                </span>
              )}
              {result.odds !== undefined && (
                <span className={styles.odds}>
                  {result.odds.map((odds, at) => (
                    <b key={at}>{odds}</b>
                  ))}
                </span>
              )}
            </Link>
            {result.prices !== undefined && <div className={styles.prices}>{result.prices}</div>}
          </li>
        ))}
      </ul>
    </>
  );
}
