import { CloseIcon, cx, LinesSkeleton, Link, PulseDot, SearchIcon, TextField } from '@touchline/ui-kit';
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './SearchBox.module.css';

/** A game, a championship, a team, a sport or a page that was found. */
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
  /** Odds of the main market, formatted. */
  odds?: readonly string[];
  /** In play now; left out for a championship. */
  isLive?: boolean;
}

/** What became of a search. `idle` before there is enough to look for; `ready` without results found nothing, and says so. */
export type SearchState =
  { status: 'idle' } | { status: 'loading' } | { status: 'failed' } | { status: 'ready'; results: readonly SearchResult[] };

export interface SearchBoxProps extends Omit<ComponentProps<'div'>, 'onChange'> {
  /** As the player types it. */
  value: string;
  /** Called for each letter, and with an empty text when the box is cleared. */
  onChange: (query: string) => void;
  /** What came of the search for `value`. */
  state: SearchState;
  /** Earlier searches, offered while the field is empty. */
  recent?: readonly string[];
  /** A result was taken: close what holds the box. */
  onTake?: () => void;
  /** Results stand in the page instead of over it. */
  isInline?: boolean;
}

/** Finds games, teams, championships, sports and pages; arrows walk through the results, Escape empties the box. @spec BT-05 */
export function SearchBox({ value, onChange, state, recent = [], onTake, isInline, className, ...rest }: SearchBoxProps) {
  const intl = useIntl();
  const walk = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape') return onChange('');
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a, li button')];
    const at = stops.indexOf(event.target as HTMLElement);
    event.preventDefault();
    stops[(at + step + stops.length) % stops.length]?.focus();
  };
  return (
    <div {...rest} role="search" className={cx(styles.box, className)} onKeyDown={walk}>
      <TextField
        isQuiet
        isLabelHidden
        type="search"
        label={intl.formatMessage({ id: 'betting.search.label', defaultMessage: 'Search' })}
        placeholder={intl.formatMessage({ id: 'betting.search.placeholder', defaultMessage: 'Teams, leagues, players' })}
        value={value}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
        start={<SearchIcon />}
        end={
          value !== '' && (
            <button
              type="button"
              className={styles.clear}
              aria-label={intl.formatMessage({ id: 'betting.search.clear', defaultMessage: 'Clear search' })}
              onClick={() => onChange('')}
            >
              <CloseIcon />
            </button>
          )
        }
      />
      {value === '' && recent.length > 0 && (
        <div className={cx(styles.panel, styles.recent)} data-inline={isInline ? '' : undefined}>
          <ul>
            {recent.map((text) => (
              <li key={text}>
                <button type="button" className={styles.again} onClick={() => onChange(text)}>
                  <SearchIcon />
                  <span dir="auto">{text}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {state.status !== 'idle' && (
        <div className={styles.panel} data-inline={isInline ? '' : undefined}>
          <Results state={state} query={value} onTake={onTake} />
        </div>
      )}
    </div>
  );
}

function Results({
  state,
  query,
  onTake,
}: {
  state: Exclude<SearchState, { status: 'idle' }>;
  query: string;
  onTake: (() => void) | undefined;
}) {
  if (state.status === 'loading') return <LinesSkeleton className={styles.words} count={4} />;
  if (state.status === 'failed') {
    return (
      <p className={styles.words} role="alert">
        <FormattedMessage id="betting.search.failed" defaultMessage="Search isn't available. Try again in a moment." />
      </p>
    );
  }
  return (
    <>
      <p className={styles.words} role="status" hidden={state.results.length > 0}>
        <FormattedMessage
          id="betting.search.none"
          defaultMessage="No results for “{query}”. Check the spelling or try a league."
          values={{ query }}
        />
      </p>
      <ul>
        {state.results.map((result) => (
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
          </li>
        ))}
      </ul>
    </>
  );
}
