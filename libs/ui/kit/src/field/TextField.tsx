import { useState, type ComponentProps } from 'react';
import { IconButton } from '../button/Button.tsx';
import { EyeIcon, EyeOffIcon } from '../icons/icons.ts';
import { FieldFrame, useFieldLinks, type FieldTexts } from './FieldFrame.tsx';
import styles from './Field.module.css';

export interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'id'> {}

/** One line of text. */
export function TextField({ label, hint, error, className, ...rest }: TextFieldProps) {
  const links = useFieldLinks({ hint, error });
  return (
    <FieldFrame label={label} hint={hint} error={error} links={links} className={className}>
      <input type="text" {...rest} {...links} className={styles.control} />
    </FieldFrame>
  );
}

export interface PasswordFieldProps extends TextFieldProps {
  /** Words of the button that shows the password. */
  showLabel: string;
  /** Words of the button that hides it again. */
  hideLabel: string;
}

/** A password that can be shown, pasted and filled by a password manager. @spec ID-02 */
export function PasswordField({ label, hint, error, className, showLabel, hideLabel, ...rest }: PasswordFieldProps) {
  const links = useFieldLinks({ hint, error });
  const [isShown, setShown] = useState(false);
  return (
    <FieldFrame label={label} hint={hint} error={error} links={links} className={className}>
      <input
        {...rest}
        {...links}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        className={styles.control}
      />
      <IconButton label={isShown ? hideLabel : showLabel} onClick={() => setShown(!isShown)}>
        {isShown ? <EyeOffIcon aria-hidden="true" /> : <EyeIcon aria-hidden="true" />}
      </IconButton>
    </FieldFrame>
  );
}
