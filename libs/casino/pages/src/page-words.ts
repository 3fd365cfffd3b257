import { defineMessages } from 'react-intl';

/** Headings, by the keys of the route table. */
export const titles = defineMessages({
  casino: { id: 'casino.casino.title', defaultMessage: 'Casino' },
  livecasino: { id: 'casino.livecasino.title', defaultMessage: 'Live casino' },
  'casino-game': { id: 'casino.casinoGame.title', defaultMessage: 'Casino game' },
  keno: { id: 'casino.keno.title', defaultMessage: 'Keno' },
  thankyou: { id: 'casino.thankyou.title', defaultMessage: 'Thank you' },
  bingo: { id: 'casino.bingo.title', defaultMessage: 'Bingo' },
  fishinghunting: { id: 'casino.fishinghunting.title', defaultMessage: 'Fishing & hunting' },
  poker: { id: 'casino.poker.title', defaultMessage: 'Poker' },
  scratchcards: { id: 'casino.scratchcards.title', defaultMessage: 'Scratch cards' },
  tvgames: { id: 'casino.tvgames.title', defaultMessage: 'TV games' },
  virtualsports: { id: 'casino.virtualsports.title', defaultMessage: 'Virtual sports' },
  'fast-games': { id: 'casino.fastGames.title', defaultMessage: 'Instant games' },
  'fast-bet': { id: 'casino.fastBet.title', defaultMessage: 'Quick bet' },
  'slots-vulkan': { id: 'casino.slotsVulkan.title', defaultMessage: 'Vulkan slots' },
  'asian-games': { id: 'casino.asianGames.title', defaultMessage: 'Asian games' },
  'card-games': { id: 'casino.cardGames.title', defaultMessage: 'Card games' },
  'crash-games': { id: 'casino.crashGames.title', defaultMessage: 'Crash games' },
  'skill-games': { id: 'casino.skillGames.title', defaultMessage: 'Skill games' },
  'my-casino': { id: 'casino.myCasino.title', defaultMessage: 'My casino' },
  'my-casino-favorites': { id: 'casino.myCasinoFavorites.title', defaultMessage: 'Favourite games' },
  'casino-lobby': { id: 'casino.casinoLobby.title', defaultMessage: 'Lobby' },
  'casino-search': { id: 'casino.casinoSearch.title', defaultMessage: 'Search games' },
  othergames: { id: 'casino.othergames.title', defaultMessage: 'Other games' },
  providers: { id: 'casino.providers.title', defaultMessage: 'Providers' },
  provider: { id: 'casino.provider.title', defaultMessage: 'Provider' },
  'casino-bonus': { id: 'casino.casinoBonus.title', defaultMessage: 'Casino bonuses' },
  'casino-bonus-promo': { id: 'casino.casinoBonusPromo.title', defaultMessage: 'Casino promotions' },
  'casino-tournaments': { id: 'casino.casinoTournaments.title', defaultMessage: 'Casino tournaments' },
  'casino-tournament': { id: 'casino.casinoTournament.title', defaultMessage: 'Casino tournament' },
  'casino-bonus-item': { id: 'casino.casinoBonusItem.title', defaultMessage: 'Casino bonus' },
  'casino-bonus-landing': { id: 'casino.casinoBonusLanding.title', defaultMessage: 'Bonus T&Cs' },
});

/** What belongs on each page. */
export const words = defineMessages({
  casino: {
    id: 'casino.casino.words',
    defaultMessage: 'Slots, table games and live tables from every provider, by category.',
  },
  livecasino: {
    id: 'casino.livecasino.words',
    defaultMessage: 'Tables that a person deals, shown by video. No table is connected to this site.',
  },
  'casino-game': {
    id: 'casino.casinoGame.words',
    defaultMessage: 'One game with its rules and its return to the player. A game for money needs a signed-in player.',
  },
  keno: { id: 'casino.keno.words', defaultMessage: 'Keno: draws of numbers and the tickets on them.' },
  thankyou: {
    id: 'casino.thankyou.words',
    defaultMessage: 'Thanks for playing. Back to the casino.',
  },
  bingo: { id: 'casino.bingo.words', defaultMessage: 'Bingo rooms with their timetable and the price of a card.' },
  fishinghunting: { id: 'casino.fishinghunting.words', defaultMessage: 'Games in which one aims at moving targets.' },
  poker: { id: 'casino.poker.words', defaultMessage: 'Poker tables and tournaments.' },
  scratchcards: {
    id: 'casino.scratchcards.words',
    defaultMessage: 'Cards whose fields one opens, each with its chance of a prize.',
  },
  tvgames: { id: 'casino.tvgames.words', defaultMessage: 'Draws and table games from a studio.' },
  virtualsports: {
    id: 'casino.virtualsports.words',
    defaultMessage: 'Races and games that a computer draws by chance.',
  },
  'fast-games': {
    id: 'casino.fastGames.words',
    defaultMessage: 'Games whose round is over within seconds. Short rounds cost faster too: a limit helps.',
  },
  'fast-bet': { id: 'casino.fastBet.words', defaultMessage: 'Bets on the next minutes of a game.' },
  'slots-vulkan': { id: 'casino.slotsVulkan.words', defaultMessage: 'One family of slots.' },
  'asian-games': {
    id: 'casino.asianGames.words',
    defaultMessage: 'Games that come from Asia, such as sic bo and fan tan.',
  },
  'card-games': { id: 'casino.cardGames.words', defaultMessage: 'Games of cards against the house.' },
  'crash-games': {
    id: 'casino.crashGames.words',
    defaultMessage: 'Games in which a multiplier grows until it stops at a random moment.',
  },
  'skill-games': { id: 'casino.skillGames.words', defaultMessage: 'Games in which practice counts, such as backgammon.' },
  'my-casino': {
    id: 'casino.myCasino.words',
    defaultMessage: 'The games that you played last and those you keep at hand.',
  },
  'my-casino-favorites': {
    id: 'casino.myCasinoFavorites.words',
    defaultMessage: 'The games that you marked with a star.',
  },
  'casino-lobby': {
    id: 'casino.casinoLobby.words',
    defaultMessage: 'An overview of the casino: new games, tables and tournaments.',
  },
  'casino-search': { id: 'casino.casinoSearch.words', defaultMessage: 'Finding a game by its name or its maker.' },
  othergames: { id: 'casino.othergames.words', defaultMessage: 'Games that fit no other category.' },
  providers: {
    id: 'casino.providers.words',
    defaultMessage: 'The list of companies whose games are connected. There are none on this site.',
  },
  provider: { id: 'casino.provider.words', defaultMessage: 'The games of one company.' },
  'casino-bonus': { id: 'casino.casinoBonus.words', defaultMessage: 'The terms of casino bonuses. This site gives none.' },
  'casino-bonus-promo': {
    id: 'casino.casinoBonusPromo.words',
    defaultMessage: 'Promotions of the casino with their dates and terms.',
  },
  'casino-tournaments': {
    id: 'casino.casinoTournaments.words',
    defaultMessage: 'Tournaments: the table, the rules and the prizes of each.',
  },
  'casino-tournament': {
    id: 'casino.casinoTournament.words',
    defaultMessage: 'One tournament with its table, rules and prizes.',
  },
  'casino-bonus-item': {
    id: 'casino.casinoBonusItem.words',
    defaultMessage: 'The terms of one bonus. This site gives none.',
  },
  'casino-bonus-landing': {
    id: 'casino.casinoBonusLanding.words',
    defaultMessage: 'The terms that an advertisement of a bonus leads to.',
  },
});
