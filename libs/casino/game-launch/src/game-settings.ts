import { isObject, isWhole } from '@touchline/shared-primitives';
import type { KeyValueStore } from '@touchline/shared-state';

type Store = Pick<KeyValueStore, 'get' | 'set'>;

const SOUND_KEY = 'tl-games-sound';
const STAKES_KEY = 'tl-games-stakes';
/** Games whose stake is remembered; the one that was staked on longest ago is forgotten first. */
const MOST = 60;

/** Whether the player has turned sound on: one setting for all games, off at first. */
export const isSoundOn = (store: Store): boolean => store.get(SOUND_KEY) === 'on';
export const keepSound = (store: Store, isOn: boolean): void => void store.set(SOUND_KEY, isOn ? 'on' : 'off');

function stakesOf(store: Store): [string, number][] {
  try {
    const kept: unknown = JSON.parse(store.get(STAKES_KEY) ?? '{}');
    return isObject(kept) ? Object.entries(kept).filter((entry): entry is [string, number] => isWhole(entry[1])) : [];
  } catch {
    return []; // not written by this code
  }
}

/** A game in a currency: stakes of one are no stakes of another. */
const nameOf = (model: string, currencyIso: string): string => `${model} ${currencyIso}`;

/** What the player staked on a game last, in minor units; undefined if never, or if the game does not take it any more. */
export function lastStake(
  store: Store,
  model: string,
  { currencyIso, min, max }: { currencyIso: string; min: number; max: number },
): number | undefined {
  const [, stake] = stakesOf(store).find(([name]) => name === nameOf(model, currencyIso)) ?? [];
  return stake !== undefined && stake >= min && stake <= max ? stake : undefined;
}

export function keepStake(store: Store, model: string, { currencyIso, amount }: { currencyIso: string; amount: number }): void {
  const name = nameOf(model, currencyIso);
  const others = stakesOf(store).filter(([each]) => each !== name);
  store.set(STAKES_KEY, JSON.stringify(Object.fromEntries([...others, [name, amount]].slice(-MOST))));
}
