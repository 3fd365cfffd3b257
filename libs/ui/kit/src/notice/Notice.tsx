import type { ComponentProps, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { cx } from '../cx.ts';
import { AlertIcon, CheckIcon, CloseIcon, InfoIcon, WarnIcon } from '../icons/icons.ts';
import styles from './Notice.module.css';

export type NoticeTone = 'info' | 'ok' | 'warn' | 'error';

export interface NoticeProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Kind of the notice; default `info`. An error interrupts a screen reader. */
  tone?: NoticeTone;
  /** What happened, in a few bold words. */
  title?: ReactNode;
  /** Explanation and next step. */
  children?: ReactNode;
  /** Replaces the tone's icon. */
  icon?: ReactNode;
  /** Buttons of the notice. */
  actions?: ReactNode;
  /** The notice can be closed only if this is present. */
  onClose?: () => void;
}

const ICONS = { info: <InfoIcon />, ok: <CheckIcon />, warn: <AlertIcon />, error: <WarnIcon /> };

/**
 * A message to the player; an error interrupts a screen reader, others wait.
 *
 * Keyboard: its actions and its close button are tab stops. It needs no name: title and text are read when it appears.
 */
export function Notice({ tone = 'info', title, children, icon, actions, onClose, className, ...rest }: NoticeProps) {
  const intl = useIntl();
  return (
    <div role={tone === 'error' ? 'alert' : 'status'} {...rest} data-tone={tone} className={cx(styles.notice, className)}>
      {icon ?? ICONS[tone]}
      <div className={styles.body}>
        <div>
          {title !== undefined && <b>{title}</b>} <div className={styles.words}>{children}</div>
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
 * Position of the page's notices: the end corner, or the top on a phone. At most three.
 *
 * Keyboard: the content of its notices. It has no name: each notice is read by itself.
 *
 * @spec NT-01
 */
export function NoticeStack({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx(styles.stack, className)} />;
}
