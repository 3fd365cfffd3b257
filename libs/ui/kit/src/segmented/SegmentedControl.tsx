import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';
import styles from './SegmentedControl.module.css';
import { moveFocus } from './roving.ts';

export interface SegmentOption {
  /** What is reported when it is chosen. */
  value: string;
  /** Its words. */
  label: ReactNode;
  /** Why it can't be chosen now; said on focus and hover. */
  disabledReason?: string;
}

export interface SegmentedControlProps extends Omit<ComponentProps<'div'>, 'onChange'> {
  /** What is chosen here. */
  label: string;
  /** The choice that holds. */
  value: string;
  /** Two to four choices of a word or two. */
  options: readonly SegmentOption[];
  /** The player made another choice. */
  onChange?: (value: string) => void;
}

/**
 * A few choices side by side, of which one holds.
 *
 * Keyboard: one tab stop, on the choice that holds; arrows, Home and End move and choose at once, and stop on a choice that can't be made,
 * to say why. Its name is `label`, a choice's its words.
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
