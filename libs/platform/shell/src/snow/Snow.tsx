import { onResized } from '@touchline/ui-kit';
import { useEffect, useRef } from 'react';
import styles from './Snow.module.css';

const FLAKES = 60;
const SLOWEST = 14;
const FASTEST = 42;
const MS_PER_SECOND = 1_000;
/** Limits the step after a tab was asleep. */
const LONGEST_STEP_MS = 100;

interface Flake {
  x: number;
  y: number;
  size: number;
  /** Pixels per second. */
  speed: number;
  phase: number;
}

const between = (least: number, most: number): number => least + Math.random() * (most - least);
const flake = (width: number, height: number): Flake => ({
  x: between(0, width),
  y: between(-height, height),
  size: between(1, 2.6),
  speed: between(SLOWEST, FASTEST),
  phase: between(0, 6),
});

/** Snow over the page. Decorative only: it ignores the pointer, is hidden from screen readers, and pauses with the tab. @spec LY-06 */
export function Snow() {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const sheet = canvas.current;
    const pen = sheet?.getContext('2d');
    if (sheet === null || sheet === undefined || pen === null || pen === undefined) return undefined;
    const fit = (): void => {
      sheet.width = innerWidth;
      sheet.height = innerHeight;
    };
    fit();
    const flakes = Array.from({ length: FLAKES }, () => flake(sheet.width, sheet.height));
    let last = performance.now();
    let frame = 0;
    const draw = (now: number): void => {
      const seconds = Math.min(LONGEST_STEP_MS, now - last) / MS_PER_SECOND;
      last = now;
      pen.clearRect(0, 0, sheet.width, sheet.height);
      pen.fillStyle = getComputedStyle(sheet).color;
      for (const one of flakes) {
        one.y = one.y > sheet.height ? -one.size : one.y + one.speed * seconds;
        pen.beginPath();
        pen.arc(one.x + Math.sin(now / MS_PER_SECOND + one.phase) * 12, one.y, one.size, 0, Math.PI * 2);
        pen.fill();
      }
      frame = requestAnimationFrame(draw); // no frames while the tab is hidden
    };
    frame = requestAnimationFrame(draw);
    const endResized = onResized(fit);
    return () => {
      cancelAnimationFrame(frame);
      endResized();
    };
  }, []);
  return <canvas ref={canvas} className={styles.snow} aria-hidden="true" data-testid="snow" data-print="hidden" />;
}
