import type { ComponentProps } from 'react';
import { useId } from 'react';
import { cx } from '../cx.ts';
import styles from './Field.module.css';
import { describe, FieldFrame } from './FieldFrame.tsx';
import type { FieldWords } from './FieldFrame.tsx';
import { TextLines } from './TextInput.tsx';

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'children'>, FieldWords {}

/**
 * A text of several lines. All attributes of a textarea are passed on.
 *
 * Keyboard: one tab stop; Enter starts a line. Its name is `label`, even if hidden; hint and error describe it.
 */
export function TextArea({ label, isLabelHidden, hint, error, id, className, ...rest }: TextAreaProps) {
  const made = useId();
  const key = id ?? made;
  return (
    <FieldFrame id={key} label={label} isLabelHidden={isLabelHidden} hint={hint} error={error} className={className}>
      <span className={cx(styles.box, styles.lines)} data-bad={error ? '' : undefined}>
        <TextLines
          dir="auto"
          {...rest}
          id={key}
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={describe(key, { hint, error })}
        />
      </span>
    </FieldFrame>
  );
}
