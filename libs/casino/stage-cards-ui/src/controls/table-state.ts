import { useSyncExternalStore } from 'react';

/** What the parts of one table know of each other: cards on the stage, buttons below it. */
export interface TableState {
  /** All cards lie; no move is taken before. */
  isAtRest: boolean;
  /** Positions of the cards that are held. */
  held: readonly number[];
  /** The player wants moves to be suggested. Off at first. */
  isHinted: boolean;
}

export interface TableStore {
  get: () => TableState;
  set: (change: Partial<TableState>) => void;
  subscribe: (changed: () => void) => () => void;
}

export function createTable(): TableStore {
  let state: TableState = { isAtRest: false, held: [], isHinted: false };
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set: (change) => {
      state = { ...state, ...change };
      listeners.forEach((changed) => changed());
    },
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}

export const useTable = ({ get, subscribe }: TableStore): TableState => useSyncExternalStore(subscribe, get);
