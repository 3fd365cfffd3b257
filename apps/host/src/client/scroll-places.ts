/** Where each page of this tab's history was scrolled to, by the key of its entry; kept over a reload. */
export interface ScrollPlaces {
  /** Remembers where the page of this entry stands now. */
  keep: (key: string) => void;
  /** How far down the page of this entry was, in CSS pixels. */
  of: (key: string) => number | undefined;
}

const STORAGE_KEY = 'scroll-places';

/** The browser's own memory is switched off while the page lives: it would scroll before a page that comes later is there. @spec RT-05 */
export function createScrollPlaces(keyNow: () => string | null): ScrollPlaces {
  const places = new Map(Object.entries(read()));
  history.scrollRestoration = 'manual';
  const keep = (key: string): void => void places.set(key, window.scrollY);
  window.addEventListener('pagehide', () => {
    const key = keyNow();
    if (key !== null) keep(key);
    try {
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(places)));
    } catch {
      // Full or forbidden: a reload begins at the top.
    }
    history.scrollRestoration = 'auto';
  });
  return { keep, of: (key) => places.get(key) };
}

function read(): Record<string, number> {
  try {
    const kept = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Record<string, unknown>;
    return Object.fromEntries(Object.entries(kept).filter((one): one is [string, number] => typeof one[1] === 'number'));
  } catch {
    return {};
  }
}

/** What a page that is shown does with the scroll bar. `top` is where it was when the player left it. */
export type Scroll = { kind: 'stay' } | { kind: 'to'; top: number } | { kind: 'begin'; isStill: boolean };

/** A page that was left is where it was; a fragment leads to its element; any other page begins at the top, unless the link says not to. */
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
