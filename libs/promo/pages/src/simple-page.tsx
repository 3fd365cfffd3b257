import type { ContentKind } from '@touchline/content-contract';
import { BannersOf, CardList, DocumentBody, documentPage } from '@touchline/content-pages';
import { routePath } from '@touchline/shared-routes';
import { selectLanguage } from '@touchline/shared-state';
import { EmptyState, GiftIcon } from '@touchline/ui-kit';
import type { PageContent } from '@touchline/ui-pages';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { words } from './list-words.ts';

/** Promotions available to the user. */
export function PromotionList() {
  const intl = useIntl();
  const lang = useSelector(selectLanguage);
  return (
    <CardList
      kind="promotion"
      label={intl.formatMessage(words.list)}
      hrefOf={({ slug }) => routePath('promotion', { promotionId: slug }, { lang })}
      empty={
        <EmptyState isCard icon={<GiftIcon />} title={<FormattedMessage {...words.none} />}>
          <FormattedMessage {...words.noneWords} />
        </EmptyState>
      }
    />
  );
}

function PromoBanners() {
  const intl = useIntl();
  return <BannersOf place="promo" label={intl.formatMessage(words.banners)} />;
}

/** A page with one text, followed by promotions if `hasPromotions` is set. @spec PI-01 PI-02 */
export function textPage(slug: string, { hasPromotions = false, hasBanners = false } = {}): PageContent {
  const of = { kind: 'page', slug } as const;
  const lists: readonly ContentKind[] = hasPromotions ? ['promotion'] : [];
  const Body = () => (
    <>
      {hasBanners && <PromoBanners />}
      <DocumentBody of={of} />
      {hasPromotions && <PromotionList />}
    </>
  );
  return documentPage({ needs: () => ({ document: of, lists }), Body });
}
