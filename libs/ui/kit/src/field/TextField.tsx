import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import styles from './Field.module.css';
import { describe, FieldFrame } from './FieldFrame.tsx';
import type { FieldWords } from './FieldFrame.tsx';
import { TextInput } from './TextInput.tsx';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'children'>, FieldWords {
  /** Icon or fixed text before the value. */
  start?: ReactNode;
  /** Content after the value, for example a button that clears it. */
  end?: ReactNode;
  /** Lighter style for search and filters. */
  isQuiet?: boolean;
}

/**
 * One line of text. All attributes of an input are passed on.
 *
 * Keyboard: one tab stop; buttons in `end` follow as tab stops. Its name is `label`, even if hidden; hint and error describe it.
 */
export function TextField({ label, isLabelHidden, hint, error, start, end, isQuiet, id, className, ...rest }: TextFieldProps) {
  const made = useId();
  const key = id ?? made;
  return (
    <FieldFrame id={key} label={label} isLabelHidden={isLabelHidden} hint={hint} error={error} className={className}>
      <span className={styles.box} data-bad={error ? '' : undefined} data-quiet={isQuiet ? '' : undefined}>
        {start}
        <TextInput
          type="text"
          {...rest}
          id={key}
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={describe(key, { hint, error })}
        />
        {end}
      </span>
    </FieldFrame>
  );
}
