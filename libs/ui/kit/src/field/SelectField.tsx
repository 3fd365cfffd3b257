import type { ComponentProps } from 'react';
import { useId } from 'react';
import { cx } from '../cx.ts';
import styles from './Field.module.css';
import { describe, FieldFrame } from './FieldFrame.tsx';
import type { FieldWords } from './FieldFrame.tsx';

export interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'id'>, FieldWords {}

/**
 * A native select with its options as children, for forms that read their own fields.
 *
 * Keyboard: one tab stop; arrow keys choose, a letter jumps to an option that starts with it, Alt+Down or the space bar opens the list. Its
 * name is the label beside it.
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
