import type { ComponentProps, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../button/Button.tsx';
import { cx } from '../cx.ts';
import { CloudOffIcon, WarnIcon } from '../icons/icons.ts';
import styles from './StateBlock.module.css';

export interface StateBlockProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Icon above the title. */
  icon?: ReactNode;
  /** Short title. */
  title: ReactNode;
  /** One sentence: the reason, and what can be done. */
  children?: ReactNode;
  /** Buttons. */
  actions?: ReactNode;
  /** Shows it on its own card. */
  isCard?: boolean;
  /** Heading level of the title; omit it if the surrounding page has its own heading. */
  heading?: 'h1' | 'h2' | 'h3';
}

/**
 * Shown in place of missing content, with the reason.
 *
 * Keyboard: its actions are tab stops. It has no name: title and sentence are read as text.
 */
export function StateBlock({ icon, title, children, actions, isCard, heading, className, ...rest }: StateBlockProps) {
  const Title = heading ?? 'p';
  return (
    <div {...rest} className={cx(styles.block, isCard && styles.card, className)}>
      {icon !== undefined && <span className={styles.icon}>{icon}</span>}
      <Title className={styles.title}>{title}</Title>
      {children !== undefined && <p className={styles.words}>{children}</p>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

/**
 * An empty list, coupon or search result: what is missing, why, and what can be done.
 *
 * Keyboard: its actions are tab stops. It has no name: title and sentence are read as text.
 */
export const EmptyState = StateBlock;

export interface ErrorStateProps extends Omit<StateBlockProps, 'title'> {
  /** What failed; a general sentence by default. */
  title?: ReactNode;
  /** Code for support. */
  code?: string;
  /** Retries; there is no button without it. */
  onRetry?: () => void;
}

/**
 * An error of ours: what failed, that no bet was placed, and a retry.
 *
 * Keyboard: the retry button is a tab stop. It needs no name: it is an alert, read at once from title to button.
 */
export function ErrorState({ title, code, onRetry, children, actions, ...rest }: ErrorStateProps) {
  return (
    <StateBlock
      role="alert"
      icon={<WarnIcon />}
      title={title ?? <FormattedMessage tagName="span" id="ui.error.title" defaultMessage="Couldn't load this" />}
      actions={
        actions ??
        (onRetry && (
          <Button onClick={onRetry}>
            <FormattedMessage id="ui.error.retry" defaultMessage="Try again" />
          </Button>
        ))
      }
      {...rest}
    >
      <span>
        {children ?? (
          <FormattedMessage
            tagName="span"
            id="ui.error.words"
            defaultMessage="The rest of the site is working. {code, select, none {} other {Error code {code}.}}"
            values={{ code: code ?? 'none' }}
          />
        )}
      </span>
    </StateBlock>
  );
}

/**
 * A section whose code failed to load.
 *
 * Keyboard and name as {@link ErrorState}.
 */
export function SectionFailedState({ onRetry, ...rest }: Omit<ErrorStateProps, 'code'>) {
  return (
    <ErrorState
      icon={<CloudOffIcon />}
      title={<FormattedMessage id="ui.section.title" defaultMessage="Couldn't load this section" />}
      onRetry={onRetry}
      {...rest}
    />
  );
}
