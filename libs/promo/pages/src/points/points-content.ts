import { documentPage } from '@touchline/content-pages';
import { PointsPage } from './PointsPage.tsx';

/** Points: public rules, and shop and history for a player. @spec PI-02 */
export const pointsContent = documentPage({ needs: () => ({ document: { kind: 'page', slug: 'points' } }), Body: PointsPage });
