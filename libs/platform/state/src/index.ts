export { ChunkGone, createRemotes, type RemotePorts, type Remotes } from './remotes/create-remotes.ts';
export { isLegalMove, type RemoteStatus } from './remotes/rules/remote-status.ts';
export { readSectionPage, sectionFault } from './remotes/rules/section-shape.ts';
export { SLOW_HINT_MS } from './remotes/rules/timings.ts';
export {
  createFlightJournal,
  flightsOf,
  pageFlights,
  type FlightEvent,
  type FlightEventKind,
  type FlightJournal,
  type RemoteFlight,
} from './remotes/flight-recorder.ts';
export { killedRemotes, setRemoteKilled, type TabStorage } from './remotes/kill-switch.ts';
export { remotesSlice, selectRemotes, selectRemoteStatus, type RemoteRecord, type RemotesState } from './remotes/remotes.slice.ts';
export {
  createPlatformApi,
  createServiceHealth,
  type PlatformApi,
  type PlatformApiOptions,
  type ServiceHealth,
} from './calls/platform-api.ts';
export {
  maintenanceChanged,
  pageChanged,
  pageSlice,
  sectionsReceived,
  selectPage,
  selectPageStatus,
  selectManifest,
  selectManifests,
  selectSections,
  type PageState,
  type PageStatus,
} from './page/page.slice.ts';
export {
  modalClosed,
  modalOpened,
  modalsLeft,
  modalsSlice,
  outlastsPages,
  selectModals,
  selectTopModal,
  type ModalName,
  type ModalsState,
  type OpenModal,
} from './modals/modals.slice.ts';
export { isMaintenanceAnnounced, isUnderMaintenance, untilMaintenanceChanges } from './maintenance/maintenance.ts';
export { maintenanceText, type MaintenanceText } from './maintenance/texts.ts';
export { seoReceived, seoSlice, selectSeo, type SeoAnswer, type SeoBlock, type SeoState } from './seo/seo.slice.ts';
export { loadSeo, type SeoQuestion } from './seo/load-seo.ts';
export { canonicalOf, type Canonical, type CanonicalTerms } from './seo/rules/canonical.ts';
export { crumbsOf } from './seo/rules/crumbs.ts';
export { metasOf, type HeadMeta } from './seo/rules/metas.ts';
export { robotsOf, type RobotsTerms } from './seo/rules/robots.ts';
export { breadcrumbList, structuredData, type Crumb } from './seo/rules/structured-data.ts';
export { platformModule } from './module.ts';
export { platformModuleLater } from './module-later.ts';
export { mediaLoader } from './media/load-media.ts';
export { mediaSlice, selectMedia, type MediaState } from './media/media.slice.ts';
export { visitModule, type VisitDeps } from './visit/keep-visit.saga.ts';
export type { SecureData } from './calls/platform-api.ts';
