import { selectIsPlayer } from '@touchline/identity-state';
import { modalClosed, modalOpened, outlastsPages, selectModals } from '@touchline/platform-state';
import { portsOf, type RootState } from '@touchline/shared-state';
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
 * Gives an open modal its own entry in the browser's history, so that Back closes it. The entries keep the router's key and index, and
 * moves between them are stopped before the router sees them; no guard runs and nothing is reloaded.
 *
 * @param movedByHand - set when the player goes back or forward to another page.
 * @spec GD-14
 */
export function useModalHistory(movedByHand: RefObject<boolean>): void {
  const store = useStore<RootState>();
  const dispatch = useDispatch();
  const { key } = useLocation();
  const stack = useSelector(selectModals);
  const known = useKnownModals();
  const step = useHistorySteps();
  const entries = useRef<ModalEntry[]>([]);
  const leftBehind = useRef(new Set<string>());
  const closedByHand = useRef(new Set<string>());
  const shownKey = useRef(key);

  // A navigation has pushed its own entry, so modal entries of the previous page are obsolete. Runs before the next effect, which adds the
  // entry of a modal that opens together with its page.
  useLayoutEffect(() => {
    if (shownKey.current === key) return;
    shownKey.current = key;
    const isLeft = ({ modal }: ModalEntry) => movedByHand.current || !outlastsPages(modal);
    leftBehind.current = new Set(entries.current.filter(isLeft).map(({ modal }) => modal));
    entries.current = [];
  }, [key, movedByHand]);

  // Runs before the modal is painted, so that Back works as soon as it is visible; runs again on a new page for a modal that outlasts the
  // old one.
  useLayoutEffect(() => {
    // The next page has its entry but is not rendered yet: the modal gets its entry then, and only once.
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
    // Only while the current entry is a modal's: a navigation that left it behind has its own entry.
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
