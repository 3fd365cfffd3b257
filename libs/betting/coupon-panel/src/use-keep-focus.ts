import { useCallback, useRef, type RefCallback } from 'react';

const BET = '[data-testid^="coupon-bet-"]';

/** Where the focus goes when what had it is gone: the bet that has taken the place, else the one before, else the title of an empty coupon, else the panel. */
function nextPlace(panel: HTMLElement, placeOfBet: number | null): HTMLElement {
  const bets = panel.querySelectorAll<HTMLElement>(BET);
  if (bets.length === 0) return panel.querySelector<HTMLElement>('[data-empty]') ?? panel;
  return (placeOfBet === null ? undefined : bets[Math.min(placeOfBet, bets.length - 1)]) ?? panel;
}

/** Which bet of the coupon an element belongs to, from zero; null for none. */
function placeOfBet(panel: HTMLElement, element: Element): number | null {
  const bet = element.closest(BET);
  return bet === null ? null : [...panel.querySelectorAll(BET)].indexOf(bet);
}

/**
 * When the control that had the focus is gone (a removed bet, the button after placing), the focus stays in the coupon and does not fall
 * back to the start of the page: after a removed bet it is on the next one. The bet has it and not its own button, so that a key that is
 * held down removes one bet.
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
    // A part of the panel that goes by itself (a bet, a notice, a code that holds) does not render the panel.
    const observer = new MutationObserver(keep);
    observer.observe(element, { childList: true, subtree: true });
    const focusIn = (event: FocusEvent): void => {
      const target = event.target as Element;
      last.current = { element: target, placeOfBet: placeOfBet(element, target) };
    };
    const focusOut = (event: FocusEvent): void => {
      const left = event.target as Element;
      // A control that is being taken away is gone a moment later; one that the player left is still there.
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
