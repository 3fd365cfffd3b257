import { homePath } from '@touchline/shared-routes';
import { selectLanguage } from '@touchline/shared-state';
import { EmptyState, LinkButton } from '@touchline/ui-kit';
import type { ComponentType, ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { useSelector } from 'react-redux';
import styles from './EmptyPage.module.css';

/** What the page will be full of: pictures of games, cards, rows of games with prices, or lines of an account. */
export type PageShape = 'tiles' | 'cards' | 'rows' | 'lines';

const PIECES: Readonly<Record<PageShape, number>> = { tiles: 16, cards: 8, rows: 5, lines: 5 };

export interface EmptyPageProps {
  Icon: ComponentType;
  /** What belongs here. */
  words: MessageDescriptor;
  shape?: PageShape | undefined;
  /** What can be done instead; the way home unless told. */
  action?: ReactNode;
}

/** A page that has nothing to show yet: the outline of what belongs there, and the words for it. @spec PL-02 */
export function EmptyPage({ Icon, words, shape = 'lines', action }: EmptyPageProps) {
  const lang = useSelector(selectLanguage);
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
        title={<FormattedMessage id="pages.empty.title" defaultMessage="Nothing here yet" />}
        actions={
          action ?? (
            <LinkButton href={homePath(lang)}>
              <FormattedMessage id="pages.empty.home" defaultMessage="Home" />
            </LinkButton>
          )
        }
      >
        <FormattedMessage {...words} />
      </EmptyState>
    </div>
  );
}
