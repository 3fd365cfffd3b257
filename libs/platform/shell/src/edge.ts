// Parts that the edge draws with the page; a browser has them in chunks of their own (ConsentLater, BelowPageLater).
export { ConsentQuestion } from './consent/ConsentQuestion.tsx';
export { BelowPage } from './below/BelowPage.tsx';
