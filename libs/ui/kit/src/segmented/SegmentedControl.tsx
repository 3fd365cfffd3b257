import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';
import styles from './SegmentedControl.module.css';
import { moveFocus } from './roving.ts';

export interface SegmentOption {
  /** Passed to `onChange` when it is chosen. */
  value: string;
  /** Text of the option. */
  label: ReactNode;
  /** Why it is disabled; shown on focus and hover. */
  disabledReason?: string;
}

export interface SegmentedControlProps extends Omit<ComponentProps<'div'>, 'onChange'> {
  /** What is chosen here. */
  label: string;
  /** Value of the current option. */
  value: string;
  /** Two to four options of a word or two. */
  options: readonly SegmentOption[];
  /** Called when the player chooses another option. */
  onChange?: (value: string) => void;
}

/**
 * A few options side by side, one of them current.
 *
 * Keyboard: one tab stop, on the current option; arrows, Home and End move and choose at once, but stop on a disabled option to show the
 * reason. Its name is `label`, an option's its text.
 */
export function SegmentedControl({ label, value, options, onChange, className, ...rest }: SegmentedControlProps) {
  const isKnown = options.some((option) => option.value === value);
  return (
    <div
      {...rest}
      role="radiogroup"
      aria-label={label}
      className={cx(styles.group, className)}
      onKeyDown={(event) => {
        const moved = moveFocus(event, '[role=radio]');
        if (moved !== null && moved.getAttribute('aria-disabled') !== 'true') moved.click();
      }}
    >
      {options.map((option, at) => (
        <button
          key={option.value}
          type="button"
          role="radio"
          className={styles.option}
          aria-checked={option.value === value}
          aria-disabled={option.disabledReason === undefined ? undefined : true}
          title={option.disabledReason}
          tabIndex={option.value === value || (!isKnown && at === 0) ? 0 : -1}
          onClick={() => {
            if (option.disabledReason === undefined && option.value !== value) onChange?.(option.value);
          }}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
