import { startTransition, useEffect, useState } from 'react';

export interface Growth {
  /** Number of items in the first render. */
  first: number;
  /** Items added per step: as many as a phone can render and lay out between two inputs. */
  step: number;
}

/**
 * Number of items of a long list to render: the first ones with the page, the others in steps once the page is interactive. The steps are
 * transitions, so that user input takes precedence.
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
