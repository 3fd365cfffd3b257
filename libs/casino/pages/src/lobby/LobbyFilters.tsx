import {
  CASINO_FEATURES,
  CASINO_KINDS,
  CASINO_SORTS,
  CASINO_THEMES,
  CASINO_VOLATILITIES,
  type CasinoCatalogue,
  type CasinoFilter,
} from '@touchline/casino-contract';
import { filterOfUrl, narrowed, NO_FILTER } from '@touchline/casino-state';
import { Button, ChipLink, Chips, CountBadge, FilterIcon, SearchIcon, SelectField, TextField } from '@touchline/ui-kit';
import { type FormEvent, type KeyboardEvent, useRef } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { FEATURE_NAMES, KIND_NAMES, SORT_NAMES, THEME_NAMES, VOLATILITY_NAMES } from '../game-words.ts';
import { listPath, newestPath } from './lobby-filter.ts';
import { words } from './lobby-words.ts';
import styles from './Lobby.module.css';

export interface LobbyFiltersProps {
  filter: CasinoFilter;
  /** Available filters; undefined until loaded. */
  choices: Omit<CasinoCatalogue, 'games'> | undefined;
  lang: string;
  /** Called with the new selection. */
  onFilter: (filter: CasinoFilter) => void;
  /** Called when the sheet with the filters is opened. */
  onOpen?: () => void;
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
      // An unchanged field shows the selection of the URL, as soon as its options are known.
      key={`${value} ${options.length}`}
      label={intl.formatMessage(label)}
      name={name}
      defaultValue={value}
      onChange={(event) => event.currentTarget.form?.requestSubmit()}
    >
      {any !== undefined && <option value="">{intl.formatMessage(any)}</option>}
      {/* Until the options are known, the form must not lose what the URL has. */}
      {value !== '' && options.every(({ id }) => id !== value) && <option value={value}>{value}</option>}
      {options.map(({ id, name: text, games }) => (
        <option key={id} value={id}>
          {games === undefined ? text : `${text} (${intl.formatNumber(games)})`}
        </option>
      ))}
    </SelectField>
  );
}

type Links = Pick<LobbyFiltersProps, 'filter' | 'choices' | 'lang'>;

function Kinds({ filter, lang }: Links) {
  const intl = useIntl();
  return (
    <Chips aria-label={intl.formatMessage(words.kinds)} className={styles.chips}>
      <ChipLink href={listPath(NO_FILTER, lang)} isCurrent={filter.kind === null && filter.sort !== 'new'}>
        <FormattedMessage {...words.all} />
      </ChipLink>
      <ChipLink href={newestPath(lang)} isCurrent={filter.kind === null && filter.sort === 'new'}>
        <FormattedMessage {...words.newest} />
      </ChipLink>
      {CASINO_KINDS.map((kind) => (
        <ChipLink key={kind} href={listPath({ ...NO_FILTER, kind }, lang)} isCurrent={filter.kind === kind}>
          <FormattedMessage {...KIND_NAMES[kind]} />
        </ChipLink>
      ))}
    </Chips>
  );
}

function Features({ filter, choices, lang }: Links) {
  const intl = useIntl();
  const features: readonly { id: (typeof CASINO_FEATURES)[number]; games?: number }[] =
    choices?.features ?? CASINO_FEATURES.map((id) => ({ id }));
  if (features.length === 0) return null;
  return (
    <Chips aria-label={intl.formatMessage(words.features)} className={styles.chips}>
      {features.map(({ id, games }) => {
        const isOn = filter.feature === id;
        return (
          <ChipLink
            key={id}
            href={listPath(narrowed(filter, { feature: isOn ? null : id }), lang)}
            isCurrent={isOn}
            {...(games !== undefined && { count: games })}
          >
            <FormattedMessage {...FEATURE_NAMES[id]} />
          </ChipLink>
        );
      })}
    </Chips>
  );
}

/** What is chosen in the sheet. */
const chosenIn = ({ kind, provider, theme, volatility, feature, sort }: CasinoFilter): number =>
  [kind, provider, theme, volatility, feature].filter((value) => value !== null).length + Number(sort !== NO_FILTER.sort);

/**
 * The search, and one sheet with all other filters: kind, provider, theme, volatility, order, features. All are kept in the URL and work
 * without scripts. A choice applies at once and leaves the sheet open; its button, Enter in the search and Escape close it.
 *
 * @spec CS-01
 */
export function LobbyFilters({ filter, choices, lang, onFilter, onOpen }: LobbyFiltersProps) {
  const intl = useIntl();
  const sheet = useRef<HTMLDetailsElement>(null);
  const close = (): void => {
    if (sheet.current !== null) sheet.current.open = false;
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    // A field that was changed has no submitter.
    if ((event.nativeEvent as SubmitEvent).submitter !== null) close();
    const next = { ...filterOfUrl(new URLSearchParams(fields)), kind: filter.kind };
    // The button of the sheet submits what a field has applied already: without a change, Back must not return to the same list.
    if (listPath(next, lang) !== listPath(filter, lang)) onFilter(next);
  };
  const leave = (event: KeyboardEvent<HTMLDetailsElement>): void => {
    if (event.key !== 'Escape' || sheet.current?.open !== true) return;
    close();
    sheet.current.querySelector('summary')?.focus();
  };
  const named = <Id extends string>(counts: readonly { id: Id; games?: number }[], names: Readonly<Record<string, MessageDescriptor>>) =>
    counts.map((one) => {
      const words: MessageDescriptor = (Object.hasOwn(names, one.id) ? names[one.id] : undefined) ?? { id: one.id };
      return { ...one, name: intl.formatMessage(words) };
    });
  const known = <Id extends string>(ids: readonly Id[]): { id: Id; games?: number }[] => ids.map((id) => ({ id }));
  const volatilities = choices?.volatilities ?? known(CASINO_VOLATILITIES);
  const chosen = chosenIn(filter);
  return (
    <form role="search" className={styles.search} onSubmit={submit}>
      <TextField
        key={filter.search}
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
      <details
        ref={sheet}
        className={styles.sheet}
        onKeyDown={leave}
        onToggle={(event) => {
          if (event.currentTarget.open) onOpen?.();
        }}
      >
        <summary className={styles.opener}>
          <FilterIcon />
          <span>
            <FormattedMessage {...words.filters} />
          </span>
          {chosen > 0 && <CountBadge>{chosen}</CountBadge>}
        </summary>
        <div className={styles.panel}>
          <Kinds filter={filter} choices={choices} lang={lang} />
          <div className={styles.filters}>
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
              options={named(choices?.themes ?? known(CASINO_THEMES), THEME_NAMES)}
            />
            {volatilities.length > 0 && (
              <Choice
                name="volatility"
                label={words.volatility}
                value={filter.volatility ?? ''}
                any={words.anyVolatility}
                options={named(volatilities, VOLATILITY_NAMES)}
              />
            )}
            <Choice
              name="sort"
              label={words.sort}
              value={filter.sort}
              options={CASINO_SORTS.map((id) => ({ id, name: intl.formatMessage(SORT_NAMES[id]) }))}
            />
          </div>
          {filter.feature !== null && <input type="hidden" name="feature" value={filter.feature} />}
          <Features filter={filter} choices={choices} lang={lang} />
          <Button type="submit" look="primary">
            {choices === undefined ? (
              <FormattedMessage id="casino.find" defaultMessage="Search" />
            ) : (
              <FormattedMessage
                id="casino.filters.show"
                defaultMessage="Show {count, plural, one {# game} other {# games}}"
                values={{ count: choices.total }}
              />
            )}
          </Button>
        </div>
      </details>
    </form>
  );
}
