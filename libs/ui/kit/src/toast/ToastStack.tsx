import type { ComponentProps, ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { cx } from '../cx.ts';
import { Notice } from '../notice/Notice.tsx';
import type { NoticeTone } from '../notice/Notice.tsx';
import styles from './ToastStack.module.css';

export interface Toast {
  /** Unique; a toast with the same key is shown only once. */
  key: string;
  /** Kind of the toast; an error interrupts a screen reader and stays. */
  tone?: NoticeTone;
  /** What happened, in a few words. */
  title: ReactNode;
  /** Explanation. */
  text?: ReactNode;
  /** One action, such as `Undo`. A toast with an action stays until it is answered or closed. */
  action?: ReactNode;
}

export interface ToastStackProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Oldest first. */
  toasts: readonly Toast[];
  /** Called when a toast was closed or has expired. */
  onGone: (key: string) => void;
  /** How long a toast without an action stays, in milliseconds; default 6 s. Paused while the pointer or the focus is in the stack. */
  lifeMs?: number;
  /** Maximum number of visible toasts; others wait. Default 3. */
  mostShown?: number;
}

const LIFE_MS = 6_000;
const MOST_SHOWN = 3;

interface OneToastProps {
  toast: Toast;
  lifeMs: number;
  isPaused: boolean;
  onGone: (key: string) => void;
}

function OneToast({ toast: { key, tone, title, text, action }, lifeMs, isPaused, onGone }: OneToastProps) {
  const stays = tone === 'error' || action !== undefined;
  useEffect(() => {
    if (stays || isPaused) return undefined;
    const timer = setTimeout(() => onGone(key), lifeMs);
    return () => clearTimeout(timer);
  }, [key, lifeMs, stays, isPaused, onGone]);
  return (
    <Notice tone={tone} title={title} actions={action} className={styles.toast} onClose={() => onGone(key)}>
      {text}
    </Notice>
  );
}

/**
 * Short messages about a finished action, in the corner. What must be read or decided belongs in a notice or a dialog.
 *
 * Keyboard: the stack is a landmark with a name; its buttons are tab stops; Escape inside closes the newest. No toast takes the focus, and
 * none with the focus leaves by itself.
 */
export function ToastStack({ toasts, onGone, lifeMs = LIFE_MS, mostShown = MOST_SHOWN, className, ...rest }: ToastStackProps) {
  const intl = useIntl();
  const [isPaused, setIsPaused] = useState(false);
  const shown = toasts.slice(0, mostShown);
  return (
    <section
      {...rest}
      aria-label={intl.formatMessage({ id: 'ui.toasts', defaultMessage: 'Notifications' })}
      className={cx(styles.stack, className)}
      onPointerEnter={() => setIsPaused(true)}
      onPointerLeave={() => setIsPaused(false)}
      onFocus={() => setIsPaused(true)}
      onBlur={(event) => setIsPaused(event.currentTarget.contains(event.relatedTarget))}
      onKeyDown={(event) => {
        const newest = shown.at(-1);
        if (event.key === 'Escape' && newest !== undefined) onGone(newest.key);
      }}
    >
      {shown.map((toast) => (
        <OneToast key={toast.key} toast={toast} lifeMs={lifeMs} isPaused={isPaused} onGone={onGone} />
      ))}
    </section>
  );
}
