import { useEffect, useRef, type RefObject } from 'react';

/**
 * When the control that had the focus is gone (a removed bet, the button after placing), the focus stays in the coupon and does not fall
 * back to the start of the page.
 *
 * @spec A11Y-2
 */
export function useKeepFocus(panel: RefObject<HTMLElement | null>): void {
  const last = useRef<Element | null>(null);
  // After each render: another view of the coupon is another element.
  useEffect(() => {
    const element = panel.current;
    if (element === null) return undefined;
    const keep = (): void => {
      if (last.current?.isConnected !== false || document.activeElement !== document.body) return;
      last.current = null;
      element.focus({ preventScroll: true });
    };
    keep();
    // A part of the panel that goes by itself (a notice, a code that holds) does not render the panel.
    const observer = new MutationObserver(keep);
    observer.observe(element, { childList: true, subtree: true });
    const focusIn = (event: FocusEvent): void => {
      last.current = event.target as Element;
    };
    const focusOut = (event: FocusEvent): void => {
      const left = event.target as Element;
      // A control that is being taken away is gone a moment later; one that the player left is still there.
      queueMicrotask(() => {
        if (left.isConnected && last.current === left) last.current = null;
      });
    };
    element.addEventListener('focusin', focusIn);
    element.addEventListener('focusout', focusOut);
    return () => {
      observer.disconnect();
      element.removeEventListener('focusin', focusIn);
      element.removeEventListener('focusout', focusOut);
    };
  });
}
