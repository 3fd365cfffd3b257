import { useEffect, useMemo, useState } from 'react';

type Make = (typeof import('./text-filter.ts'))['textFilter'];
const everything = () => true;

/**
 * A filter for names by a typed text. Its code is loaded with the first text; until then, and if it does not load, every name passes.
 * @spec BT-05
 */
export function useTextFilter(text: string): (name: string) => boolean {
  const [make, setMake] = useState<Make>();
  const isWanted = text.trim() !== '';
  useEffect(() => {
    if (isWanted) import('./text-filter.ts').then(({ textFilter }) => setMake(() => textFilter), everything);
  }, [isWanted]);
  return useMemo(() => make?.(text) ?? everything, [make, text]);
}
