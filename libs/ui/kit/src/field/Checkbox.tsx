import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';
import { FieldError, useFieldLinks, type FieldTexts } from './FieldFrame.tsx';
import styles from './Field.module.css';

export interface CheckboxProps extends Omit<FieldTexts, 'hint'>, Omit<ComponentProps<'input'>, 'id' | 'type'> {}

/** A yes that has to be given, or not. */
export function Checkbox({ label, error, className, ...rest }: CheckboxProps) {
  const links = useFieldLinks({ error });
  return (
    <div className={cx(styles.check, className)}>
      <input {...rest} {...links} type="checkbox" className={styles.tick} />
      <label htmlFor={links.id}>{label}</label>
      <FieldError id={links.id} error={error} />
    </div>
  );
}
