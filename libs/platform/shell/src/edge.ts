// Parts that the edge renders with the page; the browser loads them as separate chunks (ConsentLater, BelowPageLater).
export { ConsentQuestion } from './consent/ConsentQuestion.tsx';
export { BelowPage } from './below/BelowPage.tsx';
