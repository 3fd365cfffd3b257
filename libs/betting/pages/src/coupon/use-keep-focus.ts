import { useEffect, useRef, type RefObject } from 'react';

/**
 * When the control that had the focus is gone (a removed bet, the button after placing), the focus stays in the coupon and does not fall
 * back to the start of the page.
 *
 * @spec A11Y-2
 */
export function useKeepFocus(panel: RefObject<HTMLElement | null>): void {
  const hadFocus = useRef(false);
  useEffect(() => {
    const element = panel.current;
    if (element === null) return undefined;
    const focusIn = (): void => void (hadFocus.current = true);
    const focusOut = (event: FocusEvent): void => {
      // A control that is taken away tells no new target; one that is left by the player does, or the pointer went elsewhere.
      hadFocus.current = event.relatedTarget === null && !(event.target as HTMLElement).isConnected;
    };
    element.addEventListener('focusin', focusIn);
    element.addEventListener('focusout', focusOut);
    return () => {
      element.removeEventListener('focusin', focusIn);
      element.removeEventListener('focusout', focusOut);
    };
  });
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
  });
}
