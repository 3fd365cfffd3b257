export {
  CASINO_FEATURES,
  CASINO_GAMES_PATH,
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
