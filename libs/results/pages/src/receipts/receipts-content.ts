import { loadResults } from '@touchline/betting-results-state';
import type { PageContent } from '@touchline/ui-pages';
import { keysQuestion, ReceiptsPage } from './ReceiptsPage.tsx';

/** The keys are loaded with the document, so that the page works offline afterwards. @spec BET-11 */
export const receiptsContent: PageContent = { Body: ReceiptsPage, load: (context) => loadResults(context, keysQuestion(context.lang)) };
