import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { useId } from 'react';
import { cx } from '../cx.ts';
import styles from './Progress.module.css';

const partOf = (value: number, max: number) => (max > 0 ? Math.min(1, Math.max(0, value / max)) : 0);
const lengthOf = (part: number, style?: CSSProperties) => ({ '--part': part, ...style }) as CSSProperties;

export interface ProgressBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is in progress. */
  label: ReactNode;
  /** Progress from 0 to `max`; null while unknown. */
  value: number | null;
  /** Value at completion; default 100. */
  max?: number;
  /** The value as text: `3 of 8 documents`. */
  valueText?: string;
}

/**
 * Progress of an upload or a check of documents. If the length of the wait is unknown, use `Spinner`.
 *
 * No keyboard. Its name is `label`; `valueText` is read instead of a percentage.
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

export interface SpinnerProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** What is awaited; announced once. */
  label: string;
  /** Size in pixels; default 24. */
  size?: number;
}

/**
 * A wait of unknown length. If the shape of the content is known, use a skeleton, which is calmer.
 *
 * No keyboard. Its name is `label`, announced once when it appears.
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
