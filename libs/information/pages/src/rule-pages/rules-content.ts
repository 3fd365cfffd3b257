import { documentPage } from '@touchline/content-pages';
import { RulesPage } from './RulesPage.tsx';

/** Name of the document of a chapter; of the group itself without one. */
export const rulesSlug = (group: string, chapter?: string): string => (chapter === undefined ? group : `${group}_${chapter}`);

/** The rules: a group with its chapters, or one chapter. What is not written is not found. @spec RT-06 PI-03 */
export const rulesContent = documentPage({
  needs: ({ ruleGroup = 'general', chapter }) => ({ document: { kind: 'rules', slug: rulesSlug(ruleGroup, chapter) }, lists: ['rules'] }),
  Body: RulesPage,
  seo: ({ title }) => ({ title }),
});
