import type { Scene } from '@touchline/casino-game-math';
import { useIntl } from 'react-intl';
import { valueText } from '../format.ts';
import styles from '../Game.module.css';

const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
const WHEEL = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
];
/** The American wheel; 37 is 00. */
const DOUBLE_WHEEL = [
  0, 28, 9, 26, 30, 11, 7, 20, 32, 17, 5, 22, 34, 15, 3, 24, 36, 13, 1, 37, 27, 10, 25, 29, 12, 8, 19, 31, 18, 6, 21, 33, 16, 4, 23, 35, 14,
  2,
];
const DOUBLE_ZERO = 37;
const pocketText = (pocket: number): string => (pocket === DOUBLE_ZERO ? '00' : String(pocket));
const CENTRE = 100;

export const colourOf = (pocket: number): 'red' | 'black' | 'green' =>
  pocket === 0 || pocket === DOUBLE_ZERO ? 'green' : RED.has(pocket) ? 'red' : 'black';

const point = (angle: number, radius: number): string => {
  const turn = ((angle - 90) * Math.PI) / 180;
  return `${(CENTRE + radius * Math.cos(turn)).toFixed(1)} ${(CENTRE + radius * Math.sin(turn)).toFixed(1)}`;
};

export interface RouletteWheelProps {
  scene: Extract<Scene, { kind: 'roulette' }> | null;
  /** Of an empty table; a scene names its own wheel. */
  isAmerican?: boolean;
}

/** The wheel, turned so that the drawn pocket is at the top. */
export function RouletteWheel({ scene, isAmerican = false }: RouletteWheelProps) {
  const intl = useIntl();
  const pocket = scene?.pocket ?? 0;
  const pockets = isAmerican || scene?.wheel === 'american' ? DOUBLE_WHEEL : WHEEL;
  const slice = 360 / pockets.length;
  const turn = -pockets.indexOf(pocket) * slice;
  return (
    <div className={styles.wheelBox}>
      <svg viewBox="0 0 200 200" className={styles.wheel} aria-hidden="true">
        <g className={styles.turning} style={{ transform: `rotate(${turn}deg)` }}>
          {pockets.map((number, at) => {
            const [from, to] = [at * slice - slice / 2, at * slice + slice / 2];
            return (
              <g key={number}>
                <path
                  d={`M${point(from, 96)}A96 96 0 0 1 ${point(to, 96)}L${point(to, 64)}A64 64 0 0 0 ${point(from, 64)}Z`}
                  data-colour={colourOf(number)}
                />
                <text x="100" y="17" transform={`rotate(${at * slice} 100 100)`} textAnchor="middle">
                  {pocketText(number)}
                </text>
              </g>
            );
          })}
        </g>
        <path d="M94 0h12l-6 10z" className={styles.pointer} />
      </svg>
      {scene !== null && (
        <p className={styles.pocket} data-colour={colourOf(pocket)}>
          <b>{pocketText(pocket)}</b> {colourOf(pocket) !== 'green' && <span>{valueText(intl, colourOf(pocket))}</span>}
        </p>
      )}
    </div>
  );
}
