import { homePath, loginPath } from '@touchline/shared-routes';
import { selectLanguage, selectView } from '@touchline/shared-state';
import { EmptyState, LinkButton } from '@touchline/ui-kit';
import type { ComponentType, ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import styles from './EmptyPage.module.css';

/** Shape of the future content: pictures of games, cards, rows of games with prices, or lines of an account. */
export type PageShape = 'tiles' | 'cards' | 'rows' | 'lines';

const PIECES: Readonly<Record<PageShape, number>> = { tiles: 16, cards: 8, rows: 5, lines: 5 };

export interface EmptyPageProps {
  /** Icon of the section. */
  Icon: ComponentType;
  /** Describes what will be here. */
  words: MessageDescriptor;
  /** Shape of the future content, drawn in outline; default `lines`. */
  shape?: PageShape | undefined;
  /** Alternative action; by default a link home. */
  action?: ReactNode;
}

/** Action on a player's own page: sign-in, with a return url to this page. */
export function OwnPageAction() {
  const lang = useSelector(selectLanguage);
  const { userId } = useSelector(selectView);
  const { pathname } = useLocation();
  return userId === null ? (
    <LinkButton look="primary" href={loginPath(lang, pathname)}>
      <FormattedMessage id="pages.empty.signIn" defaultMessage="Sign in" />
    </LinkButton>
  ) : (
    <HomeAction />
  );
}

function HomeAction() {
  const lang = useSelector(selectLanguage);
  return (
    <LinkButton href={homePath(lang)}>
      <FormattedMessage id="pages.empty.home" defaultMessage="Home" />
    </LinkButton>
  );
}

/** A page without content yet: an outline of what will be here, and a text about it. @spec PL-02 */
export function EmptyPage({ Icon, words, shape = 'lines', action = <HomeAction /> }: EmptyPageProps) {
  return (
    <div className={styles.page}>
      <div className={styles.outline} data-shape={shape} aria-hidden="true">
        {Array.from({ length: PIECES[shape] }, (_, at) => (
          <span key={at} />
        ))}
      </div>
      <EmptyState
        className={styles.words}
        icon={<Icon />}
        title={<FormattedMessage id="pages.empty.title" defaultMessage="Not available in this demo" />}
        actions={action}
      >
        <FormattedMessage {...words} />
      </EmptyState>
    </div>
  );
}
