import { DATE_STYLES } from '@touchline/shared-primitives';
import { formatDay, utcDay } from '@touchline/shared-primitives/calendar';
import type { ContentCard } from '@touchline/content-contract';
import { Link } from '@touchline/ui-kit';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { ContentArt } from '../art/ContentArt.tsx';
import styles from './ContentCards.module.css';

const MS = 1000;

export interface ContentCardsProps {
  /** Cards to list. */
  cards: readonly ContentCard[];
  /** URL of a card's page. */
  hrefOf: (card: ContentCard) => string;
  /** Accessible name of the list. */
  label: string;
  /** Heading level of the titles. Default: `h2`. */
  heading?: 'h2' | 'h3';
  /** Whether to show the date of publication, as for news. */
  hasDate?: boolean;
}

/**
 * A list of promotions or articles.
 *
 * Keyboard: each card is one tab stop and a link. Its accessible name is its title; that of the list is `label`.
 *
 * @spec PI-01 PI-03
 */
export function ContentCards({ cards, hrefOf, label, heading: Heading = 'h2', hasDate = false }: ContentCardsProps) {
  const intl = useIntl();
  return (
    <ul className={styles.cards} aria-label={label}>
      {cards.map((card) => (
        <li key={card.slug} className={styles.card} lang={card.lang}>
          {card.art !== null && (
            <span className={styles.picture}>
              <ContentArt name={card.art} />
            </span>
          )}
          <div className={styles.words}>
            {card.label !== null && <span className={styles.label}>{card.label}</span>}
            <Heading className={styles.title}>
              <Link href={hrefOf(card)} className={styles.link}>
                {card.title}
              </Link>
            </Heading>
            <p className={styles.summary}>{card.summary}</p>
            {hasDate && <p className={styles.note}>{formatDay(intl, utcDay(card.publishedAt * MS), DATE_STYLES.dateInWords)}</p>}
            {card.endsAt !== null && (
              <p className={styles.note}>
                <FormattedMessage
                  id="content.card.ends"
                  defaultMessage="Until {date}"
                  values={{ date: <FormattedDate value={card.endsAt * MS} {...DATE_STYLES.dateTime} /> }}
                />
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
