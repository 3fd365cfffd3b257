import type { Scene } from '@touchline/casino-game-math';
import { useIntl } from 'react-intl';
import { valueText } from '../format.ts';
import styles from '../Game.module.css';

const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
const WHEEL = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
];
const SLICE = 360 / WHEEL.length;
const CENTRE = 100;

export const colourOf = (pocket: number): 'red' | 'black' | 'green' => (pocket === 0 ? 'green' : RED.has(pocket) ? 'red' : 'black');

const point = (angle: number, radius: number): string => {
  const turn = ((angle - 90) * Math.PI) / 180;
  return `${(CENTRE + radius * Math.cos(turn)).toFixed(1)} ${(CENTRE + radius * Math.sin(turn)).toFixed(1)}`;
};

/** The wheel, turned so that the drawn pocket is at the top. */
export function RouletteWheel({ scene }: { scene: Extract<Scene, { kind: 'roulette' }> | null }) {
  const intl = useIntl();
  const pocket = scene?.pocket ?? 0;
  const turn = -WHEEL.indexOf(pocket) * SLICE;
  return (
    <div className={styles.wheelBox}>
      <svg viewBox="0 0 200 200" className={styles.wheel} aria-hidden="true">
        <g className={styles.turning} style={{ transform: `rotate(${turn}deg)` }}>
          {WHEEL.map((number, at) => {
            const [from, to] = [at * SLICE - SLICE / 2, at * SLICE + SLICE / 2];
            return (
              <g key={number}>
                <path
                  d={`M${point(from, 96)}A96 96 0 0 1 ${point(to, 96)}L${point(to, 64)}A64 64 0 0 0 ${point(from, 64)}Z`}
                  data-colour={colourOf(number)}
                />
                <text x="100" y="17" transform={`rotate(${at * SLICE} 100 100)`} textAnchor="middle">
                  {number}
                </text>
              </g>
            );
          })}
        </g>
        <path d="M94 0h12l-6 10z" className={styles.pointer} />
      </svg>
      {scene !== null && (
        <p className={styles.pocket} data-colour={colourOf(pocket)}>
          <b>{pocket}</b> {pocket > 0 && <span>{valueText(intl, colourOf(pocket))}</span>}
        </p>
      )}
    </div>
  );
}
