import type { ModalName } from '@touchline/platform-state';

/** Data of an open modal in its history entry, beside the router's. */
export interface ModalEntry {
  /** Number of modals open with this one: 1 for the first. */
  depth: number;
  modal: ModalName;
  params: Readonly<Record<string, string>>;
  /** Unique id of this opening. */
  id: string;
}

/** Meaning of a move back or forward. */
export type HistoryStep =
  /** Another page: left to the router. */
  | { kind: 'page' }
  /** The same page with fewer modals: `keep` of them stay open. */
  | { kind: 'close'; keep: number }
  | { kind: 'reopen'; entry: ModalEntry }
  /** The same page, unchanged. */
  | { kind: 'stay' };

export interface HistoryMove {
  /** The router's keys of the shown page and of the entry that was reached. */
  shownKey: string;
  reachedKey: string;
  entry: ModalEntry | null;
  /** Number of open modals with a history entry. */
  openCount: number;
  /** Whether the entry's modal may reopen: the player did not close it by hand, and it still applies to this person. */
  mayReopen: boolean;
}

/** Back closes a modal; Forward reopens only what Back closed. */
export function historyStep({ shownKey, reachedKey, entry, openCount, mayReopen }: HistoryMove): HistoryStep {
  if (reachedKey !== shownKey) return { kind: 'page' };
  const depth = entry?.depth ?? 0;
  if (depth < openCount) return { kind: 'close', keep: depth };
  if (depth === openCount + 1 && entry !== null && mayReopen) return { kind: 'reopen', entry };
  return { kind: 'stay' };
}
