import { plainDigits } from '@touchline/shared-primitives';
import type { ComponentProps } from 'react';
import { useId } from 'react';
import { cx } from '../cx.ts';
import { describe, FieldFrame } from '../field/FieldFrame.tsx';
import type { FieldWords } from '../field/FieldFrame.tsx';
import { TextInput } from '../field/TextInput.tsx';
import styles from './CodeField.module.css';

export interface CodeFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'maxLength' | 'type'>, FieldWords {
  /** Digits so far, always 0 to 9, whatever script the player uses. */
  value: string;
  /** Called when the digits change. */
  onChange: (digits: string) => void;
  /** Length of the code; default 6. */
  length?: number;
  /** Called when the code is complete, whether typed, pasted or filled in by the phone. */
  onComplete?: (digits: string) => void;
}

/**
 * A code from a message or an authenticator. It is a single field below the boxes, so that phones can fill it in, pastes with spaces or
 * dashes work, and screen readers find one field. Digits run from left to right in every language.
 *
 * Keyboard: type, Backspace, paste; the caret stays at the end. Accessible name: `label`.
 */
export function CodeField({
  label,
  isLabelHidden,
  hint,
  error,
  value,
  onChange,
  length = 6,
  onComplete,
  id,
  className,
  ...rest
}: CodeFieldProps) {
  const made = useId();
  const key = id ?? made;
  return (
    <FieldFrame id={key} label={label} isLabelHidden={isLabelHidden} hint={hint} error={error} className={className}>
      <span className={styles.code} dir="ltr">
        <TextInput
          autoComplete="one-time-code"
          enterKeyHint="done"
          {...rest}
          type="text"
          inputMode="numeric"
          id={key}
          className={styles.input}
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={describe(key, { hint, error })}
          onSelect={({ currentTarget: input }) => {
            const end = input.value.length;
            if (input.selectionEnd !== end || input.selectionStart !== end) input.setSelectionRange(end, end);
          }}
          onChange={(event) => {
            const digits = plainDigits(event.target.value).slice(0, length);
            if (digits === value) return;
            onChange(digits);
            if (digits.length === length) onComplete?.(digits);
          }}
        />
        <span className={styles.boxes} aria-hidden="true">
          {Array.from({ length }, (_, at) => (
            <span
              key={at}
              className={cx(styles.box, at === Math.floor(length / 2) && length > 4 && length % 2 === 0 && styles.half)}
              data-next={at === Math.min(value.length, length - 1) ? '' : undefined}
              data-bad={error ? '' : undefined}
            >
              {value[at]}
            </span>
          ))}
        </span>
      </span>
    </FieldFrame>
  );
}
