import type { RefObject } from 'react';
import { useLayoutEffect, useState } from 'react';

/** Width of the menu button in pixels: its longest label in twelve languages, and the arrow. */
const MORE = 96;

/**
 * How many children of the row fit side by side into the row's parent; the others go into a menu. All of them until measured, because the
 * server does not know the window.
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
    // Widths change again when web fonts load.
    for (const link of links) watcher.observe(link);
    return () => watcher.disconnect();
  }, [row, names]);
  return count;
}

/**
 * @param widths - widths of the links in pixels.
 * @param room - total width available in pixels.
 */
export function fitting(widths: readonly number[], room: number): number {
  const ends = widths.map((_, at) => widths.slice(0, at + 1).reduce((sum, width) => sum + width, 0));
  // Without a layout, for example in print, everything measures 0 and nothing is hidden.
  return room === 0 || (ends.at(-1) ?? 0) <= room ? widths.length : ends.filter((end) => end <= room - MORE).length;
}
