export { routeOf, ROUTES, type RouteKey, type RoutePath, type RouteRow } from './routes.ts';
export type {
  LayoutName,
  LayoutPart,
  RouteAccess,
  RouteCondition,
  RouteData,
  RouteOptions,
  RouteRedirect,
  SectionName,
} from './route-row.ts';
export {
  manifestRefusal,
  SECTION_CONTRACT,
  SHELL_VERSION,
  type Audience,
  type BandEntry,
  type CommandsEntry,
  type BandPlace,
  type FooterGroup,
  type ManifestModal,
  type ManifestRoute,
  type NavigationEntry,
  type NavigationPlace,
  type PlaceIcon,
  type SearchSource,
  type SectionManifest,
  type SectionManifests,
  type SkeletonShape,
} from './section-manifest.ts';
export { matchRoute, pageKey, takeSectionRoutes, type RouteMatch } from './match-route.ts';
export { routePath, type QueryValues, type RouteParams } from './route-path.ts';
export {
  confirmTermsPath,
  cyberGamePath,
  gamePath,
  homePath,
  idOf,
  idSegment,
  listPath,
  loginPath,
  officePath,
  printCouponPath,
  registrationPath,
  slug,
  ALL_MENU,
  type BettingSection,
  type GamePlace,
  type ListPlace,
  type OfficePage,
} from './links.ts';
export { inLanguage, splitLanguage, withLanguage, withoutTrailingSlash, type SplitPath } from './language-prefix.ts';
export {
  acceptedLanguages,
  availableLanguages,
  detectLanguage,
  PSEUDO_LANGUAGE,
  usableLanguages,
  type SpokenLanguages,
  LAST_LANGUAGE,
  type LanguageClues,
  type SiteLanguage,
} from './detect-language.ts';
export { originOfHost, siteOrigin } from './site-origin.ts';
export { safeReturnUrl } from './safe-return-url.ts';
export { REFERRAL_KINDS, type ReferralKind } from './referral-marks.ts';
