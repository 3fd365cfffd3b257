import { Link, PulseDot } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './SearchBox.module.css';

/** A search result: a game, a market, a championship, a team, a sport or a page. */
export interface SearchResult {
  /** Unique among the results, because a game and a championship can have the same number. */
  key: string;
  /** URL of its page. */
  href: string;
  /** Names of the sides, or of the championship. */
  title: string;
  /** Championship and time, or the number of games; absent if the title is enough. */
  note?: string;
  /** Icon of its sport, or crest of a team. */
  icon?: ReactNode;
  /** Prices that can be picked, each as a button. */
  prices?: ReactNode;
  /** Formatted odds of the main market, if they can't be picked. */
  odds?: readonly string[];
  /** Whether the game is live; absent for a championship. */
  isLive?: boolean;
}

export interface SearchResultsProps {
  /** In the order of the answer. */
  results: readonly SearchResult[];
  /** The searched text. */
  query: string;
  /** Called when a result is opened, so that the container can close. */
  onTake?: () => void;
}

/** Results of a search in the order of the answer, or a note that there are none. @spec BT-05 */
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
                <span>{result.title}</span>
              </span>
              {result.note !== undefined && (
                <span className={styles.note}>
                  {result.isLive && <PulseDot />}
                  <span>{result.note}</span>
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
