import { groundOf } from '@touchline/ui-art';
import { cx } from '@touchline/ui-kit';
import type { CSSProperties } from 'react';
import styles from './surface.module.css';

interface SurfaceProps {
  className: string | undefined;
  style: CSSProperties;
  /** Mown, or laid in boards. */
  'data-striped': '' | undefined;
}

/** Props of an element in which `--pitch-a` and `--pitch-b` are the colours of a sport's surface: grass, clay, ice, parquet, felt, water. */
export function surfaceOf(sport: string): SurfaceProps {
  const { colour, stripe } = groundOf(sport);
  return {
    className: cx(styles.surface),
    style: { '--ground': colour } as CSSProperties,
    'data-striped': stripe === undefined ? undefined : '',
  };
}
