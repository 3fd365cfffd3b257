import { selectIsPlayer } from '@touchline/identity-state';
import { modalClosed, modalOpened, outlastsPages, selectModals } from '@touchline/platform-state';
import { portsOf } from '@touchline/shared-state';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { useLocation } from 'react-router';
import { useHistorySteps } from '../app/history-steps.ts';
import { historyStep, type ModalEntry } from './rules/history-step.ts';
import { isForGuests } from './rules/modal-links.ts';
import { useKnownModals } from './use-known-modals.ts';

const FIRST_KEY = 'default';

interface EntryState {
  key?: string;
  modal?: ModalEntry;
}
const stateOf = (state: unknown): EntryState => (state ?? {}) as EntryState;

/**
 * Gives an open modal an entry in the history of the same page, so that Back closes it. The router does not see these entries: they keep
 * its key and index, and a move between them is stopped before it hears of it; no guard runs and nothing is loaded again.
 *
 * @param movedByHand - set when the player goes back or forward to another page.
 * @spec GD-14
 */
export function useModalHistory(movedByHand: RefObject<boolean>): void {
  const store = useStore();
  const dispatch = useDispatch();
  const { key } = useLocation();
  const stack = useSelector(selectModals);
  const known = useKnownModals();
  const step = useHistorySteps();
  const entries = useRef<ModalEntry[]>([]);
  const leftBehind = useRef(new Set<string>());
  const closedByHand = useRef(new Set<string>());
  const shownKey = useRef(key);

  // A navigation has made its own entry; what stood for modals of the page before is behind it. Before the next effect, which adds the
  // entry of a modal that opens with its page.
  useLayoutEffect(() => {
    if (shownKey.current === key) return;
    shownKey.current = key;
    const isLeft = ({ modal }: ModalEntry) => movedByHand.current || !outlastsPages(modal);
    leftBehind.current = new Set(entries.current.filter(isLeft).map(({ modal }) => modal));
    entries.current = [];
  }, [key, movedByHand]);

  // Before the modal is painted: whoever sees it can go back. Again on a new page, for a modal that outlasts the one before.
  useLayoutEffect(() => {
    // The next page has its entry and is drawn in a moment: a modal of that moment gets its entry then, and only once.
    const { key: reached = key } = stateOf(window.history.state);
    if (reached !== key) return;
    const open = stack.filter(({ modal }) => known[modal]?.isInHistory === true);
    for (const modal of leftBehind.current) if (!open.some((each) => each.modal === modal)) leftBehind.current.delete(modal);
    for (const { modal, params } of open) {
      if (leftBehind.current.has(modal) || entries.current.some((entry) => entry.modal === modal)) continue;
      const entry: ModalEntry = { depth: entries.current.length + 1, modal, params, id: portsOf(store).uuid() };
      entries.current.push(entry);
      window.history.pushState({ ...stateOf(window.history.state), modal: entry }, '');
    }
    const gone = entries.current.filter((entry) => !open.some(({ modal }) => modal === entry.modal));
    if (gone.length === 0) return;
    for (const { id } of gone) closedByHand.current.add(id);
    entries.current = entries.current.filter((entry) => !gone.includes(entry));
    // Only while the history still stands on a modal: a navigation that left it behind has its own place.
    if (stateOf(window.history.state).modal !== undefined) step(-gone.length);
  }, [stack, store, known, key, step]);

  useEffect(() => {
    const moved = (event: PopStateEvent): void => {
      const { key: reachedKey = FIRST_KEY, modal: entry = null } = stateOf(event.state);
      const mayReopen =
        entry !== null && !closedByHand.current.has(entry.id) && !(isForGuests(known, entry.modal) && selectIsPlayer(store.getState()));
      const step = historyStep({ shownKey: shownKey.current, reachedKey, entry, openCount: entries.current.length, mayReopen });
      if (step.kind === 'page') {
        movedByHand.current = true;
        return;
      }
      event.stopImmediatePropagation();
      if (step.kind === 'close') {
        for (const { modal } of entries.current.splice(step.keep)) dispatch(modalClosed({ modal }));
      } else if (step.kind === 'reopen') {
        entries.current.push(step.entry);
        dispatch(modalOpened({ modal: step.entry.modal, params: step.entry.params }));
      }
    };
    window.addEventListener('popstate', moved, { capture: true });
    return () => window.removeEventListener('popstate', moved, { capture: true });
  }, [store, dispatch, known, movedByHand]);
}
