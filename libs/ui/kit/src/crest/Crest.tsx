import { CREST_OUTLINES, crestDesign } from '@touchline/ui-art';
import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';
import styles from './Crest.module.css';

/** Head and shoulders. */
const PERSON = 'M12 5.2a4.1 4.1 0 1 1 0 8.2 4.1 4.1 0 0 1 0-8.2zM3.6 24c0-5.2 3.6-8.6 8.4-8.6s8.4 3.4 8.4 8.6z';
/** Below this size letters are illegible and omitted. */
const LETTERS_FROM = 28;

export interface CrestProps extends ComponentProps<'svg'> {
  /** Name of the team or player, from which the picture is drawn. */
  name: string;
  /** Size in pixels; default 18. */
  size?: number;
  /** A team has a crest; a person who competes alone has a disc with head and shoulders. */
  of?: 'team' | 'person';
}

/**
 * A picture drawn from a name: a crest with one of three outlines, two colours, a pattern and, if there is room, up to three letters; for a
 * person a disc. Hidden from screen readers, because the name is beside it.
 *
 * No keyboard.
 */
export function Crest({ name, size = 18, of = 'team', className, ...rest }: CrestProps) {
  const frame = { ...rest, 'data-crest': '', width: size, height: size, viewBox: '0 0 24 24', 'aria-hidden': true as const };
  const { field, charge, path, letters, shape } = crestDesign(name);
  if (of === 'person') {
    return (
      <svg {...frame} className={cx(styles.person, className)}>
        <path d="M0 0h24v24H0z" fill={field} />
        <path d={PERSON} fill={charge} />
      </svg>
    );
  }
  const hasLetters = size >= LETTERS_FROM;
  return (
    <svg {...frame} className={cx(styles.crest, className)} data-shape={shape}>
      <path d="M0 0h24v24H0z" fill={field} />
      <path d={path} fill={charge} />
      {hasLetters && <path d="M3 8.3h18v6.6H3z" fill="#12161d" opacity=".88" />}
      {hasLetters && (
        <text className={styles.letters} x="12" y="13.7">
          {letters}
        </text>
      )}
      <path d={CREST_OUTLINES[shape]} fill="none" stroke="#9aa3af" strokeOpacity=".65" strokeWidth={hasLetters ? 0.8 : 1.3} />
    </svg>
  );
}
