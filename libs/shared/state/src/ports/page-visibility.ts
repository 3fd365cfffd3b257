import type { PageVisibility } from '../section.ts';

/** The part of `document` that tells whether it is seen. */
export type VisibilityHost = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;

/** Whether the page is seen. @spec PL-06 */
export function createPageVisibility(host: VisibilityHost): PageVisibility {
  const isVisible = (): boolean => host.visibilityState !== 'hidden';
  return {
    isVisible,
    onChange: (listener) => {
      const changed = (): void => listener(isVisible());
      host.addEventListener('visibilitychange', changed);
      return () => host.removeEventListener('visibilitychange', changed);
    },
  };
}

/** A page that is rendered on the server is looked at. */
export const alwaysVisible: PageVisibility = { isVisible: () => true, onChange: () => () => undefined };
