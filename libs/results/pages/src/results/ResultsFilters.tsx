import { DATE_STYLES } from '@touchline/shared-primitives';
import type { ResultsDay, ResultsFilter } from '@touchline/betting-results-contract';
import { queryOfFilter } from '@touchline/betting-results-state';
import { addDays, dayOf, formatDay, isDay, type Zone, zoneName } from '@touchline/shared-primitives/calendar';
import { routePath } from '@touchline/shared-routes';
import { portsOf } from '@touchline/shared-state';
import { Button, ChipLink, Chips, SearchIcon, SelectField, SportIcon, TextField } from '@touchline/ui-kit';
import type { FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useStore } from 'react-redux';
import styles from '../Pages.module.css';

/** URL of a selection of results. */
export const resultsPath = (filter: ResultsFilter, lang: string): string =>
  routePath('results', {}, { lang, query: queryOfFilter(filter) });

export interface ResultsFiltersProps {
  filter: ResultsFilter;
  /** Available filters; undefined until loaded. */
  day: ResultsDay | undefined;
  lang: string;
  /** Where the days begin. */
  zone: Zone;
  /** Called with the new selection. */
  onFilter: (filter: ResultsFilter) => void;
}

/** Days for quick selection, with today. */
const CHIPS = 7;

const numberIn = (value: unknown): number | null => (typeof value === 'string' && value !== '' ? Number(value) : null);

/** Filters by day, sport, championship and text. All are kept in the URL and work without scripts. @spec BT-04 */
export function ResultsFilters({ filter, day, lang, zone, onFilter }: ResultsFiltersProps) {
  const intl = useIntl();
  const nowMs = portsOf(useStore()).now();
  const today = day?.today !== undefined && isDay(day.today) ? day.today : dayOf(nowMs, zone);
  const shown = filter.date ?? day?.date ?? today;
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const date = String(fields.get('date') ?? '');
    onFilter({
      ...filter,
      date: date === '' ? null : date,
      champ: numberIn(fields.get('champ')),
      search: String(fields.get('q') ?? '').trim(),
      page: 1,
    });
  };
  const send = (event: { currentTarget: { form: HTMLFormElement | null } }): void => event.currentTarget.form?.requestSubmit();
  const find = intl.formatMessage({ id: 'results.search', defaultMessage: 'Search teams and competitions' });
  return (
    <>
      <Chips aria-label={intl.formatMessage({ id: 'results.days', defaultMessage: 'Days' })}>
        {Array.from({ length: CHIPS }, (_, back) => addDays(today, -back)).map((date, back) => (
          <ChipLink key={date} href={resultsPath({ ...filter, date: back === 0 ? null : date, page: 1 }, lang)} isCurrent={date === shown}>
            {back === 0 ? (
              <FormattedMessage tagName="span" id="results.today" defaultMessage="Today" />
            ) : (
              <span>{formatDay(intl, date, DATE_STYLES.weekday)}</span>
            )}
          </ChipLink>
        ))}
      </Chips>
      {day !== undefined && day.sports.length > 0 && (
        <Chips aria-label={intl.formatMessage({ id: 'results.sports', defaultMessage: 'Sports' })}>
          <ChipLink href={resultsPath({ ...filter, sport: null, champ: null, page: 1 }, lang)} isCurrent={filter.sport === null}>
            <FormattedMessage id="results.allSports" defaultMessage="All sports" />
          </ChipLink>
          {day.sports.map(({ id, key, name, games }) => (
            <ChipLink
              key={id}
              href={resultsPath({ ...filter, sport: id, champ: null, page: 1 }, lang)}
              isCurrent={filter.sport === id}
              count={games}
              icon={<SportIcon sport={key} />}
            >
              {name}
            </ChipLink>
          ))}
        </Chips>
      )}
      {/* The key resets the fields with the selection, which discards text that was not submitted. */}
      <form key={resultsPath(filter, lang)} role="search" className={styles.filters} onSubmit={submit}>
        <TextField
          label={find}
          isLabelHidden
          type="search"
          name="q"
          maxLength={60}
          placeholder={find}
          defaultValue={filter.search}
          start={<SearchIcon />}
        />
        <TextField
          label={intl.formatMessage({ id: 'results.date', defaultMessage: 'Date' })}
          isLabelHidden
          type="date"
          name="date"
          defaultValue={shown}
          onChange={send}
        />
        <SelectField
          label={intl.formatMessage({ id: 'results.champ', defaultMessage: 'Competition' })}
          isLabelHidden
          name="champ"
          defaultValue={filter.champ ?? ''}
          onChange={send}
        >
          <option value="">{intl.formatMessage({ id: 'results.anyChamp', defaultMessage: 'All competitions' })}</option>
          {day?.champs.map(({ id, name, games }) => (
            <option key={id} value={id}>
              {`${name} (${intl.formatNumber(games)})`}
            </option>
          ))}
        </SelectField>
        {filter.sport !== null && <input type="hidden" name="sport" value={filter.sport} />}
        <Button type="submit" className={styles.submit}>
          <FormattedMessage id="results.find" defaultMessage="Search" />
        </Button>
      </form>
      <p className={styles.count}>
        <FormattedMessage id="results.zone" defaultMessage="Days and times: {zone}" values={{ zone: <bdi>{zoneName(zone)}</bdi> }} />
      </p>
    </>
  );
}
