import { useMemo, useRef, type MouseEvent, type PointerEvent } from 'react';

/** Handlers for the element around everything that moves while people press in it. */
export interface SteadyPress {
  onPointerDownCapture: (event: PointerEvent) => void;
  onClickCapture: (event: MouseEvent) => void;
}

/**
 * A press counts for the button or the link that it began on. Where a game leaves a list, the rows below it move up; a phone sends the click
 * to what stands under the finger by then, which is another game's price.
 *
 * A click that no pointer began, from a keyboard or from a program that reads the page aloud, always counts.
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
