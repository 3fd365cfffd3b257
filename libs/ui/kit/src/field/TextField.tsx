import type { ComponentProps, ReactNode } from 'react';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { EyeIcon, EyeOffIcon } from '../icons/icons.ts';
import styles from './Field.module.css';
import { describe, FieldFrame } from './FieldFrame.tsx';
import type { FieldWords } from './FieldFrame.tsx';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'children'>, FieldWords {
  /** A picture or a fixed text before the value. */
  start?: ReactNode;
  /** Something after it, for example a button that clears. */
  end?: ReactNode;
  /** Lighter, for search and filters. */
  isQuiet?: boolean;
}

/**
 * One line of text. Every attribute of an input reaches it.
 *
 * Keyboard: one tab stop, typed into as ever; buttons in `end` are tab stops after it. Its name is `label`, also where that is not seen;
 * hint and error describe it.
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
  /** Words of the eye, where the usual ones don't fit. */
  showLabel?: string;
  /** Words of the eye while the password is shown. */
  hideLabel?: string;
}

/**
 * A password that can be shown, pasted and filled by a password manager.
 *
 * Keyboard: the field, then the eye, which Enter and the space bar press. The field's name is `label`, the eye's what a press does.
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
