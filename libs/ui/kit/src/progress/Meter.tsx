import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { cx } from '../cx.ts';
import { lengthOf, partOf } from './part-of.ts';
import styles from './Progress.module.css';

export interface MeterProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is measured, such as a limit. */
  label: ReactNode;
  /** Used amount. */
  value: number;
  /** Total amount. */
  max: number;
  /** The value as text, such as `€35.00 of €50.00`. */
  valueText: string;
  /** Share from which the meter warns; default 0.8. */
  warnFrom?: number;
  /** Meaning of the current value as text, because colour alone is not enough. */
  note?: ReactNode;
}

const WARN_FROM = 0.8;

/**
 * How much of a limit is used. It is amber from `warnFrom` on and red at the end; `note` says the same as text.
 *
 * No keyboard. Its name is `label`; `valueText` is read as its value.
 */
export function Meter({ label, value, max, valueText, warnFrom = WARN_FROM, note, className, style, ...rest }: MeterProps) {
  const id = useId();
  const part = partOf(value, max);
  const tone = part >= 1 ? 'full' : part >= warnFrom ? 'near' : 'free';
  return (
    <div {...rest} data-tone={tone} className={cx(styles.progress, className)} style={style}>
      <span className={styles.words}>
        <span id={id}>{label}</span>
        <bdi className={styles.value}>{valueText}</bdi>
      </span>
      <span
        role="meter"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.min(max, Math.max(0, value))}
        aria-valuetext={valueText}
        className={styles.track}
        style={lengthOf(part)}
      />
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </div>
  );
}
