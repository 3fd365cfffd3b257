import type { ComponentProps, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../button/Button.tsx';
import { cx } from '../cx.ts';
import { CloudOffIcon, OfflineIcon, WarnIcon } from '../icons/icons.ts';
import styles from './StateBlock.module.css';

export interface StateBlockProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** A picture above the title. */
  icon?: ReactNode;
  /** What it is, in a few words. */
  title: ReactNode;
  /** One sentence: why, and what can be done. */
  children?: ReactNode;
  /** What can be done about it. */
  actions?: ReactNode;
  /** On a card of its own. */
  isCard?: boolean;
  /** The title is a heading of this level; left out where the page around has its own. */
  heading?: 'h1' | 'h2' | 'h3';
}

/**
 * What stands where there is nothing to show, and why.
 *
 * Keyboard: its actions are tab stops. It has no name of its own: title and sentence are read as text.
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
 * An empty list, coupon or result of a search: what is not there, why, and what can be done.
 *
 * Keyboard: its actions are tab stops. It has no name of its own: title and sentence are read as text.
 */
export const EmptyState = StateBlock;

export interface ErrorStateProps extends Omit<StateBlockProps, 'title'> {
  /** What broke; a plain sentence unless told. */
  title?: ReactNode;
  /** Number that support can look up. */
  code?: string;
  /** Tries again; without it there is no button. */
  onRetry?: () => void;
}

/**
 * Something of ours broke: what it was, that nothing was placed, and a way to try again.
 *
 * Keyboard: the button that tries again is a tab stop. It needs no name: it is an alert, read at once from title to button.
 */
export function ErrorState({ title, code, onRetry, children, actions, ...rest }: ErrorStateProps) {
  return (
    <StateBlock
      role="alert"
      icon={<WarnIcon />}
      title={title ?? <FormattedMessage id="ui.error.title" defaultMessage="Couldn't load this" />}
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
      {children ?? (
        <FormattedMessage
          id="ui.error.words"
          defaultMessage="The rest of the site is working. {code, select, none {} other {Error code {code}.}}"
          values={{ code: code ?? 'none' }}
        />
      )}
    </StateBlock>
  );
}

/**
 * A section whose program did not come.
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

/**
 * No connection. `since` is the time of the last prices.
 *
 * No keyboard: prices come back without a press. It needs no name: it is a status, read when it comes.
 */
export function OfflineState({ since, ...rest }: Omit<StateBlockProps, 'title'> & { since?: string }) {
  return (
    <StateBlock
      role="status"
      icon={<OfflineIcon />}
      title={<FormattedMessage id="ui.offline.title" defaultMessage="You are offline" />}
      {...rest}
    >
      {since === undefined ? (
        <FormattedMessage id="ui.offline.words" defaultMessage="Odds will update when you reconnect." />
      ) : (
        <FormattedMessage id="ui.offline.since" defaultMessage="Odds from {since}. They'll update when you reconnect." values={{ since }} />
      )}
    </StateBlock>
  );
}
