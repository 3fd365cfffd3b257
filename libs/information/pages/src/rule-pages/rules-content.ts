import { documentPage } from '@touchline/content-pages';
import { RulesPage } from './RulesPage.tsx';
import { rulesSlug } from './rules-slug.ts';

/** The rules: a group with its chapters, or one chapter. A missing document is a 404. @spec RT-06 PI-03 */
export const rulesContent = documentPage({
  needs: ({ ruleGroup = 'general', chapter }) => ({ document: { kind: 'rules', slug: rulesSlug(ruleGroup, chapter) }, lists: ['rules'] }),
  Body: RulesPage,
  seo: ({ title }) => ({ title }),
});
