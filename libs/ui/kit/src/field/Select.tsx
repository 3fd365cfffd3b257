import type { ComponentProps } from 'react';
import { useId } from 'react';
import { cx } from '../cx.ts';
import styles from './Field.module.css';
import { describe, FieldFrame } from './FieldFrame.tsx';
import type { FieldWords } from './FieldFrame.tsx';

export interface SelectProps extends Omit<ComponentProps<'select'>, 'onChange' | 'children'>, FieldWords {
  /** The options in reading order. */
  options: readonly { value: string; label: string; isDisabled?: boolean }[];
  /** Called when the player chooses another option. */
  onChange?: (value: string) => void;
}

/**
 * A native select: the best control on a phone, and without script.
 *
 * Keyboard: one tab stop; arrow keys choose, a letter jumps to an option that starts with it, Alt+Down or the space bar opens the list. Its
 * name is the label beside it.
 */
export function Select({ label, isLabelHidden, hint, error, options, onChange, id, className, ...rest }: SelectProps) {
  const made = useId();
  const key = id ?? made;
  return (
    <FieldFrame id={key} label={label} isLabelHidden={isLabelHidden} hint={hint} error={error}>
      <select
        {...rest}
        id={key}
        className={cx(styles.select, className)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describe(key, { hint, error })}
        onChange={(event) => onChange?.(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.isDisabled}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
