export {
  COMMAND_GROUPS,
  PageNotFound,
  type AppStore,
  type Command,
  type CommandGroup,
  type CommandSourceProps,
  type FoundCommands,
  type KeyValueStore,
  type LoadContext,
  type PageVisibility,
  type PlacedBand,
  type PlacedCommands,
  type Ports,
  type SectionBand,
  type SectionCommands,
  type SectionModalProps,
  type SectionModule,
  type SectionPage,
  type SeoData,
  type StoreModule,
  type StoreSlice,
  type TabChannel,
} from './section/section.ts';
export type {
  Dictionary,
  DocumentAnswer,
  DocumentHead,
  DocumentRequest,
  KeptTexts,
  HostServer,
  PageAnswer,
  PageCallAnswer,
  PageJson,
  PageState,
  RedirectAnswer,
  RemoteFiles,
  StreamOptions,
} from './section/document.ts';
export { loadPatiently } from './store/load-patiently.ts';
export { portsOf, watcherDied, type ModularStore, type StoreModuleFactory } from './store/app-store.ts';
export { createAppStore, type AppStoreOptions } from './store/create-app-store.ts';
export { createPageStore } from './store/create-page-store.ts';
// By `export *`, so that state libs can add their slices to `RootSlices` of this package.
export type * from './view/root-state.ts';
export { initialViewState, type Build, type ViewState } from './view/view-state.ts';
export {
  chosenSettings,
  selectBuild,
  selectDisplayFlag,
  selectZone,
  selectLanguage,
  selectView,
  viewChanged,
  viewChosen,
  viewSlice,
  viewUnchosen,
} from './view/view.slice.ts';
export {
  APP_THEME,
  APP_VIEW_TYPE,
  DISPLAY_FLAGS,
  FONT_SIZES,
  INITIAL_VIEW_SETTINGS,
  MARKETS_NAME_TYPE,
  type AppTheme,
  type AppViewType,
  type DisplayFlag,
  type DisplayFlags,
  type ViewSettings,
} from './view/rules/view-settings.ts';
export { viewAttributes, type ViewAttributes } from './view/rules/view-attributes.ts';
export { firstView } from './view/rules/first-view.ts';
export { decodeViewCookie, encodeViewCookie, readCookie, VIEW_COOKIE } from './view/rules/view-cookie.ts';
export { LEFT_PAGE_PAUSE_MS } from './rules/timings.ts';
export { abortable } from './effects/abortable.ts';
export { pollWhile, type PollOptions } from './effects/poll-while.ts';
export { loadLater, type LoadLaterOptions } from './effects/load-later.ts';
export { listenTo } from './effects/listen-to.ts';
export { inOneTab } from './effects/in-one-tab.ts';
export { playerStreamed } from './effects/player-streamed.ts';
export type { KeepViewDeps } from './effects/keep-view.saga.ts';
export { viewKeeper } from './effects/view-keeper.ts';
export { createBrowserClock, createBrowserPorts, createServerPorts } from './ports/create-ports.ts';
export { readPageCookies, writePageCookie } from './ports/page-cookies.ts';
export { createServerClock, type ClockSample, type ServerClock } from './ports/server-clock.ts';
export { createGuardedStorage, noStorage, type StorageHost } from './ports/storage.ts';
export { createTabs, noTabs, type TabsHost } from './ports/tabs.ts';
export { alwaysVisible, createPageVisibility, type VisibilityHost } from './ports/page-visibility.ts';
