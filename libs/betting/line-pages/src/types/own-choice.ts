import { isInteger, isObject, isText } from '@touchline/shared-primitives';
import { portsOf } from '@touchline/shared-state';
import { useCallback, useEffect, useState } from 'react';
import { useStore } from 'react-redux';

/** Teams and country that the player has chosen for {@link OwnGamesPage}. @spec BT-08 */
export interface OwnChoice {
  teams: readonly { id: number; name: string }[];
  /** Two letters; null for none. */
  country: string | null;
}

export const OWN_KEY = 'tl-teams';
/** Most teams; the oldest are dropped. */
export const MOST_TEAMS = 50;
const NOTHING: OwnChoice = { teams: [], country: null };
const LONGEST_NAME = 100;

const isTeam = (value: unknown): value is OwnChoice['teams'][number] =>
  isObject(value) && isInteger(value['id']) && value['id'] > 0 && isText(value['name']) && value['name'].length <= LONGEST_NAME;

/** Parses a stored choice; invalid parts are left out. @spec BT-08 STO-1 */
export function readOwnChoice(text: string | null): OwnChoice {
  let value: unknown;
  try {
    value = JSON.parse(text ?? 'null');
  } catch {
    return NOTHING; // written by other code or truncated: same as nothing stored
  }
  if (!isObject(value)) return NOTHING;
  const { teams, country } = value;
  const valid = Array.isArray(teams) ? teams.filter(isTeam).map(({ id, name }) => ({ id, name })) : [];
  return {
    teams: valid.filter(({ id }, at) => valid.findIndex((team) => team.id === id) === at).slice(-MOST_TEAMS),
    country: isText(country) && /^[A-Z]{2}$/.test(country) ? country : null,
  };
}

/** The choice stored in this browser, the same in all its tabs; null until it has been read, which the server can't do. @spec BT-08 */
export function useOwnChoice(): readonly [choice: OwnChoice | null, choose: (choice: OwnChoice) => void] {
  const { storage } = portsOf(useStore());
  const [choice, setChoice] = useState<OwnChoice | null>(null);
  useEffect(() => {
    setChoice(readOwnChoice(storage.get(OWN_KEY)));
    return storage.onChange(OWN_KEY, (text) => setChoice(readOwnChoice(text)));
  }, [storage]);
  const choose = useCallback(
    (next: OwnChoice) => {
      const kept = readOwnChoice(JSON.stringify(next));
      storage.set(OWN_KEY, JSON.stringify(kept));
      setChoice(kept);
    },
    [storage],
  );
  return [choice, choose];
}
