// Parts that the edge draws with the page; a browser has them in chunks of their own (ConsentLater, SeoBlockLater).
export { ConsentQuestion } from './consent/ConsentQuestion.tsx';
export { SeoBlock } from './seo/SeoBlock.tsx';
