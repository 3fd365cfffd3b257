import type { MapPoint } from '@touchline/content-contract';
import { OUTLINE, RIVER, ROADS } from './outline.ts';
import styles from './PointMap.module.css';

export interface PointMapProps {
  /** What stands on the map, numbered as in the list beside it. */
  points: readonly MapPoint[];
  /** What the map shows. */
  label: string;
}

/**
 * An invented region from bundled outlines, with numbered places. Nothing is asked of another server.
 *
 * No keyboard: the list beside it has the same places. Its name is `label`.
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
