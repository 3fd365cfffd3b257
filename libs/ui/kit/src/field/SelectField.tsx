import type { ComponentProps } from 'react';
import { FieldFrame, useFieldLinks, type FieldTexts } from './FieldFrame.tsx';
import styles from './Field.module.css';

export interface SelectFieldProps extends FieldTexts, Omit<ComponentProps<'select'>, 'id'> {}

/** A choice from a list: the browser's own, which every keyboard, phone and screen reader knows. */
export function SelectField({ label, hint, error, className, children, ...rest }: SelectFieldProps) {
  const links = useFieldLinks({ hint, error });
  return (
    <FieldFrame label={label} hint={hint} error={error} links={links} className={className}>
      <select {...rest} {...links} className={styles.control}>
        {children}
      </select>
    </FieldFrame>
  );
}
