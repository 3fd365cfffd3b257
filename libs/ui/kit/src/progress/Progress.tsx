import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { cx } from '../cx.ts';
import { lengthOf, partOf } from './part-of.ts';
import styles from './Progress.module.css';

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
