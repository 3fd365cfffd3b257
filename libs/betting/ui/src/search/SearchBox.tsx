import { CloseIcon, cx, LinesSkeleton, SearchIcon, TextField } from '@touchline/ui-kit';
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './SearchBox.module.css';

/**
 * State of a search. `idle` while the text is too short; `ready` has the results rendered by {@link SearchResults}, whose code is loaded
 * with the first search.
 */
export type SearchState = { status: 'idle' } | { status: 'loading' } | { status: 'failed' } | { status: 'ready'; results: ReactNode };

export interface SearchBoxProps extends Omit<ComponentProps<'div'>, 'onChange'> {
  /** The typed text. */
  value: string;
  /** Called on each input, and with an empty text when the box is cleared. */
  onChange: (query: string) => void;
  /** State of the search for `value`. */
  state: SearchState;
  /** Earlier searches, shown while the field is empty: {@link RecentSearches}, whose code is loaded if there are any. */
  recent?: ReactNode;
  /** Renders results in the page flow instead of over the page. */
  isInline?: boolean;
}

/**
 * Search for games, markets, teams, championships, sports and pages; arrow keys move through the results, Escape clears the box. @spec
 * BT-05
 */
export function SearchBox({ value, onChange, state, recent, isInline, className, ...rest }: SearchBoxProps) {
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
      {value === '' && recent && (
        <div className={cx(styles.panel, styles.recent)} data-inline={isInline ? '' : undefined}>
          {recent}
        </div>
      )}
      {state.status !== 'idle' && (
        <div className={styles.panel} data-inline={isInline ? '' : undefined}>
          <Results state={state} />
        </div>
      )}
    </div>
  );
}

function Results({ state }: { state: Exclude<SearchState, { status: 'idle' }> }) {
  if (state.status === 'loading') return <LinesSkeleton className={styles.words} count={4} />;
  if (state.status === 'failed') {
    return (
      <p className={styles.words} role="alert">
        <FormattedMessage id="betting.search.failed" defaultMessage="Search isn't available. Try again in a moment." />
      </p>
    );
  }
  return state.results;
}
