import type { ComponentProps, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { cx } from '../cx.ts';
import { AlertIcon, CheckIcon, CloseIcon, InfoIcon, WarnIcon } from '../icons/icons.ts';
import styles from './Notice.module.css';

export type NoticeTone = 'info' | 'ok' | 'warn' | 'error';

export interface NoticeProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What kind of word it is: `info` unless told; an error interrupts a screen reader. */
  tone?: NoticeTone;
  /** What happened, in a few bold words. */
  title?: ReactNode;
  /** What it means and the next step. */
  children?: ReactNode;
  /** In place of the tone's own picture. */
  icon?: ReactNode;
  /** What can be done about it. */
  actions?: ReactNode;
  /** Without it the notice can't be closed. */
  onClose?: () => void;
}

const ICONS = { info: <InfoIcon />, ok: <CheckIcon />, warn: <AlertIcon />, error: <WarnIcon /> };

/**
 * Something the player should know, in words; an error interrupts a screen reader, the rest waits.
 *
 * Keyboard: its actions and its cross are tab stops. It needs no name: title and words are read when it comes.
 */
export function Notice({ tone = 'info', title, children, icon, actions, onClose, className, ...rest }: NoticeProps) {
  const intl = useIntl();
  return (
    <div role={tone === 'error' ? 'alert' : 'status'} {...rest} data-tone={tone} className={cx(styles.notice, className)}>
      {icon ?? ICONS[tone]}
      <div className={styles.body}>
        <div>
          {title !== undefined && <b>{title}</b>} {children}
        </div>
        {actions !== undefined && actions !== false && <div className={styles.actions}>{actions}</div>}
      </div>
      {onClose && (
        <button
          type="button"
          className={styles.close}
          aria-label={intl.formatMessage({ id: 'ui.close', defaultMessage: 'Close' })}
          onClick={onClose}
        >
          <CloseIcon />
        </button>
      )}
    </div>
  );
}

/**
 * Where notices of the whole page stand: the end corner, or the top on a phone. At most three.
 *
 * Keyboard: what its notices hold. It has no name: each notice is read by itself.
 *
 * @spec NT-01
 */
export function NoticeStack({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx(styles.stack, className)} />;
}
