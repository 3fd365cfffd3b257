import { selectIsPlayer } from '@touchline/identity-state';
import { modalClosed, modalOpened, outlastsPages, selectModals, type ModalName } from '@touchline/platform-state';
import { selectSiteConfig } from '@touchline/shared-config';
import type { LinkProps } from '@touchline/ui-kit';
import { LinkProvider } from '@touchline/ui-kit';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { useComingPath } from '../app/coming-path.ts';
import { RouterLink } from '../app/RouterLink.tsx';
import { ModalBody } from './ModalBody.tsx';
import { isDoneFor, modalOfQuery, withoutModalQuery } from './rules/modal-links.ts';
import { useKnownModals } from './use-known-modals.ts';
import { useModalHistory } from './use-modal-history.ts';

/** A link in a modal replaces the modal's history entry, so that Back leads to the page rather than to the entry of a closed modal. */
const ReplacingLink = (props: LinkProps) => <RouterLink {...props} isReplacing />;

/** Opens the modal named by the url, once per url. @spec RT-09 */
function useModalLinks(): void {
  const dispatch = useDispatch();
  const { search } = useLocation();
  const isPlayer = useSelector(selectIsPlayer);
  const site = useSelector(selectSiteConfig);
  const isRegistrationOpen = site === null || (site.isRegistrationAllowed && !site.isVipDomain);
  const known = useKnownModals();
  const requested = modalOfQuery(known, search, { isPlayer, isRegistrationOpen });
  useEffect(() => {
    if (requested === null) return;
    const { pathname, hash } = window.location;
    window.history.replaceState(window.history.state, '', pathname + withoutModalQuery(known, window.location.search) + hash);
    dispatch(modalOpened({ modal: requested }));
  }, [dispatch, requested, search, known]);
}

/** Closes modals of a page that was left, and modals that no longer apply to this person. @spec GD-14 LIM-14 */
function useLeaving(movedByHand: RefObject<boolean>): void {
  const dispatch = useDispatch();
  const stack = useSelector(selectModals);
  const isPlayer = useSelector(selectIsPlayer);
  const { pathname } = useLocation();
  const comingPath = useComingPath();
  const known = useKnownModals();
  const pageOf = useRef(new Map<ModalName, string>());
  const coming = comingPath ?? pathname;
  useEffect(() => {
    const pages = pageOf.current;
    for (const name of pages.keys()) if (!stack.some(({ modal }) => modal === name)) pages.delete(name);
    // A modal opened while a page is loading belongs to the new page.
    for (const { modal } of stack) if (!pages.has(modal)) pages.set(modal, coming);
    for (const { modal } of stack) {
      const isLeft = coming === pathname && pages.get(modal) !== pathname;
      const staysOpen = outlastsPages(modal) && !movedByHand.current;
      if (isLeft && staysOpen) pages.set(modal, pathname);
      if ((isLeft && !staysOpen) || isDoneFor(known, modal, isPlayer)) dispatch(modalClosed({ modal }));
    }
    if (coming === pathname) movedByHand.current = false;
  }, [dispatch, stack, pathname, coming, isPlayer, known, movedByHand]);
}

/** Returns the focus to the element that opened the first modal. */
function useFocusReturn(isOpen: boolean): void {
  // A layout effect runs before the effect in which the dialog takes the focus.
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const opener = document.activeElement;
    return () => {
      const to = opener instanceof HTMLElement && opener !== document.body && opener.isConnected ? opener : null;
      // Everything behind the dialog is inert until it has left the top layer.
      queueMicrotask(() => {
        if (document.activeElement === null || document.activeElement === document.body) (to ?? document.getElementById('main'))?.focus();
      });
    };
  }, [isOpen]);
}

/** All open modals, the last on top. @spec GD-14 RT-09 */
export function ModalStage() {
  const dispatch = useDispatch();
  const stack = useSelector(selectModals);
  useModalLinks();
  const movedByHand = useRef(false);
  useLeaving(movedByHand);
  useModalHistory(movedByHand);
  useFocusReturn(stack.length > 0);
  return (
    <LinkProvider component={ReplacingLink}>
      {stack.map((open) => (
        <ModalBody key={open.modal} open={open} onClose={() => dispatch(modalClosed({ modal: open.modal }))} />
      ))}
    </LinkProvider>
  );
}
