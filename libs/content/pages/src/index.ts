export { BannersOf, type BannersProps } from './BannersOf.tsx';
export { CardList, type CardListProps } from './CardList.tsx';
export { DocumentBody, useDocument, type DocumentBodyProps } from './DocumentBody.tsx';
export { documentPage, type DocumentPageOptions, type PageNeeds } from './load-page.ts';
