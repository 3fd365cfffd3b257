import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { CheckIcon } from '../icons/icons.ts';
import { cx } from '../cx.ts';
import styles from './Field.module.css';
import { describe, FieldError, FieldFrame } from './FieldFrame.tsx';
import type { FieldWords } from './FieldFrame.tsx';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** Text of the choice. */
  label: ReactNode;
  /** Error text; the box is then marked invalid. */
  error?: ReactNode;
}

/** A checkbox. Keyboard: the space bar. Its name is `label`. */
export function Checkbox({ label, error, id, className, ...rest }: CheckboxProps) {
  const made = useId();
  const key = id ?? made;
  return (
    <span className={cx(styles.choice, className)}>
      <label className={styles.check}>
        <input
          {...rest}
          id={key}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={describe(key, { error, hint: undefined })}
        />
        <span className={styles.mark} aria-hidden="true">
          <CheckIcon />
        </span>
        <span>{label}</span>
      </label>
      <FieldError id={key} error={error} />
    </span>
  );
}

/** A switch with immediate effect. Keyboard: the space bar. Its name is `label`. */
export function Switch({ label, className, ...rest }: Omit<CheckboxProps, 'error'>) {
  return (
    <label className={cx(styles.check, className)}>
      <input {...rest} type="checkbox" role="switch" />
      <span className={styles.track} aria-hidden="true" />
      <span>{label}</span>
    </label>
  );
}

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

export interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'id'>, FieldWords {}

/**
 * The same with options as children, for forms that read their own fields.
 *
 * Keyboard and name as {@link Select}.
 */
export function SelectField({ label, isLabelHidden, hint, error, className, children, ...rest }: SelectFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} isLabelHidden={isLabelHidden} hint={hint} error={error}>
      <select
        {...rest}
        id={id}
        className={cx(styles.select, className)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describe(id, { hint, error })}
      >
        {children}
      </select>
    </FieldFrame>
  );
}
