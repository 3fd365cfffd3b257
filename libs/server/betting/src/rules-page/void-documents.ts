import type { SiteDocument } from '@touchline/server-kernel';
import { MESSAGES } from '../messages.ts';
import { voidPage } from './void-page.ts';

/** Day of publication, and place among the documents of rules. */
const FACTS = 'date: 2026-11-30\norder: 16\n';

/** The document "When bets are void" in every language, written from the rules that settle bets. @spec PI-01 OD-02 */
export const voidDocuments = (): SiteDocument[] =>
  MESSAGES.languages.map((lang) => ({ kind: 'rules', slug: 'sports_void', lang, facts: FACTS, text: voidPage(lang) }));
