import { type MouseEvent, useRef } from 'react';

/**
 * What a button means by a press: what it showed when the press began, because figures change under a finger. A key, or a click without a
 * press, has no such beginning, so it means what the button shows now.
 *
 * @param seen - what the button shows, for example an offer with its quote.
 * @spec ODD-2
 */
export function usePressed<T>(seen: T): { onPointerDown: () => void; meantBy: (click: Pick<MouseEvent, 'detail'>) => T } {
  const pressed = useRef<{ seen: T } | null>(null);
  return {
    onPointerDown: () => {
      pressed.current = { seen };
    },
    meantBy: ({ detail }) => {
      const meant = detail === 0 ? seen : (pressed.current?.seen ?? seen);
      pressed.current = null;
      return meant;
    },
  };
}
