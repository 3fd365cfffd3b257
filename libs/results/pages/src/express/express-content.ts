import { loadResults } from '@touchline/betting-results-state';
import type { PageContent } from '@touchline/ui-pages';
import { expressQuestion } from '../questions.ts';
import { ExpressPage } from './ExpressPage.tsx';

/** Expresses of the day, loaded with the document. @spec BT-09 */
export const expressContent: PageContent = { Body: ExpressPage, load: (context) => loadResults(context, expressQuestion(context.lang)) };
