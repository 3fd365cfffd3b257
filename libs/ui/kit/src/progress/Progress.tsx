import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { useId } from 'react';
import { cx } from '../cx.ts';
import styles from './Progress.module.css';

const partOf = (value: number, max: number) => (max > 0 ? Math.min(1, Math.max(0, value / max)) : 0);
const lengthOf = (part: number, style?: CSSProperties) => ({ '--part': part, ...style }) as CSSProperties;

export interface ProgressBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is being done. */
  label: ReactNode;
  /** How much of it, 0 to `max`; null while nobody knows. */
  value: number | null;
  /** All of it; 100 unless told. */
  max?: number;
  /** The value in words: `3 of 8 documents`. */
  valueText?: string;
}

/**
 * How far something has come: an upload, a check of documents. It is not for waiting that has no length; that is `Spinner`.
 *
 * No keyboard. Its name is `label`; `valueText` is read in place of a percentage.
 */
export function ProgressBar({ label, value, max = 100, valueText, className, style, ...rest }: ProgressBarProps) {
  const id = useId();
  return (
    <div {...rest} className={cx(styles.progress, className)} style={style}>
      <span className={styles.words}>
        <span id={id}>{label}</span>
        {valueText !== undefined && <bdi className={styles.value}>{valueText}</bdi>}
      </span>
      <span
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value ?? undefined}
        aria-valuetext={valueText}
        className={styles.track}
        data-unknown={value === null ? '' : undefined}
        style={lengthOf(value === null ? 0.3 : partOf(value, max))}
      />
    </div>
  );
}

export interface MeterProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is measured: a limit. */
  label: ReactNode;
  /** How much of it is used. */
  value: number;
  /** All of it. */
  max: number;
  /** The value in words, with what is left: `€35.00 of €50.00`. */
  valueText: string;
  /** From this part on the meter warns; 0.8 unless told. */
  warnFrom?: number;
  /** What it means now, in words; colour alone says nothing. */
  note?: ReactNode;
}

const WARN_FROM = 0.8;

/**
 * How much of a limit is used. From `warnFrom` on it is amber, at the end red, and `note` says so in words.
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

export interface SpinnerProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** What is waited for; spoken once. */
  label: string;
  /** Side in pixels; 24 unless told. */
  size?: number;
}

/**
 * Something is on its way and nobody knows how long. Where the shape of what comes is known, a skeleton is calmer.
 *
 * No keyboard. Its name is `label`, said once when it comes.
 */
export function Spinner({ label, size = 24, className, style, ...rest }: SpinnerProps) {
  return (
    <span
      {...rest}
      role="status"
      aria-label={label}
      className={cx(styles.spinner, className)}
      style={{ inlineSize: size, blockSize: size, ...style }}
    />
  );
}
