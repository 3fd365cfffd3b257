import { useEffect } from 'react';

function isOwnDocument(): boolean {
  const entries = 'getEntriesByType' in performance ? performance.getEntriesByType('navigation') : [];
  return entries.every(({ name }) => new URL(name).pathname === location.pathname);
}

/**
 * Ensures that the document was requested at this page's url, because only then does its content security policy allow the provider's
 * frame. After a navigation within the site the old policy still applies, so the document is reloaded.
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
