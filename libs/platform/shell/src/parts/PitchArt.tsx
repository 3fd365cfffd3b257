import styles from './PitchArt.module.css';

/** Position of the ball: in play, on the line, or over it. */
export type BallPlace = 'in-play' | 'on-line' | 'over';

const BALLS: Readonly<Record<BallPlace, readonly [x: number, y: number]>> = { 'in-play': [92, 74], 'on-line': [150, 96], over: [212, 58] };

/** The corner of a pitch with its ball: pure decoration of message pages. */
export function PitchArt({ ball = 'on-line' }: { ball?: BallPlace }) {
  const [x, y] = BALLS[ball];
  return (
    <svg className={styles.art} viewBox="0 0 240 140" aria-hidden="true">
      <path className={styles.grass} d="M0 0h150v140H0z" />
      <path className={styles.stripe} d="M30 0h30v140H30zM90 0h30v140H90z" />
      <path className={styles.chalk} d="M150 0v140M110 140a40 40 0 0 1 40-40" />
      <path className={styles.flag} d="M150 140V84l26 9-26 9" />
      <circle className={styles.ball} cx={x} cy={y} r="9" />
    </svg>
  );
}
