import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { AlertIcon } from '../icons/icons.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './Field.module.css';

export interface FieldWords {
  /** Name of the field; required even if it is visually hidden. */
  label: ReactNode;
  /** Hides the label visually where the context already names the field. */
  isLabelHidden?: boolean;
  /** Short explanation of the field. */
  hint?: ReactNode;
  /** Error text; the field is then marked invalid. */
  error?: ReactNode;
}

/** Value of the control's aria-describedby: ids of hint and error. */
export function describe(id: string, { hint, error }: Pick<FieldWords, 'hint' | 'error'>): string | undefined {
  const ids = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/** Label above, control, then hint and error below. */
export function FieldFrame({
  id,
  label,
  isLabelHidden,
  hint,
  error,
  hintBeside,
  className,
  children,
}: FieldWords & { id: string; hintBeside?: boolean; className?: string | undefined; children: ReactNode }) {
  const hintLine = Boolean(hint) && (
    <span id={`${id}-hint`} className={styles.hint}>
      {hint}
    </span>
  );
  const words = (
    <label htmlFor={id} className={hintBeside ? undefined : styles.label}>
      {label}
    </label>
  );
  return (
    <div className={cx(styles.field, className)}>
      {isLabelHidden ? (
        <VisuallyHidden>{words}</VisuallyHidden>
      ) : hintBeside ? (
        <span className={styles.labelRow}>
          {words}
          {hintLine}
        </span>
      ) : (
        words
      )}
      {children}
      <FieldError id={id} error={error} />
      {!hintBeside && hintLine}
    </div>
  );
}

/** Error text with its icon; nothing without an error. */
export function FieldError({ id, error }: { id: string; error: ReactNode }) {
  if (!error) return null;
  return (
    <span id={`${id}-error`} className={styles.error} role="alert">
      <AlertIcon />
      <span>{error}</span>
    </span>
  );
}
