import { DATE_STYLES } from '@touchline/shared-primitives';
import { DocumentBody } from '@touchline/content-pages';
import { ContentArt } from '@touchline/content-ui';
import { usePageParams } from '@touchline/ui-pages';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { Terms } from './Terms.tsx';
import styles from './Promotion.module.css';

/** A promotion: text, conditions as a checklist, and end date. @spec PI-01 */
export function PromotionPage() {
  const { promotionId = '' } = usePageParams();
  return (
    <DocumentBody key={promotionId} of={{ kind: 'promotion', slug: promotionId }}>
      {(promotion, text) => (
        <div className={styles.promotion}>
          {promotion.art !== null && (
            <div className={styles.picture}>
              <ContentArt name={promotion.art} />
            </div>
          )}
          <h1 className={styles.title}>{promotion.title}</h1>
          <p className={styles.dates}>
            {promotion.endsAt === null ? (
              <FormattedMessage tagName="span" id="promo.promotion.open" defaultMessage="No end date" />
            ) : (
              <FormattedMessage
                tagName="span"
                id="promo.promotion.until"
                defaultMessage="Runs until {date}"
                values={{ date: <FormattedDate value={promotion.endsAt * 1000} {...DATE_STYLES.dateTime} /> }}
              />
            )}
          </p>
          <Terms promotion={promotion} />
          {text}
        </div>
      )}
    </DocumentBody>
  );
}
