import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** Focus targets in order of preference: the round's moves, then the play button. */
const NEXT = ['[data-moves] button:enabled', '[data-move]:enabled', '[data-play]:enabled'];

/**
 * Restores keyboard focus that is lost when a button is disabled or removed during a round: to the same button if it is enabled again, else
 * to the first move, else to the play button.
 *
 * @spec A11Y-2 CS-05
 */
export function useKeptFocus(game: RefObject<HTMLElement | null>): void {
  const last = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const focused = ({ target }: FocusEvent): void => {
      last.current = target instanceof HTMLElement && game.current?.contains(target) === true ? target : null;
    };
    // A press outside all controls gives up the focus on purpose.
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
  const restore = useCallback((): void => {
    const own = last.current;
    const isLost = document.activeElement === document.body || document.activeElement === null;
    const isLocked = document.activeElement === own && own?.matches(':disabled') === true;
    if (own === null || !(isLost || isLocked)) return;
    const isSame = own.isConnected && !own.matches(':disabled');
    const next = isSame ? own : NEXT.map((what) => game.current?.querySelector<HTMLElement>(what)).find((found) => found != null);
    next?.focus();
  }, [game]);
  useEffect(restore);
  // A stage unlocks its moves without rendering the screen around it.
  useEffect(() => {
    const observer = new MutationObserver(restore);
    if (game.current !== null) observer.observe(game.current, { subtree: true, childList: true, attributeFilter: ['disabled'] });
    return () => observer.disconnect();
  }, [game, restore]);
}
