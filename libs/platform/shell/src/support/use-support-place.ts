import { useLayoutEffect, useState } from 'react';
import { SUPPORT_PLACE } from './SupportPlace.tsx';

/** The place in the header; null while there is none. A layout brings its own, so it is looked for after every draw. */
export function useSupportPlace(): HTMLElement | null {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const found = document.getElementById(SUPPORT_PLACE);
    if (found !== place) setPlace(found);
  });
  return place;
}
