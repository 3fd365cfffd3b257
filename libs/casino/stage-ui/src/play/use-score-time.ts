import { useEffect, useState } from 'react';
import type { Score } from '../score/score.ts';
import { momentsOf } from './moments.ts';

interface Time {
  score: Score;
  /** When the score began, on this page's clock. */
  beganMs: number;
  /** Latest moment that has passed. */
  passedMs: number;
}

const begun = (score: Score): Time => ({ score, beganMs: performance.now(), passedMs: 0 });

/** The time at a moment; a page that slept has passed later ones too. */
const passed = (time: Time, score: Score, at: number): Time =>
  time.score === score ? { ...time, passedMs: Math.max(time.passedMs, at, performance.now() - time.beganMs) } : time;

/**
 * The moments of a score that have passed. They follow the clock and not the pictures, of which a hidden page draws none: a result arrives in
 * time wherever the player looks.
 *
 * @param isCalm - the player walks through the pages of the score instead.
 */
export function useScoreTime(score: Score, isCalm: boolean) {
  const [kept, setTime] = useState(() => begun(score));
  let time = kept;
  if (kept.score !== score) {
    time = begun(score);
    setTime(time);
  }
  const { beganMs, passedMs } = time;
  useEffect(() => {
    if (isCalm) return undefined;
    const leftMs = (at: number): number => Math.max(0, beganMs + at - performance.now());
    const timers = momentsOf(score).map((at) => setTimeout(() => setTime((old) => passed(old, score, at)), leftMs(at)));
    return () => timers.forEach(clearTimeout);
  }, [score, beganMs, isCalm]);
  return {
    beganMs,
    passedMs,
    /** Goes to a moment at once. */
    passTo: (ms: number) => setTime((old) => ({ ...old, passedMs: Math.max(old.passedMs, ms) })),
  };
}
