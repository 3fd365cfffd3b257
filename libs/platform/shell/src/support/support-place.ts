import { useSyncExternalStore } from 'react';

let place: HTMLElement | null = null;
const listeners = new Set<() => void>();

/** A layout registers its element when it mounts and removes it when it unmounts. */
export function givePlace(element: HTMLElement): () => void {
  const change = (next: HTMLElement | null): void => {
    place = next;
    listeners.forEach((listener) => listener());
  };
  change(element);
  return () => {
    // The next layout may have registered its own already.
    if (place === element) change(null);
  };
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The element in the header; null while there is none. */
export const useSupportPlace = (): HTMLElement | null =>
  useSyncExternalStore(
    listen,
    () => place,
    () => null,
  );
