import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';
import styles from './Chart.module.css';
import { linePoints } from './scale.ts';

export interface SparklineProps extends Omit<ComponentProps<'svg'>, 'children' | 'values'> {
  /** Values, oldest first, in any unit; only the shape is drawn. */
  values: readonly number[];
  /** Describes the shape: `Odds of Harwick went from 1.80 to 1.95 in two hours`. */
  label: string;
  /** Direction of the trend; sets the colour of the line. Default: neutral. */
  trend?: 'up' | 'down';
}

const WIDTH = 100;
const HEIGHT = 28;

/**
 * A small line beside a figure, the size of a word. `label` is its name.
 *
 * No keyboard.
 */
export function Sparkline({ values, label, trend, className, ...rest }: SparklineProps) {
  const least = Math.min(...values);
  const most = Math.max(...values);
  const box = { width: WIDTH, height: HEIGHT, least: least === most ? least - 1 : least, most: least === most ? most + 1 : most };
  return (
    <svg
      {...rest}
      role="img"
      aria-label={label}
      viewBox={`-2 -3 ${WIDTH + 4} ${HEIGHT + 6}`}
      preserveAspectRatio="none"
      data-trend={trend}
      className={cx(styles.spark, className)}
    >
      {values.length > 0 && <polyline points={linePoints(values, box)} />}
    </svg>
  );
}
