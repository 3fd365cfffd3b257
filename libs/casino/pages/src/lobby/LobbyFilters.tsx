import { CASINO_KINDS, CASINO_SORTS, type CasinoCatalogue, type CasinoFilter } from '@touchline/casino-contract';
import { filterOfUrl, narrowed, NO_FILTER, queryOf } from '@touchline/casino-state';
import { routePath } from '@touchline/shared-routes';
import { Button, ChipLink, Chips, SearchIcon, SelectField, TextField } from '@touchline/ui-kit';
import type { FormEvent } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { FEATURE_NAMES, KIND_NAMES, SORT_NAMES, THEME_NAMES, VOLATILITY_NAMES } from '../game-words.ts';
import { words } from './lobby-words.ts';
import styles from './Lobby.module.css';

/** URL of a selection. */
export const pathOf = (filter: CasinoFilter, lang: string): string =>
  routePath('casino', { ...(filter.kind !== null && { subcategory: filter.kind }) }, { lang }) + queryOf(filter);

export interface LobbyFiltersProps {
  filter: CasinoFilter;
  /** Available filters; undefined until loaded. */
  choices: Omit<CasinoCatalogue, 'games'> | undefined;
  lang: string;
  /** Called with the new selection. */
  onFilter: (filter: CasinoFilter) => void;
}

interface ChoiceProps {
  name: 'provider' | 'theme' | 'volatility' | 'sort';
  label: MessageDescriptor;
  value: string;
  /** Label of the option that selects all. */
  any?: MessageDescriptor;
  options: readonly { id: string; name: string; games?: number }[];
}

function Choice({ name, label, value, any, options }: ChoiceProps) {
  const intl = useIntl();
  return (
    <SelectField
      label={intl.formatMessage(label)}
      isLabelHidden
      name={name}
      defaultValue={value}
      onChange={(event) => event.currentTarget.form?.requestSubmit()}
    >
      {any !== undefined && <option value="">{intl.formatMessage(any)}</option>}
      {options.map(({ id, name: text, games }) => (
        <option key={id} value={id}>
          {games === undefined ? text : `${text} (${intl.formatNumber(games)})`}
        </option>
      ))}
    </SelectField>
  );
}

/** Filters of the list: kind, text, provider, theme, volatility, features. All are kept in the URL and work without scripts. @spec CS-01 */
export function LobbyFilters({ filter, choices, lang, onFilter }: LobbyFiltersProps) {
  const intl = useIntl();
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    onFilter({ ...filterOfUrl(new URLSearchParams(fields)), kind: filter.kind });
  };
  const named = <Id extends string>(
    counts: readonly { id: Id; games: number }[] = [],
    names: Readonly<Record<string, MessageDescriptor>>,
  ) =>
    counts.map((one) => {
      const words: MessageDescriptor = (Object.hasOwn(names, one.id) ? names[one.id] : undefined) ?? { id: one.id };
      return { ...one, name: intl.formatMessage(words) };
    });
  return (
    <>
      <Chips aria-label={intl.formatMessage(words.kinds)}>
        <ChipLink href={pathOf(NO_FILTER, lang)} isCurrent={filter.kind === null && filter.sort !== 'new'}>
          <FormattedMessage {...words.all} />
        </ChipLink>
        <ChipLink href={routePath('casino', { subcategory: 'new' }, { lang })} isCurrent={filter.kind === null && filter.sort === 'new'}>
          <FormattedMessage {...words.newest} />
        </ChipLink>
        {CASINO_KINDS.map((kind) => (
          <ChipLink key={kind} href={pathOf({ ...NO_FILTER, kind }, lang)} isCurrent={filter.kind === kind}>
            <FormattedMessage {...KIND_NAMES[kind]} />
          </ChipLink>
        ))}
      </Chips>
      {/* The key resets the fields with the selection, which discards text that was not submitted. */}
      <form key={pathOf(filter, lang)} role="search" className={styles.filters} onSubmit={submit}>
        <TextField
          label={intl.formatMessage(words.search)}
          isLabelHidden
          type="search"
          name="q"
          maxLength={60}
          placeholder={intl.formatMessage(words.search)}
          defaultValue={filter.search}
          start={<SearchIcon />}
          className={styles.words}
        />
        <Choice
          name="provider"
          label={words.provider}
          value={filter.provider ?? ''}
          any={words.anyProvider}
          options={choices?.providers ?? []}
        />
        <Choice
          name="theme"
          label={words.theme}
          value={filter.theme ?? ''}
          any={words.anyTheme}
          options={named(choices?.themes, THEME_NAMES)}
        />
        {(choices?.volatilities.length ?? 0) > 0 && (
          <Choice
            name="volatility"
            label={words.volatility}
            value={filter.volatility ?? ''}
            any={words.anyVolatility}
            options={named(choices?.volatilities, VOLATILITY_NAMES)}
          />
        )}
        <Choice
          name="sort"
          label={words.sort}
          value={filter.sort}
          options={CASINO_SORTS.map((id) => ({ id, name: intl.formatMessage(SORT_NAMES[id]) }))}
        />
        {filter.feature !== null && <input type="hidden" name="feature" value={filter.feature} />}
        <Button type="submit" className={styles.submit}>
          <FormattedMessage id="casino.find" defaultMessage="Search" />
        </Button>
      </form>
      {choices !== undefined && choices.features.length > 0 && (
        <Chips aria-label={intl.formatMessage(words.features)}>
          {choices.features.map(({ id, games }) => {
            const isOn = filter.feature === id;
            return (
              <ChipLink key={id} href={pathOf(narrowed(filter, { feature: isOn ? null : id }), lang)} isCurrent={isOn} count={games}>
                <FormattedMessage {...FEATURE_NAMES[id]} />
              </ChipLink>
            );
          })}
        </Chips>
      )}
    </>
  );
}
