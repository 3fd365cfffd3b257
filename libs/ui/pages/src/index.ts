export { EmptyPage } from './EmptyPage.tsx';
export type { EmptyPageProps, PageShape } from './EmptyPage.tsx';
export { sectionPages } from './section-pages.tsx';
export { placesOf, plansOf, type PlainRouteKey } from './plans-of.ts';
export type { PageContent, PageParams, PagePlan, PlanPlace, SectionFrame, SectionMenu, SectionPlan } from './section-plan.ts';
export { OfSection, type OfSectionProps } from './OfSection.tsx';
export { useOwnDocument } from './use-own-document.ts';
export { useTrail } from './use-trail.ts';
export { usePageParams, usePageQuery } from './use-page-route.ts';
