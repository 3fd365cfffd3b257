import { selectCards } from '@touchline/content-state';
import { DATE_STYLES } from '@touchline/shared-primitives';
import { routePath } from '@touchline/shared-routes';
import { selectLanguage } from '@touchline/shared-state';
import { Link, SectionHeading } from '@touchline/ui-kit';
import { useAppSelector } from '@touchline/ui-pages';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { words } from '../list-words.ts';
import styles from './PromotionsBand.module.css';

const MS = 1000;

/**
 * One promotion, the first that the user may have, with its conditions one press away. Empty without any: the server sends none to players
 * who are excluded, on a break, or whose offers are paused, nor while their limits cannot be read.
 *
 * @spec PI-01 LIM-5
 */
export function PromotionsBand() {
  const lang = useSelector(selectLanguage);
  const offer = useAppSelector((state) => {
    const cards = selectCards(state, 'promotion');
    return cards.status === 'ready' ? cards.value[0] : undefined;
  });
  if (offer === undefined) return null;
  return (
    <section className={styles.band}>
      <SectionHeading
        note={
          <Link href={routePath('promo', {}, { lang })}>
            <FormattedMessage {...words.all} />
          </Link>
        }
      >
        <FormattedMessage {...words.list} />
      </SectionHeading>
      <article className={styles.offer} lang={offer.lang}>
        {offer.label !== null && <span className={styles.label}>{offer.label}</span>}
        <h3 className={styles.title}>
          <Link href={routePath('promotion', { promotionId: offer.slug }, { lang })} className={styles.link}>
            {offer.title}
          </Link>
        </h3>
        <p className={styles.summary}>{offer.summary}</p>
        {offer.endsAt !== null && (
          <p className={styles.label}>
            <FormattedMessage
              id="promo.band.ends"
              defaultMessage="Until {date}"
              values={{ date: <FormattedDate value={offer.endsAt * MS} {...DATE_STYLES.dateTime} /> }}
            />
          </p>
        )}
      </article>
    </section>
  );
}
