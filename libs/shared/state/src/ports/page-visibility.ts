import type { PageVisibility } from '../section/section.ts';

/** The part of `document` that reports visibility. */
export type VisibilityHost = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;

const CHANGES = ['visibilitychange', 'freeze', 'resume'];

/** Visibility of the page. A frozen page counts as hidden, so that another tab takes over shared work. @spec PL-06 TAB-2 */
export function createPageVisibility(host: VisibilityHost): PageVisibility {
  let isFrozen = false;
  const isVisible = (): boolean => !isFrozen && host.visibilityState !== 'hidden';
  // Registered before all other listeners, so that they see the updated value.
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

/** For pages rendered on the server. */
export const alwaysVisible: PageVisibility = { isVisible: () => true, onChange: () => () => undefined };
