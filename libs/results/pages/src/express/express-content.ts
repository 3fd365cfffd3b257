import { loadResults } from '@touchline/betting-results-state';
import type { PageContent } from '@touchline/ui-pages';
import { ExpressPage, expressQuestion } from './ExpressPage.tsx';

/** Expresses of the day come with the document. @spec BT-09 */
export const expressContent: PageContent = { Body: ExpressPage, load: (context) => loadResults(context, expressQuestion(context.lang)) };
