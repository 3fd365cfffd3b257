import { useEffect, useState } from 'react';
import type { Score } from '../score/score.ts';
import { momentsOf } from './moments.ts';

interface Time {
  /** What is played. */
  key: string;
  /** When it began, on this page's clock. */
  beganMs: number;
  /** Latest moment that has passed. */
  passedMs: number;
}

const begun = (key: string): Time => ({ key, beganMs: performance.now(), passedMs: 0 });

/** The time at a moment; a page that slept has passed later ones too. */
const passed = (time: Time, key: string, at: number): Time =>
  time.key === key ? { ...time, passedMs: Math.max(time.passedMs, at, performance.now() - time.beganMs) } : time;

/**
 * The moments of a score that have passed. They follow the clock and not the pictures, of which a hidden page draws none: a result arrives in
 * time wherever the player looks.
 *
 * @param key - what is played: a score that is drawn anew, because the phone was turned, is still the same and does not begin again.
 * @param isCalm - the player walks through the pages of the score instead.
 */
export function useScoreTime(score: Score, key: string, isCalm: boolean) {
  const [kept, setTime] = useState(() => begun(key));
  let time = kept;
  if (kept.key !== key) {
    time = begun(key);
    setTime(time);
  }
  const { beganMs, passedMs } = time;
  useEffect(() => {
    if (isCalm) return undefined;
    const leftMs = (at: number): number => Math.max(0, beganMs + at - performance.now());
    const timers = momentsOf(score).map((at) => setTimeout(() => setTime((old) => passed(old, key, at)), leftMs(at)));
    return () => timers.forEach(clearTimeout);
  }, [score, key, beganMs, isCalm]);
  return {
    beganMs,
    passedMs,
    /** Goes to a moment at once. */
    passTo: (ms: number) => setTime((old) => ({ ...old, passedMs: Math.max(old.passedMs, ms) })),
    /** Continues from a later moment. */
    continueFrom: (ms: number) => setTime((old) => (old.passedMs >= ms ? old : { ...old, beganMs: performance.now() - ms, passedMs: ms })),
  };
}
