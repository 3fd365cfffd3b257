import { GiftIcon, StarIcon, TableIcon } from '@touchline/ui-kit';
import { placesOf, type PlainRouteKey, type PlanGroup, type PlanPlace, plansOf, sectionPages } from '@touchline/ui-pages';
import { menu, titles, words } from './page-words.ts';

export { casinoBands } from './bands/casino-bands.ts';

const grouped = <Key extends PlainRouteKey & keyof typeof titles>(group: PlanGroup, keys: readonly Key[]): PlanPlace[] =>
  placesOf<Key>(titles, keys).map((place) => ({ ...place, group }));

/** On a phone only the group of the page is open, so that the row of links stays short. */
const PLACES = [
  ...grouped({ name: titles['casino-lobby'], Icon: StarIcon }, ['casino', 'my-casino', 'casino-search', 'providers']),
  ...grouped({ name: menu.kinds, Icon: TableIcon }, [
    'livecasino',
    'card-games',
    'poker',
    'crash-games',
    'fast-games',
    'fast-bet',
    'keno',
    'bingo',
    'scratchcards',
    'tvgames',
    'virtualsports',
    'fishinghunting',
    'skill-games',
    'asian-games',
    'slots-vulkan',
    'othergames',
  ]),
  ...grouped({ name: menu.offers, Icon: GiftIcon }, ['casino-tournaments', 'casino-bonus']),
];

const plans = plansOf(titles, words);

/** Pages of the casino by route key; each loads its content as a separate chunk. @spec PL-02 RT-01 CS-01 */
export const casinoRoutes = sectionPages({
  name: titles.casino,
  Icon: StarIcon,
  shape: 'tiles',
  places: () => PLACES,
  pages: {
    ...plans,
    casino: { ...plans.casino, hasOwnHeading: true, content: async () => (await import('./lobby/lobby-content.ts')).lobbyContent },
    'casino-game': {
      ...plans['casino-game'],
      hasOwnHeading: true,
      content: async () => (await import('@touchline/casino-game-launch')).launchContent,
    },
    livecasino: { ...plans.livecasino, content: async () => (await import('./kinds/live.tsx')).liveContent },
    keno: { ...plans.keno, content: async () => (await import('./kinds/keno.tsx')).kenoContent },
    bingo: { ...plans.bingo, content: async () => (await import('./kinds/bingo.tsx')).bingoContent },
    poker: { ...plans.poker, content: async () => (await import('./kinds/poker.tsx')).pokerContent },
    scratchcards: { ...plans.scratchcards, content: async () => (await import('./kinds/scratch.tsx')).scratchContent },
    tvgames: { ...plans.tvgames, content: async () => (await import('./kinds/draws.tsx')).tvContent },
    virtualsports: { ...plans.virtualsports, content: async () => (await import('./kinds/draws.tsx')).virtualContent },
    'fast-games': { ...plans['fast-games'], content: async () => (await import('./kinds/fast.tsx')).fastContent },
    'fast-bet': { ...plans['fast-bet'], content: async () => (await import('./kinds/fast.tsx')).fastBetContent },
    'slots-vulkan': { ...plans['slots-vulkan'], content: async () => (await import('./kinds/themes.tsx')).vulkanContent },
    'asian-games': { ...plans['asian-games'], content: async () => (await import('./kinds/themes.tsx')).asianContent },
    'card-games': { ...plans['card-games'], content: async () => (await import('./kinds/themes.tsx')).cardsContent },
    'crash-games': { ...plans['crash-games'], content: async () => (await import('./kinds/crash.tsx')).crashContent },
    'skill-games': { ...plans['skill-games'], content: async () => (await import('./kinds/more.tsx')).skillContent },
    fishinghunting: { ...plans.fishinghunting, content: async () => (await import('./kinds/more.tsx')).fishingContent },
    othergames: { ...plans.othergames, content: async () => (await import('./kinds/more.tsx')).otherContent },
    'casino-lobby': { ...plans['casino-lobby'], content: async () => (await import('./overview/overview.tsx')).overviewContent },
    'casino-search': { ...plans['casino-search'], content: async () => (await import('./overview/search.tsx')).searchContent },
    'my-casino': { ...plans['my-casino'], content: async () => (await import('./mine/mine.tsx')).myCasinoContent },
    'my-casino-favorites': { ...plans['my-casino-favorites'], content: async () => (await import('./mine/mine.tsx')).favouritesContent },
    providers: { ...plans.providers, content: async () => (await import('./providers/providers.tsx')).providersContent },
    provider: {
      ...plans.provider,
      content: async () => (await import('./providers/providers.tsx')).providerContent,
      hasOwnHeading: true,
    },
    'casino-bonus': { ...plans['casino-bonus'], content: async () => (await import('./offers/bonuses.tsx')).bonusesContent },
    'casino-bonus-item': {
      ...plans['casino-bonus-item'],
      content: async () => (await import('./offers/bonuses.tsx')).bonusContent,
      hasOwnHeading: true,
    },
    'casino-bonus-promo': { ...plans['casino-bonus-promo'], content: async () => (await import('./offers/more-offers.tsx')).promoContent },
    'casino-bonus-landing': {
      ...plans['casino-bonus-landing'],
      content: async () => (await import('./offers/more-offers.tsx')).landingContent,
      hasOwnHeading: true,
    },
    'casino-tournaments': {
      ...plans['casino-tournaments'],
      content: async () => (await import('./offers/tournaments.tsx')).tournamentsContent,
    },
    'casino-tournament': {
      ...plans['casino-tournament'],
      content: async () => (await import('./offers/tournaments.tsx')).tournamentContent,
      hasOwnHeading: true,
    },
    thankyou: { ...plans.thankyou, content: async () => (await import('./offers/more-offers.tsx')).thankYouContent },
  },
});
