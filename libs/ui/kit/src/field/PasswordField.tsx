import { useState } from 'react';
import { useIntl } from 'react-intl';
import { EyeIcon, EyeOffIcon } from '../icons/icons.ts';
import styles from './Field.module.css';
import { TextField } from './TextField.tsx';
import type { TextFieldProps } from './TextField.tsx';

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
