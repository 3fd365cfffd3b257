import { defineMessages } from 'react-intl';

/** Headings by route key. */
export const titles = defineMessages({
  casino: { id: 'casino.casino.title', defaultMessage: 'Casino' },
  livecasino: { id: 'casino.livecasino.title', defaultMessage: 'Shared tables' },
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

/** Groups of the navigation. */
export const menu = defineMessages({
  kinds: { id: 'casino.kinds', defaultMessage: 'Game categories' },
  offers: { id: 'casino.menu.offers', defaultMessage: 'Offers' },
});

/** Texts of the pages. */
export const words = defineMessages({
  casino: {
    id: 'casino.casino.words',
    defaultMessage: 'Slots, table games and live tables from every provider, by category.',
  },
  livecasino: {
    id: 'casino.livecasino.words',
    defaultMessage: 'Shared roulette and baccarat: one draw for everyone at the table.',
  },
  'casino-game': {
    id: 'casino.casinoGame.words',
    defaultMessage: 'One game with its rules and its return to the player. A game for money needs a signed-in player.',
  },
  keno: { id: 'casino.keno.words', defaultMessage: 'Keno games, and the chance that all your numbers are drawn.' },
  thankyou: {
    id: 'casino.thankyou.words',
    defaultMessage: 'Your casino bonuses and tournaments, with links to each.',
  },
  bingo: { id: 'casino.bingo.words', defaultMessage: '75-ball bingo rooms with the price of a card.' },
  fishinghunting: { id: 'casino.fishinghunting.words', defaultMessage: 'Games in which every shot is a bet on a target.' },
  poker: { id: 'casino.poker.words', defaultMessage: 'Casino hold’em, Caribbean stud and video poker: rules, hands and games.' },
  scratchcards: {
    id: 'casino.scratchcards.words',
    defaultMessage: 'Scratch cards, and what they pay.',
  },
  tvgames: { id: 'casino.tvgames.words', defaultMessage: 'Number draws from a studio.' },
  virtualsports: {
    id: 'casino.virtualsports.words',
    defaultMessage: 'Football and racing drawn by a computer.',
  },
  'fast-games': {
    id: 'casino.fastGames.words',
    defaultMessage: 'Dice, mines, plinko, limbo, wheels and Hi-Lo: rounds of a few seconds. A limit helps.',
  },
  'fast-bet': { id: 'casino.fastBet.words', defaultMessage: 'Games with two answers, and what they return.' },
  'slots-vulkan': { id: 'casino.slotsVulkan.words', defaultMessage: 'Slots about volcanoes and fire.' },
  'asian-games': {
    id: 'casino.asianGames.words',
    defaultMessage: 'Baccarat, dice, fishing and slots with Asian themes.',
  },
  'card-games': { id: 'casino.cardGames.words', defaultMessage: 'Blackjack, baccarat, hold’em, stud and Hi-Lo.' },
  'crash-games': {
    id: 'casino.crashGames.words',
    defaultMessage: 'Games with a rising multiplier, and how many rounds reach it.',
  },
  'skill-games': { id: 'casino.skillGames.words', defaultMessage: 'A puzzle without stakes.' },
  'my-casino': {
    id: 'casino.myCasino.words',
    defaultMessage: 'Games you recently played, games like them, and your favourites.',
  },
  'my-casino-favorites': {
    id: 'casino.myCasinoFavorites.words',
    defaultMessage: 'The games you marked with a star.',
  },
  'casino-lobby': {
    id: 'casino.casinoLobby.words',
    defaultMessage: 'New games, what is played most, tables and categories at a glance.',
  },
  'casino-search': { id: 'casino.casinoSearch.words', defaultMessage: 'Find a game by name, provider, feature or theme.' },
  othergames: { id: 'casino.othergames.words', defaultMessage: 'Draws, wheels, virtual races, fishing and a puzzle.' },
  providers: {
    id: 'casino.providers.words',
    defaultMessage: 'Everybody who makes our games, with their number and kind.',
  },
  provider: { id: 'casino.provider.words', defaultMessage: 'One provider with all its games.' },
  'casino-bonus': { id: 'casino.casinoBonus.words', defaultMessage: 'Bonuses of the casino, all without wagering.' },
  'casino-bonus-promo': {
    id: 'casino.casinoBonusPromo.words',
    defaultMessage: 'What is on in the casino, with its dates.',
  },
  'casino-tournaments': {
    id: 'casino.casinoTournaments.words',
    defaultMessage: 'Casino tournaments with free entry: rules, standings and prizes.',
  },
  'casino-tournament': {
    id: 'casino.casinoTournament.words',
    defaultMessage: 'One tournament: its rules, standings and prizes.',
  },
  'casino-bonus-item': {
    id: 'casino.casinoBonusItem.words',
    defaultMessage: 'The terms of one bonus, and how far you are with it.',
  },
  'casino-bonus-landing': {
    id: 'casino.casinoBonusLanding.words',
    defaultMessage: 'The whole terms of a bonus or tournament.',
  },
});
