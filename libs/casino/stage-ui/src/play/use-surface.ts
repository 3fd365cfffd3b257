import { type RefObject, useCallback, useEffect, useState } from 'react';
import { framesOf } from '../score/frame-at.ts';
import type { Score } from '../score/score.ts';
import { stillAt } from './moments.ts';
import { openSurface } from './open-surface.ts';
import type { Surface } from './surface.ts';

const MOST_RATIO = 2;

/** A surface, and what gives it up when it cannot be drawn on: WebGL for a canvas, a canvas for no picture at all. */
function useSurface(host: RefObject<HTMLElement | null>): { surface: Surface | null; giveUp: () => void } {
  const [surface, setSurface] = useState<Surface | null>(null);
  const [isPlain, setPlain] = useState(false);
  useEffect(() => {
    const element = host.current;
    if (element === null) return undefined;
    let opened: Surface | null = null;
    let isGone = false;
    const open = async (): Promise<void> => {
      opened = await openSurface(element, isPlain);
      if (isGone) opened?.close();
      else if (opened !== null) setSurface(opened);
    };
    // The graphics processor was taken away, as phones do to save energy. It may never come back, and the round is shown now.
    const lost = (): void => setPlain(true);
    element.addEventListener('webglcontextlost', lost, true);
    void open().catch(() => undefined);
    return () => {
      isGone = true;
      element.removeEventListener('webglcontextlost', lost, true);
      setSurface(null);
      opened?.close();
    };
  }, [host, isPlain]);
  const giveUp = useCallback(() => {
    setSurface(null);
    setPlain(true);
  }, []);
  return { surface, giveUp };
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
  const { surface, giveUp } = useSurface(host);
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
      try {
        surface.draw(frames(ms), view);
      } catch {
        // Words, result and buttons do not depend on the picture.
        giveUp();
        return;
      }
      if (stillMs === null && ms < stillFrom) handle = requestAnimationFrame(draw);
    };
    draw();
    return () => cancelAnimationFrame(handle);
  }, [surface, giveUp, width, score, beganMs, stillMs]);
}
