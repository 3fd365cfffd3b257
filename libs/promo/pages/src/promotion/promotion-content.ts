import { documentPage } from '@touchline/content-pages';
import { PromotionPage } from './PromotionPage.tsx';

/** One promotion. An unknown one is a 404. @spec PI-01 */
export const promotionContent = documentPage({
  needs: ({ promotionId = 'none' }) => ({ document: { kind: 'promotion', slug: promotionId } }),
  Body: PromotionPage,
  seo: ({ title }) => ({ title }),
});
