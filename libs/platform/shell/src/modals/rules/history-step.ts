import type { ModalName } from '@touchline/platform-state';

/** What an entry of the history that stands for an open modal holds, beside what the router keeps there. */
export interface ModalEntry {
  /** How many modals were open with this one: 1 for the first. */
  depth: number;
  modal: ModalName;
  params: Readonly<Record<string, string>>;
  /** Tells this opening from any other. */
  id: string;
}

/** What going back or forward means. */
export type HistoryStep =
  /** Another page: the router's business. */
  | { kind: 'page' }
  /** The same page with fewer modals: these many stay. */
  | { kind: 'close'; keep: number }
  | { kind: 'reopen'; entry: ModalEntry }
  /** The same page as it is. */
  | { kind: 'stay' };

export interface HistoryMove {
  /** Key of the page that is shown, as the router names it, and of the entry that was reached. */
  shownKey: string;
  reachedKey: string;
  entry: ModalEntry | null;
  /** Modals that are open and stand in the history. */
  openCount: number;
  /** Whether the modal of the entry may be opened again: the player did not close it by hand, and it is still for this person. */
  mayReopen: boolean;
}

/** Back closes a modal; forward brings back only what Back had closed. */
export function historyStep({ shownKey, reachedKey, entry, openCount, mayReopen }: HistoryMove): HistoryStep {
  if (reachedKey !== shownKey) return { kind: 'page' };
  const depth = entry?.depth ?? 0;
  if (depth < openCount) return { kind: 'close', keep: depth };
  if (depth === openCount + 1 && entry !== null && mayReopen) return { kind: 'reopen', entry };
  return { kind: 'stay' };
}
