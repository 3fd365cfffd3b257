import { reloadForChunk } from '@touchline/platform-shell';
import type { Ports } from '@touchline/shared-state';

/** Where the browser is, and how it goes elsewhere. */
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
 * A page whose code is gone is asked for as a document, which knows the files of the newest release: at most once a minute and three times an
 * hour. Otherwise the section's own error stays. Offline it stays as well: a reload would take away what is still there.
 *
 * @spec RM-06 REM-4
 */
export function createChunkGone({ storage, now }: Pick<Ports, 'storage' | 'now'>, place: Place): (url: URL) => void {
  return ({ href }) => {
    if (!place.isOnline()) return;
    reloadForChunk(storage, now(), () => (place.href() === href ? place.reload() : place.assign(href)));
  };
}
