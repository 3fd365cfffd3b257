import { type RefObject, useEffect, useState } from 'react';
import { framesOf } from '../score/frame-at.ts';
import type { Score } from '../score/score.ts';
import { stillAt } from './moments.ts';
import { openSurface } from './open-surface.ts';
import type { Surface } from './surface.ts';

const MOST_RATIO = 2;

function useSurface(host: RefObject<HTMLElement | null>): Surface | null {
  const [surface, setSurface] = useState<Surface | null>(null);
  useEffect(() => {
    let opened: Surface | null = null;
    let isGone = false;
    const open = async (element: HTMLElement): Promise<void> => {
      opened = await openSurface(element);
      if (isGone) opened?.close();
      else if (opened !== null) setSurface(opened);
    };
    if (host.current !== null) void open(host.current);
    return () => {
      isGone = true;
      opened?.close();
    };
  }, [host]);
  return surface;
}

/** Width of an element in CSS pixels; 0 where nothing is laid out. */
function useWidth(host: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (host.current === null || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.round(entry?.contentRect.width ?? 0)));
    observer.observe(host.current);
    return () => observer.disconnect();
  }, [host]);
  return width;
}

export interface DrawnTime {
  beganMs: number;
  /** A moment that is shown still; null while the clock runs. */
  stillMs: number | null;
}

/** Draws a score into an element, one picture per frame until nothing moves any more. */
export function useDrawn(host: RefObject<HTMLElement | null>, score: Score, { beganMs, stillMs }: DrawnTime): void {
  const surface = useSurface(host);
  const width = useWidth(host);
  useEffect(() => {
    if (surface === null || width === 0) return undefined;
    const frames = framesOf(score);
    const stillFrom = stillAt(score);
    const scale = (width * Math.min(MOST_RATIO, window.devicePixelRatio)) / score.width;
    const view = { width: Math.round(score.width * scale), height: Math.round(score.height * scale), scale, ground: score.ground };
    let handle = 0;
    const draw = (): void => {
      const ms = stillMs ?? performance.now() - beganMs;
      surface.draw(frames(ms), view);
      if (stillMs === null && ms < stillFrom) handle = requestAnimationFrame(draw);
    };
    draw();
    return () => cancelAnimationFrame(handle);
  }, [surface, width, score, beganMs, stillMs]);
}
