import type { PageVisibility } from '../section.ts';

/** The part of `document` that tells whether it is seen. */
export type VisibilityHost = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;

const CHANGES = ['visibilitychange', 'freeze', 'resume'];

/** Whether the page is seen. One that the browser freezes is not: what one tab does for all of them goes to another. @spec PL-06 TAB-2 */
export function createPageVisibility(host: VisibilityHost): PageVisibility {
  let isFrozen = false;
  const isVisible = (): boolean => !isFrozen && host.visibilityState !== 'hidden';
  // Before anybody else listens, so that all of them hear it as it is.
  host.addEventListener('freeze', () => (isFrozen = true));
  host.addEventListener('resume', () => (isFrozen = false));
  return {
    isVisible,
    onChange: (listener) => {
      const changed = (): void => listener(isVisible());
      for (const change of CHANGES) host.addEventListener(change, changed);
      return () => {
        for (const change of CHANGES) host.removeEventListener(change, changed);
      };
    },
  };
}

/** A page that is rendered on the server is looked at. */
export const alwaysVisible: PageVisibility = { isVisible: () => true, onChange: () => () => undefined };
