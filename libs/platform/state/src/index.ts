export { createRemotes, type RemotePorts, type Remotes } from './remotes/create-remotes.ts';
export { isLegalMove, type RemoteStatus } from './remotes/rules/remote-status.ts';
export { sectionFault } from './remotes/rules/section-shape.ts';
export {
  remotesSlice,
  selectRemotes,
  selectRemoteStatus,
  type RemoteRecord,
  type RemotesState,
  type WithRemotes,
} from './remotes/remotes.slice.ts';
export { createPlatformApi, type PlatformApi, type PlatformApiOptions } from './calls/platform-api.ts';
export {
  maintenanceChanged,
  pageChanged,
  pageSlice,
  sectionsReceived,
  selectPage,
  selectPageStatus,
  selectSections,
  type PageState,
  type PageStatus,
  type WithPage,
} from './page/page.slice.ts';
export {
  isModalName,
  MODAL_NAMES,
  modalClosed,
  modalOpened,
  modalsLeft,
  modalsSlice,
  selectModals,
  selectTopModal,
  type ModalName,
  type ModalsState,
  type OpenModal,
  type WithModals,
} from './modals/modals.slice.ts';
export { isMaintenanceAnnounced, isUnderMaintenance, untilMaintenanceChanges } from './maintenance/maintenance.ts';
export { maintenanceText, type MaintenanceText } from './maintenance/texts.ts';
export { platformModule } from './module.ts';
