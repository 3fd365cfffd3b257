import type { Location } from 'react-router';

/** One entry of the tab's history: documents opened by address share one key, so the address belongs to it. */
type Entry = Pick<Location, 'key' | 'pathname' | 'search'>;

/** Scroll positions of the pages in this tab's history; they survive a reload. */
export interface ScrollPlaces {
  /** Stores the current scroll position for this entry. */
  keep: (entry: Entry) => void;
  /** Scroll position of the entry's page, in CSS pixels. */
  of: (entry: Entry) => number | undefined;
}

const STORAGE_KEY = 'scroll-places';

const nameOf = ({ key, pathname, search }: Entry): string => key + pathname + search;

/** Turns off the browser's own scroll restoration, which would scroll before a lazily loaded page is there. @spec RT-05 */
export function createScrollPlaces(entryNow: () => Entry | null): ScrollPlaces {
  const places = new Map(Object.entries(read()));
  history.scrollRestoration = 'manual';
  const keep = (entry: Entry): void => void places.set(nameOf(entry), window.scrollY);
  window.addEventListener('pagehide', () => {
    const entry = entryNow();
    if (entry !== null) keep(entry);
    try {
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(places)));
    } catch {
      // Storage is full or blocked: a reload starts at the top.
    }
    history.scrollRestoration = 'auto';
  });
  return { keep, of: (entry) => places.get(nameOf(entry)) };
}

/** Whether the document was reloaded or reached by Back or Forward: opened by an address or a link, it starts at its top. @spec RT-05 */
export function isRevisit(): boolean {
  // jsdom has no navigation entries.
  const [entry] = (performance.getEntriesByType?.('navigation') ?? []) as PerformanceNavigationTiming[];
  return /^(reload|back_forward)$/.test(entry?.type ?? '');
}

function read(): Record<string, number> {
  try {
    const kept = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Record<string, unknown>;
    return Object.fromEntries(Object.entries(kept).filter((one): one is [string, number] => typeof one[1] === 'number'));
  } catch {
    return {};
  }
}

/** How to scroll when a page is shown. `top` is the position when the player left it. */
export type Scroll = { kind: 'stay' } | { kind: 'to'; top: number } | { kind: 'begin'; isStill: boolean };

/** Restores the position of a revisited page; otherwise scrolls to the fragment's element, or to the top, unless the link forbids it. */
export function scrollTo(scroll: Scroll, hash: string): void {
  if (scroll.kind === 'stay') return;
  if (scroll.kind === 'to') {
    window.scrollTo(0, scroll.top);
    return;
  }
  const target = hash === '' ? null : document.getElementById(decoded(hash.slice(1)));
  if (target !== null) target.scrollIntoView();
  else if (!scroll.isStill) window.scrollTo(0, 0);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
