import { homePath, loginPath } from '@touchline/shared-routes';
import { selectLanguage, selectView } from '@touchline/shared-state';
import { EmptyState, LinkButton } from '@touchline/ui-kit';
import type { ComponentType, ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import styles from './EmptyPage.module.css';

/** What the page will be full of: pictures of games, cards, rows of games with prices, or lines of an account. */
export type PageShape = 'tiles' | 'cards' | 'rows' | 'lines';

const PIECES: Readonly<Record<PageShape, number>> = { tiles: 16, cards: 8, rows: 5, lines: 5 };

export interface EmptyPageProps {
  /** Picture of the section. */
  Icon: ComponentType;
  /** What belongs here. */
  words: MessageDescriptor;
  /** What the page will be full of, drawn in outline; lines unless told. */
  shape?: PageShape | undefined;
  /** What can be done instead; the way home unless told. */
  action?: ReactNode;
}

/** What can be done about a page of a player's own: a visitor signs in and comes back to it. */
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

/** A page that has nothing to show yet: the outline of what belongs there, and the words for it. @spec PL-02 */
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
