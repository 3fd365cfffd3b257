import type { ContentArt as ArtName } from '@touchline/content-contract';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '@touchline/ui-kit';
import styles from './ContentArt.module.css';

const PICTURES: Readonly<Record<ArtName, ReactNode>> = {
  pitch: (
    <>
      <path d="M160 0v180M0 90h320" />
      <circle cx="160" cy="90" r="42" />
      <path d="M0 40h46v100H0M320 40h-46v100h46" />
    </>
  ),
  court: (
    <>
      <path d="M60 20h200v140H60zM160 20v140M60 50h200M60 130h200M110 50v80M210 50v80" />
      <circle cx="238" cy="42" r="12" />
    </>
  ),
  wicket: (
    <>
      <path d="M130 40v110M160 40v110M190 40v110M124 34h34M162 34h34" />
      <circle cx="230" cy="140" r="14" />
      <path d="M96 150h128" />
    </>
  ),
  rink: (
    <>
      <rect x="30" y="24" width="260" height="132" rx="48" />
      <path d="M160 24v132M100 24v132M220 24v132" />
      <circle cx="160" cy="90" r="26" />
    </>
  ),
  slip: (
    <>
      <path d="M110 20h100v140l-16-12-17 12-17-12-17 12-17-12-16 12zM130 52h60M130 76h60M130 100h34" />
      <circle cx="190" cy="112" r="12" />
    </>
  ),
  points: (
    <>
      <circle cx="140" cy="90" r="46" />
      <circle cx="190" cy="90" r="46" />
      <path d="M122 90l14 14 24-28" />
    </>
  ),
  phone: (
    <>
      <rect x="120" y="14" width="80" height="152" rx="12" />
      <path d="M150 26h20M134 60h52M134 84h52M134 108h30" />
    </>
  ),
  shield: (
    <>
      <path d="M160 22l56 20v44c0 36-24 60-56 74-32-14-56-38-56-74V42z" />
      <path d="M136 90l18 18 32-38" />
    </>
  ),
};

export interface ContentArtProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** Name of the drawing. */
  name: ArtName;
}

/**
 * A decorative line drawing next to a text.
 *
 * No keyboard and no accessible name: the text says what it is about.
 *
 * @spec PI-01
 */
export function ContentArt({ name, className, ...rest }: ContentArtProps) {
  return (
    <svg
      {...rest}
      data-art=""
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={cx(styles.art, className)}
    >
      <path className={styles.field} d="M0 0h320v180H0z" />
      <path className={styles.arc} d="M320 180H150A170 170 0 0 1 320 10z" />
      <g className={styles.lines}>{PICTURES[name]}</g>
    </svg>
  );
}
