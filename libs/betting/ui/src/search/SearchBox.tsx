import { CloseIcon, cx, LinesSkeleton, Link, PulseDot, SearchIcon, TextField } from '@touchline/ui-kit';
import type { ComponentProps, KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './SearchBox.module.css';

/** A game or a championship that was found. */
export interface SearchResult {
  /** Its own among the results: a game and a championship may have the same number. */
  key: string;
  /** Page that it leads to. */
  href: string;
  /** Names of the sides, or of the championship. */
  title: string;
  /** Championship and time. */
  note: string;
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
  /** A result was taken: close what holds the box. */
  onTake?: () => void;
  /** Results stand in the page instead of over it. */
  isInline?: boolean;
}

/** Finds teams and championships; arrows walk through the results, Escape empties the box. @spec BT-05 */
export function SearchBox({ value, onChange, state, onTake, isInline, className, ...rest }: SearchBoxProps) {
  const intl = useIntl();
  const walk = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape') return onChange('');
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')];
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
                {result.title}
              </span>
              <span className={styles.note}>
                {result.isLive && <PulseDot />}
                {result.note}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
