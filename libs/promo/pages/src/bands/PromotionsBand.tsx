import { CardList } from '@touchline/content-pages';
import { selectCards } from '@touchline/content-state';
import { routePath } from '@touchline/shared-routes';
import { selectLanguage } from '@touchline/shared-state';
import { Link, SectionHeading } from '@touchline/ui-kit';
import { useAppSelector } from '@touchline/ui-pages';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { words } from '../list-words.ts';

/** Promotions available to the user; empty without any, as during a break. @spec PI-01 */
export function PromotionsBand() {
  const intl = useIntl();
  const lang = useSelector(selectLanguage);
  const hasCards = useAppSelector((state) => {
    const cards = selectCards(state, 'promotion');
    return cards.status === 'ready' && cards.value.length > 0;
  });
  if (!hasCards) return null;
  return (
    <section>
      <SectionHeading
        note={
          <Link href={routePath('promo', {}, { lang })}>
            <FormattedMessage {...words.all} />
          </Link>
        }
      >
        <FormattedMessage {...words.list} />
      </SectionHeading>
      <CardList
        kind="promotion"
        heading="h3"
        label={intl.formatMessage(words.list)}
        hrefOf={({ slug }) => routePath('promotion', { promotionId: slug }, { lang })}
        empty={null}
      />
    </section>
  );
}
