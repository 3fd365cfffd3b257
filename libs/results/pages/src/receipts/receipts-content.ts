import { loadResults } from '@touchline/betting-results-state';
import type { PageContent } from '@touchline/ui-pages';
import { keysQuestion, ReceiptsPage } from './ReceiptsPage.tsx';

/** The keys come with the document: from then on the page needs no network. @spec BET-11 */
export const receiptsContent: PageContent = { Body: ReceiptsPage, load: (context) => loadResults(context, keysQuestion(context.lang)) };
