import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { useId } from 'react';
import { describe, FieldFrame } from '../field/FieldFrame.tsx';
import type { FieldWords } from '../field/FieldFrame.tsx';
import styles from './Slider.module.css';

export interface SliderProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'min' | 'max' | 'step'>, FieldWords {
  /** Current value. */
  value: number;
  /** Called at every step while the thumb moves. */
  onChange: (value: number) => void;
  /** Minimum; default 0. */
  min?: number;
  /** Maximum; default 100. */
  max?: number;
  /** Step; default 1. */
  step?: number;
  /** The value as text: `€50.00`, `30 minutes`. Shown and announced. */
  valueText?: string;
  /** Labels of the two ends, minimum first. */
  ends?: readonly [ReactNode, ReactNode];
}

/**
 * An amount set by sliding: a limit, a filter, a volume. If the value must be exact, add a field beside it. A native range input.
 *
 * Keyboard: arrows move by a step, Page Up and Page Down by a tenth, Home and End to the ends. Accessible name: `label`; the announced
 * value is `valueText`.
 */
export function Slider({
  label,
  isLabelHidden,
  hint,
  error,
  value,
  onChange,
  min = 0,
  max = 100,
  step = 1,
  valueText,
  ends,
  id,
  className,
  style,
  ...rest
}: SliderProps) {
  const made = useId();
  const key = id ?? made;
  const part = max > min ? Math.min(1, Math.max(0, (value - min) / (max - min))) : 0;
  return (
    <FieldFrame id={key} label={label} isLabelHidden={isLabelHidden} hint={hint} error={error} className={className}>
      <span className={styles.slider}>
        <input
          {...rest}
          type="range"
          id={key}
          min={min}
          max={max}
          step={step}
          value={value}
          aria-valuetext={valueText}
          aria-invalid={error ? true : undefined}
          aria-describedby={describe(key, { hint, error })}
          className={styles.input}
          style={{ '--part': `${part * 100}%`, ...style } as CSSProperties}
          onChange={(event) => onChange(event.target.valueAsNumber)}
        />
        <output htmlFor={key} className={styles.value} aria-hidden="true">
          <bdi>{valueText ?? value}</bdi>
        </output>
      </span>
      {ends !== undefined && (
        <span className={styles.ends} aria-hidden="true">
          <bdi>{ends[0]}</bdi>
          <bdi>{ends[1]}</bdi>
        </span>
      )}
    </FieldFrame>
  );
}
