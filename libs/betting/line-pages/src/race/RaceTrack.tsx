import type { RaceTimes } from '@touchline/betting-contract';
import { selectDisplayFlag, type RootState } from '@touchline/shared-state';
import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { distanceAt, knownUntil, pointAt, trackOutline } from './race-view.ts';
import styles from './Race.module.css';

const CALM = '(prefers-reduced-motion: reduce)';
const SIZE = 13;
/** Hues are this far apart. */
const HUE = 45;

/** Colour of a number, dark enough for white figures. */
export const colourOf = (number: number): string => `hsl(${(number - 1) * HUE} 70% 30%)`;

const placed = (race: RaceTimes, runner: number, count: number, ms: number): string =>
  `translate(${pointAt(distanceAt(race, runner, ms), runner, count)
    .map((value) => value.toFixed(1))
    .join(' ')})`;

/**
 * The race as a picture: each marble where it was when the first one passed the last known mark. A newly known part of the race is run as
 * fast as it was; with reduced motion the marbles appear at its end. Never shows more than the feed, so prices are never behind it.
 *
 * Hidden from screen readers: the table beside it has the same facts.
 *
 * @param rate - seconds of the race per second.
 */
export function RaceTrack({ race, count, rate }: { race: RaceTimes; count: number; rate: number }) {
  const marbles = useRef<(SVGGElement | null)[]>([]);
  const shownMs = useRef(knownUntil(race));
  const isCalm = useSelector((state: RootState) => selectDisplayFlag(state, 'isMotionReduced'));
  const { length } = race.marks;
  useEffect(() => {
    const until = knownUntil(race);
    const draw = (ms: number): void => {
      shownMs.current = ms;
      marbles.current.forEach((marble, runner) => marble?.setAttribute('transform', placed(race, runner, count, ms)));
    };
    if (isCalm || window.matchMedia(CALM).matches || shownMs.current >= until) {
      draw(until);
      return undefined;
    }
    const from = shownMs.current;
    let begun: number | undefined;
    let frame = requestAnimationFrame(function move(now) {
      begun ??= now;
      draw(Math.min(until, from + (now - begun) * rate));
      if (shownMs.current < until) frame = requestAnimationFrame(move);
    });
    return () => cancelAnimationFrame(frame);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- marks are only added, so their number says whether they changed
  }, [length, count, rate, isCalm]);
  const [x, inner] = pointAt(0, 0, count);
  const [, outer] = pointAt(0, count - 1, count);
  return (
    <svg className={styles.track} viewBox="0 0 640 240" aria-hidden="true" data-marks={length}>
      <path className={styles.ground} d={trackOutline()} />
      <path className={styles.line} d={`M${x} ${inner + SIZE}V${outer - SIZE}`} />
      {Array.from({ length: count }, (_, runner) => (
        <g
          key={runner}
          ref={(marble) => void (marbles.current[runner] = marble)}
          data-number={runner + 1}
          transform={placed(race, runner, count, shownMs.current)}
        >
          <circle className={styles.marble} r={SIZE} fill={colourOf(runner + 1)} />
          <text className={styles.figure}>{runner + 1}</text>
        </g>
      ))}
    </svg>
  );
}
