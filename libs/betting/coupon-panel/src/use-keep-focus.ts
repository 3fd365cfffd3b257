import { useCallback, useRef, type RefCallback } from 'react';

const BET = '[data-testid^="coupon-bet-"]';

/** Element that receives the focus: the bet at the same index, otherwise the last one, otherwise the empty state, otherwise the panel. */
function nextPlace(panel: HTMLElement, placeOfBet: number | null): HTMLElement {
  const bets = panel.querySelectorAll<HTMLElement>(BET);
  if (bets.length === 0) return panel.querySelector<HTMLElement>('[data-empty]') ?? panel;
  return (placeOfBet === null ? undefined : bets[Math.min(placeOfBet, bets.length - 1)]) ?? panel;
}

/** Index of the bet that contains an element; null for none. */
function placeOfBet(panel: HTMLElement, element: Element): number | null {
  const bet = element.closest(BET);
  return bet === null ? null : [...panel.querySelectorAll(BET)].indexOf(bet);
}

/**
 * Keeps the focus in the coupon when the focused control is removed (a removed bet, the button after placement), instead of losing it to
 * the document. After a removed bet the next bet gets it: the bet itself and not its remove button, so that a held key removes only one
 * bet.
 *
 * @returns a ref for the panel: each view of the coupon is another element.
 * @spec A11Y-2
 */
export function useKeepFocus(): RefCallback<HTMLElement> {
  const last = useRef<{ element: Element; placeOfBet: number | null } | null>(null);
  return useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const keep = (): void => {
      if (last.current?.element.isConnected !== false || document.activeElement !== document.body) return;
      const place = nextPlace(element, last.current.placeOfBet);
      last.current = null;
      place.focus({ preventScroll: place === element });
    };
    keep();
    // Parts of the panel (a bet, a notice, an applied code) can disappear without a render of the panel.
    const observer = new MutationObserver(keep);
    observer.observe(element, { childList: true, subtree: true });
    const focusIn = (event: FocusEvent): void => {
      const target = event.target as Element;
      last.current = { element: target, placeOfBet: placeOfBet(element, target) };
    };
    const focusOut = (event: FocusEvent): void => {
      const left = event.target as Element;
      // A removed control is disconnected by the next microtask; a control that only lost the focus is not.
      queueMicrotask(() => {
        if (left.isConnected && last.current?.element === left) last.current = null;
      });
    };
    element.addEventListener('focusin', focusIn);
    element.addEventListener('focusout', focusOut);
    return () => {
      observer.disconnect();
      element.removeEventListener('focusin', focusIn);
      element.removeEventListener('focusout', focusOut);
    };
  }, []);
}
