export { ContentArt, type ContentArtProps } from './art/ContentArt.tsx';
export { BannerRow, type BannerRowProps } from './banners/BannerRow.tsx';
export { ContentCards, type ContentCardsProps } from './cards/ContentCards.tsx';
export { Checklist, type ChecklistItem, type ChecklistProps } from './checklist/Checklist.tsx';
export { DocumentView, type DocumentViewProps } from './document/DocumentView.tsx';
export { PointMap, type PointMapProps } from './map/PointMap.tsx';
