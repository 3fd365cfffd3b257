import { useId, type ReactNode } from 'react';
import { AlertIcon } from '../icons/icons.ts';
import { cx } from '../cx.ts';
import styles from './Field.module.css';

export interface FieldTexts {
  /** What is asked for; always visible. */
  label: ReactNode;
  /** Help that stays. */
  hint?: ReactNode;
  /** What is wrong and how to mend it; tied to the control and announced. */
  error?: ReactNode;
}

/** Ids that tie a control to its texts. */
export interface FieldLinks {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export function useFieldLinks({ hint, error }: Pick<FieldTexts, 'hint' | 'error'>): FieldLinks {
  const id = useId();
  const described = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ');
  return { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined };
}

/** Label above, control in a box, then the error, then the hint. */
export function FieldFrame({
  label,
  hint,
  error,
  links,
  className,
  children,
}: FieldTexts & { links: FieldLinks; className?: string | undefined; children: ReactNode }) {
  return (
    <div className={cx(styles.field, className)} data-invalid={error ? '' : undefined}>
      <label className={styles.label} htmlFor={links.id}>
        {label}
      </label>
      <div className={styles.box}>{children}</div>
      <FieldError id={links.id} error={error} />
      {hint && (
        <span id={`${links.id}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
    </div>
  );
}

export function FieldError({ id, error }: { id: string; error: ReactNode }) {
  if (!error) return null;
  return (
    <span id={`${id}-error`} className={styles.error} role="alert">
      <AlertIcon aria-hidden="true" size={16} />
      {error}
    </span>
  );
}
