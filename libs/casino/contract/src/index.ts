export { casinoCalls } from './calls.ts';
export {
  CASINO_FEATURES,
  CASINO_KINDS,
  CASINO_PAGE_SIZE,
  CASINO_TAGS,
  type CasinoCatalogue,
  type CasinoChoice,
  type CasinoFeature,
  type CasinoFilter,
  type CasinoGame,
  type CasinoKind,
  type CasinoTag,
} from './catalogue.ts';
