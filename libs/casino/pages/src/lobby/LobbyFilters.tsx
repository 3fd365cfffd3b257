import { CASINO_KINDS, type CasinoCatalogue, type CasinoFilter } from '@touchline/casino-contract';
import { narrowed, NO_FILTER, queryOf } from '@touchline/casino-state';
import { routePath } from '@touchline/shared-routes';
import { Button, ChipLink, Chips, SearchIcon, SelectField, TextField } from '@touchline/ui-kit';
import type { FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FEATURE_NAMES, KIND_NAMES, words } from './lobby-words.ts';
import styles from './Lobby.module.css';

/** Address of a selection. */
export const pathOf = (filter: CasinoFilter, lang: string): string =>
  routePath('casino', { ...(filter.kind !== null && { subcategory: filter.kind }) }, { lang }) + queryOf(filter);

export interface LobbyFiltersProps {
  filter: CasinoFilter;
  /** What narrows the selection further; undefined while nobody knows. */
  choices: Pick<CasinoCatalogue, 'providers' | 'features'> | undefined;
  lang: string;
  /** Another selection is wanted. */
  onFilter: (filter: CasinoFilter) => void;
}

/** What narrows the list: kinds, words, provider and features. All of it is in the address, and works without scripts. @spec CS-01 */
export function LobbyFilters({ filter, choices, lang, onFilter }: LobbyFiltersProps) {
  const intl = useIntl();
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const [search, provider] = [String(fields.get('q') ?? '').trim(), String(fields.get('provider') ?? '')];
    onFilter(narrowed(filter, { search, provider: provider === '' ? null : provider }));
  };
  return (
    <>
      <Chips aria-label={intl.formatMessage(words.kinds)}>
        <ChipLink href={pathOf(NO_FILTER, lang)} isCurrent={filter.kind === null}>
          <FormattedMessage {...words.all} />
        </ChipLink>
        {CASINO_KINDS.map((kind) => (
          <ChipLink key={kind} href={pathOf({ ...NO_FILTER, kind }, lang)} isCurrent={filter.kind === kind}>
            <FormattedMessage {...KIND_NAMES[kind]} />
          </ChipLink>
        ))}
      </Chips>
      {/* A new selection brings new fields: what was typed and not sent belongs to the one before. */}
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
        />
        <SelectField
          label={intl.formatMessage(words.provider)}
          isLabelHidden
          name="provider"
          defaultValue={filter.provider ?? ''}
          onChange={(event) => event.currentTarget.form?.requestSubmit()}
        >
          <option value="">{intl.formatMessage(words.anyProvider)}</option>
          {choices?.providers.map(({ id, name, games }) => (
            <option key={id} value={id}>
              {`${name} (${intl.formatNumber(games)})`}
            </option>
          ))}
        </SelectField>
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
