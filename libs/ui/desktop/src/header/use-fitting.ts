import type { RefObject } from 'react';
import { useLayoutEffect, useState } from 'react';

/** Room for the button of the menu, in pixels: the longest of its words in twelve languages and its arrow. */
const MORE = 96;

/**
 * How many of the row's children fit beside each other in the row's parent; the others are for a menu. All of them until it was measured:
 * the row is drawn on the server, where nobody knows the window.
 */
export function useFitting(row: RefObject<HTMLElement | null>, items: readonly { name: string }[]): number {
  const [count, setCount] = useState(items.length);
  const names = items.map(({ name }) => name).join();
  useLayoutEffect(() => {
    const nav = row.current?.parentElement;
    if (!row.current || !nav) return undefined;
    const links = [...row.current.children] as HTMLElement[];
    const measure = () =>
      setCount(
        fitting(
          links.map(({ offsetWidth }) => offsetWidth),
          nav.clientWidth,
        ),
      );
    const watcher = new ResizeObserver(measure);
    watcher.observe(nav);
    // Widths change once more when the letters of the page arrive.
    for (const link of links) watcher.observe(link);
    return () => watcher.disconnect();
  }, [row, names]);
  return count;
}

/** @param widths - of the links, in pixels; @param room - for all of them, in pixels. */
export function fitting(widths: readonly number[], room: number): number {
  const ends = widths.map((_, at) => widths.slice(0, at + 1).reduce((sum, width) => sum + width, 0));
  // A page without a layout, such as a printed one, measures nothing and hides nothing.
  return room === 0 || (ends.at(-1) ?? 0) <= room ? widths.length : ends.filter((end) => end <= room - MORE).length;
}
