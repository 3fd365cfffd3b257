import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { CheckIcon } from '../icons/icons.ts';
import { cx } from '../cx.ts';
import styles from './Field.module.css';
import { describe, FieldError } from './FieldFrame.tsx';

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
