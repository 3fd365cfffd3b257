import { useMemo, useRef, type MouseEvent, type PointerEvent } from 'react';

/** Handlers for the container of elements that may move during a click. */
export interface SteadyPress {
  onPointerDownCapture: (event: PointerEvent) => void;
  onClickCapture: (event: MouseEvent) => void;
}

/**
 * Makes a click count only for the button or link that it began on. When a game leaves a list, the rows below move up, and phones send the
 * click to the element that is under the finger by then: another game's price.
 *
 * Clicks without a pointer (keyboard, screen reader) always count.
 */
export function useSteadyPress(): SteadyPress {
  const began = useRef<Node | null>(null);
  return useMemo(
    () => ({
      onPointerDownCapture: ({ target }) => {
        began.current = target as Node;
      },
      onClickCapture: (event) => {
        const from = began.current;
        began.current = null;
        const hit = (event.target as Element).closest('a, button');
        if (from === null || hit === null || event.detail === 0 || hit.contains(from)) return;
        event.preventDefault();
        event.stopPropagation();
      },
    }),
    [],
  );
}
