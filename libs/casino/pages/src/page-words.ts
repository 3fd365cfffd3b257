import { defineMessages } from 'react-intl';

/** Headings, by the keys of the route table. */
export const titles = defineMessages({
  casino: { id: 'casino.casino.title', defaultMessage: 'Casino' },
  livecasino: { id: 'casino.livecasino.title', defaultMessage: 'Live casino' },
  'casino-game': { id: 'casino.casinoGame.title', defaultMessage: 'Casino game' },
  keno: { id: 'casino.keno.title', defaultMessage: 'Keno' },
  thankyou: { id: 'casino.thankyou.title', defaultMessage: 'Thank you' },
  bingo: { id: 'casino.bingo.title', defaultMessage: 'Bingo' },
  fishinghunting: { id: 'casino.fishinghunting.title', defaultMessage: 'Fishing and hunting' },
  poker: { id: 'casino.poker.title', defaultMessage: 'Poker' },
  scratchcards: { id: 'casino.scratchcards.title', defaultMessage: 'Scratch cards' },
  tvgames: { id: 'casino.tvgames.title', defaultMessage: 'TV games' },
  virtualsports: { id: 'casino.virtualsports.title', defaultMessage: 'Virtual sports' },
  'fast-games': { id: 'casino.fastGames.title', defaultMessage: 'Fast games' },
  'fast-bet': { id: 'casino.fastBet.title', defaultMessage: 'Fast bet' },
  'slots-vulkan': { id: 'casino.slotsVulkan.title', defaultMessage: 'Volcano slots' },
  'asian-games': { id: 'casino.asianGames.title', defaultMessage: 'Asian games' },
  'card-games': { id: 'casino.cardGames.title', defaultMessage: 'Card games' },
  'crash-games': { id: 'casino.crashGames.title', defaultMessage: 'Crash games' },
  'skill-games': { id: 'casino.skillGames.title', defaultMessage: 'Games of skill' },
  'my-casino': { id: 'casino.myCasino.title', defaultMessage: 'My casino' },
  'my-casino-favorites': { id: 'casino.myCasinoFavorites.title', defaultMessage: 'Favourite games' },
  'casino-lobby': { id: 'casino.casinoLobby.title', defaultMessage: 'Lobby' },
  'casino-search': { id: 'casino.casinoSearch.title', defaultMessage: 'Search for games' },
  othergames: { id: 'casino.othergames.title', defaultMessage: 'Other games' },
  providers: { id: 'casino.providers.title', defaultMessage: 'Makers of games' },
  provider: { id: 'casino.provider.title', defaultMessage: 'Maker of games' },
  'casino-bonus': { id: 'casino.casinoBonus.title', defaultMessage: 'Casino bonuses' },
  'casino-bonus-promo': { id: 'casino.casinoBonusPromo.title', defaultMessage: 'Casino promotions' },
  'casino-tournaments': { id: 'casino.casinoTournaments.title', defaultMessage: 'Casino tournaments' },
  'casino-tournament': { id: 'casino.casinoTournament.title', defaultMessage: 'Casino tournament' },
  'casino-bonus-item': { id: 'casino.casinoBonusItem.title', defaultMessage: 'Casino bonus' },
  'casino-bonus-landing': { id: 'casino.casinoBonusLanding.title', defaultMessage: 'Bonus terms' },
});

/** What belongs on each page. */
export const words = defineMessages({
  casino: {
    id: 'casino.casino.words',
    defaultMessage: 'This page is for slots and table games, by category. No game is connected to this site.',
  },
  livecasino: {
    id: 'casino.livecasino.words',
    defaultMessage: 'This page is for tables that a person deals, shown by video. No table is connected to this site.',
  },
  'casino-game': {
    id: 'casino.casinoGame.words',
    defaultMessage: 'This page is for one game with its rules and its return to the player. A game for money needs a signed-in player.',
  },
  keno: { id: 'casino.keno.words', defaultMessage: 'This page is for keno: draws of numbers and the tickets on them.' },
  thankyou: {
    id: 'casino.thankyou.words',
    defaultMessage: 'People come to this page from a partner after a game has ended. It has nothing to show by itself.',
  },
  bingo: { id: 'casino.bingo.words', defaultMessage: 'This page is for bingo rooms with their timetable and the price of a card.' },
  fishinghunting: { id: 'casino.fishinghunting.words', defaultMessage: 'This page is for games in which one aims at moving targets.' },
  poker: { id: 'casino.poker.words', defaultMessage: 'This page is for poker tables and tournaments.' },
  scratchcards: {
    id: 'casino.scratchcards.words',
    defaultMessage: 'This page is for cards whose fields one opens, each with its chance of a prize.',
  },
  tvgames: { id: 'casino.tvgames.words', defaultMessage: 'This page is for draws and table games from a studio.' },
  virtualsports: {
    id: 'casino.virtualsports.words',
    defaultMessage: 'This page is for races and games that a computer draws by chance.',
  },
  'fast-games': {
    id: 'casino.fastGames.words',
    defaultMessage: 'This page is for games whose round is over within seconds. Short rounds cost faster too: a limit helps.',
  },
  'fast-bet': { id: 'casino.fastBet.words', defaultMessage: 'This page is for bets on the next minutes of a game.' },
  'slots-vulkan': { id: 'casino.slotsVulkan.words', defaultMessage: 'This page is for one family of slots.' },
  'asian-games': {
    id: 'casino.asianGames.words',
    defaultMessage: 'This page is for games that come from Asia, such as sic bo and fan tan.',
  },
  'card-games': { id: 'casino.cardGames.words', defaultMessage: 'This page is for games of cards against the house.' },
  'crash-games': {
    id: 'casino.crashGames.words',
    defaultMessage: 'This page is for games in which a multiplier grows until it stops at a random moment.',
  },
  'skill-games': { id: 'casino.skillGames.words', defaultMessage: 'This page is for games in which practice counts, such as backgammon.' },
  'my-casino': {
    id: 'casino.myCasino.words',
    defaultMessage: 'This page is for the games that you played last and those you keep at hand.',
  },
  'my-casino-favorites': {
    id: 'casino.myCasinoFavorites.words',
    defaultMessage: 'This page is for the games that you marked with a star.',
  },
  'casino-lobby': {
    id: 'casino.casinoLobby.words',
    defaultMessage: 'This page is for an overview of the casino: new games, tables and tournaments.',
  },
  'casino-search': { id: 'casino.casinoSearch.words', defaultMessage: 'This page is for finding a game by its name or its maker.' },
  othergames: { id: 'casino.othergames.words', defaultMessage: 'This page is for games that fit no other category.' },
  providers: {
    id: 'casino.providers.words',
    defaultMessage: 'This page is for the list of companies whose games are connected. There are none on this site.',
  },
  provider: { id: 'casino.provider.words', defaultMessage: 'This page is for the games of one company.' },
  'casino-bonus': { id: 'casino.casinoBonus.words', defaultMessage: 'This page is for the terms of casino bonuses. This site gives none.' },
  'casino-bonus-promo': {
    id: 'casino.casinoBonusPromo.words',
    defaultMessage: 'This page is for promotions of the casino with their dates and terms.',
  },
  'casino-tournaments': {
    id: 'casino.casinoTournaments.words',
    defaultMessage: 'This page is for tournaments: the table, the rules and the prizes of each.',
  },
  'casino-tournament': {
    id: 'casino.casinoTournament.words',
    defaultMessage: 'This page is for one tournament with its table, rules and prizes.',
  },
  'casino-bonus-item': {
    id: 'casino.casinoBonusItem.words',
    defaultMessage: 'This page is for the terms of one bonus. This site gives none.',
  },
  'casino-bonus-landing': {
    id: 'casino.casinoBonusLanding.words',
    defaultMessage: 'This page is for the terms that an advertisement of a bonus leads to.',
  },
});
