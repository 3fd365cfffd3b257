import { readMessages } from '@touchline/server-kernel';

/**
 * Texts about pages for search engines (`seo`), of the page "When bets are void" (`void`), and of groups of the left menu (`menu`).
 *
 * Placeholders of `seo`: `{coming}`, `{playing}` and `{groups}` are counts, `{sport}`, `{champ}`, `{home}` and `{away}` are names, `{names}`
 * is a list of names, `{next}` the next game to start.
 */
export const MESSAGES = readMessages(new URL('../messages/', import.meta.url), {
  seo: [
    // Added to a lead if there is a next game.
    'next',
    // Available markets, by the model of a sport.
    ...(['goals', 'points', 'sets', 'duel', 'race', 'winner'] as const),
    ...(['homeDescription', 'lineDescription', 'liveDescription', 'sportDescription', 'champDescription', 'gameDescription'] as const),
    ...(['resultsDescription', 'homeHeading', 'homeLead', 'oddsHeading', 'oddsText', 'couponsHeading', 'couponsText'] as const),
    ...(['controlHeading', 'controlText', 'lineHeading', 'lineLead', 'orderHeading', 'orderText', 'startHeading', 'startText'] as const),
    ...(['liveHeading', 'liveLead', 'liveBetHeading', 'liveBetText', 'sportHeading', 'sportLead', 'topHeading', 'topText'] as const),
    ...(['sportMarkets', 'champLead', 'teamsHeading', 'teamsText', 'champMarkets', 'gameLead', 'gameMarkets', 'resultsHeading'] as const),
    'resultsLead',
  ],
  void: [
    ...(['title', 'summary', 'intro'] as const),
    // The first table: headings, what happens, and what becomes of the bets.
    ...(['happens', 'bets', 'notPlayed', 'stopped', 'shortly', 'retired', 'walkover', 'ruling', 'level', 'unknown', 'corrected'] as const),
    ...(['decidedStand', 'asItWas', 'winnerBySport', 'allVoid', 'returned', 'void', 'again', 'decidedMeans'] as const),
    // The second table: headings and cells.
    ...(['sport', 'standsHead', 'winnerHead', 'minutes', 'never', 'fromStart', 'afterOneSet', 'voidCell'] as const),
  ],
  menu: ['tennis-today'],
});

type Messages = ReturnType<(typeof MESSAGES)['in']>;
export type SeoWords = Messages['seo'];
export type VoidWords = Messages['void'];
