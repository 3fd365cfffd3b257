import type { MapPoint } from '@touchline/content-contract';
import { OUTLINE, RIVER, ROADS } from './outline.ts';
import styles from './PointMap.module.css';

export interface PointMapProps {
  /** Points on the map, numbered as in the list next to it. */
  points: readonly MapPoint[];
  /** Accessible name of the map. */
  label: string;
}

/**
 * A fictional region drawn from bundled outlines, with numbered points. Makes no requests to other servers.
 *
 * No keyboard: the list next to it has the same points. The accessible name is `label`.
 *
 * @spec PI-03
 */
export function PointMap({ points, label }: PointMapProps) {
  return (
    <svg className={styles.map} viewBox="0 0 1000 1000" role="img" aria-label={label}>
      <path className={styles.land} d={OUTLINE} />
      <path className={styles.river} d={RIVER} />
      {ROADS.map((road) => (
        <path key={road} className={styles.road} d={road} />
      ))}
      {points.map(({ name, x, y }, at) => (
        <g key={name} transform={`translate(${x} ${y})`}>
          <circle className={styles.pin} r="34" />
          <text className={styles.number} y="13">
            {at + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}
