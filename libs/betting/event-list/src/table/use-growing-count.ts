import { startTransition, useEffect, useState } from 'react';

export interface Growth {
  /** So many are drawn with the page. */
  first: number;
  /** So many more at a time after it: as many as a phone draws and lays out between two presses. */
  step: number;
}

/**
 * How many of a long list are drawn: the first ones with the page, the others in steps when it can be used. As transitions, so that a press
 * in between comes first.
 *
 * @param total - length of the list.
 */
export function useGrowingCount(total: number, { first, step }: Growth): number {
  const [count, setCount] = useState(first);
  useEffect(() => {
    if (count >= total) return undefined;
    const timer = setTimeout(() => startTransition(() => setCount(count + step)));
    return () => clearTimeout(timer);
  }, [count, total, step]);
  return count;
}
