import type { ComponentProps, ReactNode } from 'react';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { EyeIcon, EyeOffIcon } from '../icons/icons.ts';
import styles from './Field.module.css';
import { describe, FieldFrame } from './FieldFrame.tsx';
import type { FieldWords } from './FieldFrame.tsx';

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
        <input
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

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end'> {
  /** Label of the eye button, if the default does not fit. */
  showLabel?: string;
  /** Label of the eye button while the password is visible. */
  hideLabel?: string;
}

/**
 * A password that can be shown, pasted and filled in by a password manager.
 *
 * Keyboard: the field, then the eye button, which Enter and the space bar press. The field's name is `label`, the button's its action.
 *
 * @spec ID-02
 */
export function PasswordField({ showLabel, hideLabel, ...rest }: PasswordFieldProps) {
  const intl = useIntl();
  const [isShown, setIsShown] = useState(false);
  const show = showLabel ?? intl.formatMessage({ id: 'ui.password.show', defaultMessage: 'Show password' });
  const hide = hideLabel ?? intl.formatMessage({ id: 'ui.password.hide', defaultMessage: 'Hide password' });
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize={isShown ? 'none' : undefined}
      spellCheck={false}
      {...rest}
      type={isShown ? 'text' : 'password'}
      end={
        <button type="button" className={styles.peek} aria-label={isShown ? hide : show} onClick={() => setIsShown(!isShown)}>
          {isShown ? <EyeOffIcon /> : <EyeIcon />}
        </button>
      }
    />
  );
}
