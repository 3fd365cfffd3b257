import { useEffect } from 'react';

function isOwnDocument(): boolean {
  const entries = 'getEntriesByType' in performance ? performance.getEntriesByType('navigation') : [];
  return entries.every(({ name }) => new URL(name).pathname === location.pathname);
}

/**
 * Makes sure that the document was asked for at the address of this page: only then does its policy let the frame of a provider in. Whoever came
 * here from another page of the site has the policy of that page, so the document is loaded again.
 *
 * @param isNeeded - false while the page has no frame to show.
 * @returns whether the frame may be shown now.
 */
export function useOwnDocument(isNeeded: boolean): boolean {
  const isOwn = isOwnDocument();
  useEffect(() => {
    if (isNeeded && !isOwn) location.reload();
  }, [isNeeded, isOwn]);
  return isOwn;
}
