import type { Idle } from '@touchline/casino-game-math';
import type { ReactNode } from 'react';
import { RouletteWheel } from './Roulette.tsx';
import styles from '../Game.module.css';

const times = <T,>(count: number, make: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at));

/** Equal cells in rows and columns, centred in a field of 200 by 90. */
function grid(columns: number, rows: number, size: number): ReactNode {
  const gap = 3;
  const left = (200 - columns * size - (columns - 1) * gap) / 2;
  const top = (90 - rows * size - (rows - 1) * gap) / 2;
  return times(columns * rows, (at) => (
    <rect
      key={at}
      x={left + (at % columns) * (size + gap)}
      y={top + Math.floor(at / columns) * (size + gap)}
      width={size}
      height={size}
      rx="2"
    />
  ));
}

const cards = (count: number): ReactNode =>
  times(count, (at) => <rect key={at} x={100 - (count * 34 - 6) / 2 + at * 34} y="25" width="28" height="40" rx="4" />);

const CLIMB = (
  <>
    <path d="M14 78H188M14 78V10" />
    <path d="M14 78Q110 78 176 18" strokeDasharray="4 5" />
    <circle cx="14" cy="78" r="4" />
  </>
);
const REELS = times(3, (at) => (
  <g key={at}>
    <rect x={43 + at * 39} y="9" width="36" height="72" rx="4" />
    <circle cx={61 + at * 39} cy="45" r="9" />
    <path d={`M${52 + at * 39} 20h18M${52 + at * 39} 70h18`} />
  </g>
));
const PINS = times(6, (row) =>
  times(row + 2, (at) => <circle key={`${row}-${at}`} cx={100 + (at - (row + 1) / 2) * 18} cy={10 + row * 14} r="2" />),
);
const WHEEL = (
  <>
    <circle cx="100" cy="47" r="38" />
    {times(8, (at) => {
      const angle = (at * Math.PI) / 4;
      return <path key={at} d={`M100 47L${100 + 38 * Math.cos(angle)} ${47 + 38 * Math.sin(angle)}`} />;
    })}
    <path d="M95 3h10l-5 10z" />
  </>
);
const DIE = (x: number, spots: readonly (readonly [number, number])[]): ReactNode => (
  <g>
    <rect x={x} y="24" width="42" height="42" rx="8" />
    {spots.map(([dx, dy]) => (
      <circle key={`${dx}-${dy}`} cx={x + dx} cy={24 + dy} r="2.5" />
    ))}
  </g>
);
const THREE: readonly (readonly [number, number])[] = [
  [12, 12],
  [21, 21],
  [30, 30],
];
const THREE_DICE = [29, 79, 129].map((x) => <g key={x}>{DIE(x, THREE)}</g>);
const TWO_DICE = (
  <>
    {DIE(53, THREE)}
    {DIE(105, [
      [12, 12],
      [30, 12],
      [12, 30],
      [30, 30],
    ])}
  </>
);

/** Empty tables that are drawn by their boards. */
const WHEELS = { roulette: <RouletteWheel scene={null} />, 'roulette-double': <RouletteWheel scene={null} isAmerican /> };
const isWheel = (idle: Idle): idle is keyof typeof WHEELS => Object.hasOwn(WHEELS, idle);

/** All others. */
const SCENES: Readonly<Record<Exclude<Idle, keyof typeof WHEELS>, ReactNode>> = {
  slots: REELS,
  blackjack: cards(2),
  baccarat: cards(2),
  stud: cards(5),
  holdem: cards(5),
  'video-poker': cards(5),
  keno: grid(10, 4, 15),
  draw: grid(10, 4, 15),
  bingo: grid(5, 5, 13),
  scratch: grid(3, 3, 24),
  crash: CLIMB,
  limbo: CLIMB,
  dice: (
    <>
      <path d="M14 50H186M14 42v16M57 45v10M100 42v16M143 45v10M186 42v16" />
      <path d="M100 36l-6-10h12z" />
    </>
  ),
  mines: grid(5, 5, 13),
  plinko: PINS,
  hilo: (
    <>
      {cards(1)}
      <path d="M140 38l10-12 10 12M140 52l10 12 10-12" />
    </>
  ),
  wheel: WHEEL,
  fishing: (
    <>
      <path d="M10 26q11-9 22 0t22 0 22 0 22 0 22 0 22 0 22 0 22 0" />
      <path d="M70 58q22-20 50 0q-28 20-50 0zM70 58l-14-10v20z" />
      <circle cx="108" cy="55" r="1.5" />
    </>
  ),
  coin: (
    <>
      <circle cx="100" cy="45" r="34" />
      <circle cx="100" cy="45" r="26" />
    </>
  ),
  'high-low': TWO_DICE,
  craps: TWO_DICE,
  'sic-bo': THREE_DICE,
  football: (
    <>
      <rect x="30" y="8" width="140" height="74" />
      <path d="M100 8v74M30 27h22v36H30M170 27h-22v36h22" />
      <circle cx="100" cy="45" r="14" />
    </>
  ),
  racing: times(5, (at) => <path key={at} d={`M14 ${13 + at * 16}H186M${40 + ((at * 37) % 110)} ${9 + at * 16}v8`} />),
  skill: grid(4, 4, 18),
};

/** The board before the first round: the empty table, never a result. @spec CS-05 */
export function IdleBoard({ idle }: { idle: Idle }) {
  if (isWheel(idle)) return WHEELS[idle];
  return (
    <svg viewBox="0 0 200 90" className={`${styles.curve} ${styles.idle}`} data-idle={idle} aria-hidden="true">
      {SCENES[idle]}
    </svg>
  );
}
