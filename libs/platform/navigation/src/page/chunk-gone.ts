import { reloadForChunk } from '@touchline/platform-shell';
import type { Ports } from '@touchline/shared-state';

/** Current location, and navigation by document. */
export interface Place {
  isOnline: () => boolean;
  href: () => string;
  reload: () => void;
  assign: (href: string) => void;
}

export const browserPlace: Place = {
  isOnline: () => navigator.onLine,
  href: () => location.href,
  reload: () => location.reload(),
  assign: (href) => location.assign(href),
};

/**
 * Requests a page whose code is missing as a document, which has the urls of the newest release: at most once a minute and three times an
 * hour. Otherwise the section's error stays. Offline nothing is reloaded, because that would lose the page that still works.
 *
 * @spec RM-06 REM-4
 */
export function createChunkGone({ storage, now }: Pick<Ports, 'storage' | 'now'>, place: Place): (url: URL) => void {
  return ({ href }) => {
    if (!place.isOnline()) return;
    reloadForChunk(storage, now(), () => (place.href() === href ? place.reload() : place.assign(href)));
  };
}
