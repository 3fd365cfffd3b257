import { type RefObject, useEffect, useRef } from 'react';

/** In this order: what the round asks for, then the way into the next one. */
const NEXT = ['[data-moves] button:enabled', '[data-move]:enabled', '[data-play]:enabled'];

/**
 * A button that is locked or taken away while a round goes on loses the focus, and the keys with it. Who played with the keyboard gets it back:
 * at the same button if it can be pressed again, else at the first move, else at the button that plays.
 *
 * @spec A11Y-2 CS-05
 */
export function useKeptFocus(game: RefObject<HTMLElement | null>): void {
  const last = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const focused = ({ target }: FocusEvent): void => {
      last.current = target instanceof HTMLElement && game.current?.contains(target) === true ? target : null;
    };
    // A press beside every control means to leave it.
    const pressed = ({ target }: PointerEvent): void => {
      if (target instanceof Element && target.closest('button, input, label') === null) last.current = null;
    };
    document.addEventListener('focusin', focused);
    document.addEventListener('pointerdown', pressed);
    return () => {
      document.removeEventListener('focusin', focused);
      document.removeEventListener('pointerdown', pressed);
    };
  }, [game]);
  useEffect(() => {
    const own = last.current;
    const isLost = document.activeElement === document.body || document.activeElement === null;
    const isLocked = document.activeElement === own && own?.matches(':disabled') === true;
    if (own === null || !(isLost || isLocked)) return;
    const isSame = own.isConnected && !own.matches(':disabled');
    const next = isSame ? own : NEXT.map((what) => game.current?.querySelector<HTMLElement>(what)).find((found) => found != null);
    next?.focus();
  });
}
