import type { ComponentProps, CSSProperties } from 'react';
import { cx } from '../cx.ts';
import styles from './SportIcon.module.css';

/** Sports with their own icon. */
export const SPORT_ICONS = [
  'football',
  'tennis',
  'basketball',
  'ice-hockey',
  'volleyball',
  'table-tennis',
  'cricket',
  'baseball',
  'american-football',
  'rugby-union',
  'handball',
  'boxing',
  'mma',
  'darts',
  'snooker',
  'golf',
  'cycling',
  'formula-1',
  'horse-racing',
  'tactical-shooter',
  'arena-moba',
  'lane-moba',
  'badminton',
  'field-hockey',
  'water-polo',
  'beach-volleyball',
  'aussie-rules',
  'athletics',
  'chess',
  'biathlon',
  'alpine-skiing',
  'curling',
  'greyhounds',
  'esports',
  'toto',
  'lotto',
  'casino',
] as const;

export interface SportIconProps extends ComponentProps<'span'> {
  /** Key of the sport (`football`, `ice-hockey`); an unknown one shows a plain ball. */
  sport: string;
  /** Size in pixels; default 18. */
  size?: number;
}

/**
 * An icon beside the name of a sport, hidden from screen readers.
 *
 * No keyboard and no name: the sport is beside it as text.
 */
export function SportIcon({ sport, size, className, style, ...rest }: SportIconProps) {
  const sized = size === undefined ? style : ({ '--size': `${size}px`, ...style } as CSSProperties);
  return <span {...rest} aria-hidden="true" data-sport={sport} className={cx(styles.icon, className)} style={sized} />;
}
