import { searchGames, selectMenu, SHORTEST_SEARCH } from '@touchline/betting-line-state';
import type { SearchAnswer } from '@touchline/betting-contract';
import { isInteger, nameOrder } from '@touchline/shared-primitives';
import { Button, Card, Chip, Chips, CloseIcon, PlusIcon, SearchIcon, Select, TextField } from '@touchline/ui-kit';
import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import type { RootState } from '@touchline/shared-state';
import { useRequest } from '../past/use-request.ts';
import type { LinePlace } from '../place/read-place.ts';
import { menuView } from '../views/list-views.ts';
import type { OwnChoice } from './own-choice.ts';
import styles from './PageTypes.module.css';

export interface OwnPickerProps {
  choice: OwnChoice;
  onChoose: (choice: OwnChoice) => void;
  place: LinePlace;
}

interface FoundTeam {
  id: number;
  name: string;
  champ: string;
}

const teamsOf = (answer: SearchAnswer | null): FoundTeam[] =>
  (answer?.places ?? []).flatMap((place) =>
    place.kind === 'team' && isInteger(place.teamId) ? [{ id: place.teamId, name: place.name, champ: place.champName }] : [],
  );

/** Chooses the teams and the country of the player's own games. @spec BT-08 */
export function OwnPicker({ choice, onChoose, place }: OwnPickerProps) {
  const intl = useIntl();
  const { lang } = place;
  const [text, setText] = useState('');
  const [asked, setAsked] = useState('');
  const { answer, isFailed } = useRequest(`${lang} ${asked}`, async (ports, signal) =>
    asked === '' ? null : searchGames(ports, { text: asked, lang }, signal),
  );
  const menu = useSelector((state: RootState) => selectMenu(state, menuView(place)));
  const codes = [...new Set(menu?.champs.flatMap(({ countryCode }) => countryCode?.slice(0, 2) ?? []))];
  if (choice.country !== null && !codes.includes(choice.country)) codes.push(choice.country);
  const inOrder = nameOrder(lang);
  const countries = codes
    .map((value) => ({ value, label: intl.formatDisplayName(value, { type: 'region' }) ?? value }))
    .sort((a, b) => inOrder(a.label, b.label));
  const found = teamsOf(answer);
  const search = (event: FormEvent): void => {
    event.preventDefault();
    setAsked(text.trim().length < SHORTEST_SEARCH ? '' : text.trim());
  };
  const chosen = intl.formatMessage({ id: 'betting.own.teams', defaultMessage: 'Your teams' });
  const label = intl.formatMessage({ id: 'betting.own.search', defaultMessage: 'Team' });
  return (
    <Card hasPadding className={styles.picker}>
      {choice.teams.length > 0 && (
        <Chips aria-label={chosen}>
          {choice.teams.map(({ id, name }) => (
            <Chip
              key={id}
              isPicked
              icon={<CloseIcon />}
              aria-label={intl.formatMessage({ id: 'betting.own.remove', defaultMessage: 'Remove {team}' }, { team: name })}
              onClick={() => onChoose({ ...choice, teams: choice.teams.filter((team) => team.id !== id) })}
            >
              {name}
            </Chip>
          ))}
        </Chips>
      )}
      <form role="search" className={styles.search} onSubmit={search}>
        <TextField label={label} start={<SearchIcon />} value={text} maxLength={60} onChange={({ target }) => setText(target.value)} />
        <Button type="submit">
          <FormattedMessage id="betting.own.find" defaultMessage="Find" />
        </Button>
      </form>
      <div role="status">
        {isFailed && <FormattedMessage tagName="p" id="betting.own.failed" defaultMessage="The search failed. Try again." />}
        {asked !== '' && answer !== null && found.length === 0 && (
          <FormattedMessage tagName="p" id="betting.own.notFound" defaultMessage="No team has this name." />
        )}
      </div>
      {found.length > 0 && (
        <Chips aria-label={label}>
          {found.map(({ id, name, champ }) => {
            const isPicked = choice.teams.some((team) => team.id === id);
            const teams = isPicked ? choice.teams.filter((team) => team.id !== id) : [...choice.teams, { id, name }];
            return (
              <Chip
                key={id}
                icon={isPicked ? <CloseIcon /> : <PlusIcon />}
                isPicked={isPicked}
                onClick={() => onChoose({ ...choice, teams })}
              >
                {`${name} · ${champ}`}
              </Chip>
            );
          })}
        </Chips>
      )}
      <Select
        label={intl.formatMessage({ id: 'betting.own.countryLabel', defaultMessage: 'Country' })}
        value={choice.country ?? ''}
        options={[{ value: '', label: intl.formatMessage({ id: 'betting.own.noCountry', defaultMessage: 'None' }) }, ...countries]}
        onChange={(country) => onChoose({ ...choice, country: country === '' ? null : country })}
      />
    </Card>
  );
}
