import type { PageFacts } from '../page-facts.ts';
import type { Words } from './words.ts';

const list = (names: readonly string[]): string => new Intl.ListFormat('en').format(names);
const next = ({ next: game }: PageFacts): string => (game === null ? '' : ` Next to start: ${game}.`);

/** What is counted in sports of a kind. */
const MARKETS: Readonly<Record<string, string>> = {
  goals: 'The result, the number of goals, handicaps, both halves and exact scores are offered; big games add scorers, corners and cards.',
  points: 'Prices are given on the winner, on handicaps and on totals of points, for the whole game and for each of its parts.',
  sets: 'The winner, the score in sets, handicaps and the number of games or points can be picked, set by set as the contest goes on.',
  duel: 'The winner, the way it ends and the number of rounds are on offer.',
};

export const en: Words = {
  describe: {
    home: ({ coming, playing }) => `Odds on ${coming} games to come and ${playing} in play, with scores as they happen. Play money only.`,
    line: ({ coming, groups }) => `${coming} games of ${groups} sports before they start, with their odds. Play money only.`,
    live: ({ playing }) => `${playing} games in play: scores, clocks and odds that follow them. Play money only.`,
    sport: ({ sport, coming, playing, groups }) =>
      `${sport}: odds on ${coming} games of ${groups} championships, ${playing} in play. Play money only.`,
    champ: ({ champ, sport, coming }) => `${champ} (${sport}): odds on ${coming} games to come. Play money only.`,
    game: ({ home, away, champ }) => `${home} against ${away}, ${champ}: every market with its odds. Play money only.`,
    results: () => 'Scores of games that are over, by sport and day.',
  },
  text: {
    home: (facts) => ({
      heading: 'A sportsbook to try out',
      lead: `Games to come: ${facts.coming}. In play: ${facts.playing}. Every stake is play money, so a mistake costs nothing.${next(facts)}`,
      parts: [
        {
          heading: 'Where the odds come from',
          text: 'A model of both sides sets the first price. News and bets move it, and it rests while a goal, a card or a video review is being checked.',
        },
        {
          heading: 'One bet or several',
          text: 'A single stands for itself. An express multiplies the odds of its bets and needs all of them; a system forgives some.',
        },
        {
          heading: 'Keeping a hold of it',
          text: 'The strip under the header shows the time spent here and what it has cost. Limits for stakes and time lie in the account.',
        },
      ],
    }),
    line: (facts) => ({
      heading: 'Games before the first whistle',
      lead: `The line spans ${facts.groups} sports and ${facts.coming} games.${next(facts)}`,
      parts: [
        {
          heading: 'How the list is ordered',
          text: `Top games come first, then the clock decides. Most games at the moment: ${list(facts.names)}.`,
        },
        {
          heading: 'When a game leaves',
          text: 'At kick-off it moves to live with all its markets. Bets that were placed before stay as they are.',
        },
      ],
    }),
    live: (facts) => ({
      heading: 'What is being played now',
      lead: `${facts.playing} games are in play. A price that moves shows its direction, and one that is paused says why.`,
      parts: [
        {
          heading: 'Betting while it goes on',
          text: 'A live bet is checked against the price of that very second. The coupon can ask, take any change, or take only a better one.',
        },
      ],
    }),
    sport: (facts) => ({
      heading: `${facts.sport} on the line`,
      lead: `${facts.sport} counts ${facts.coming} games of ${facts.groups} championships; ${facts.playing} are in play.${next(facts)}`,
      parts: [
        ...(facts.names.length > 0 ? [{ heading: 'Championships with most games', text: `${list(facts.names)}.` }] : []),
        {
          heading: `What can be picked: ${facts.sport}`,
          text: MARKETS[facts.model ?? ''] ?? 'The winner of each contest is offered.',
        },
      ],
    }),
    champ: (facts) => ({
      heading: facts.champ,
      lead: `${facts.champ} has ${facts.coming} games ahead.${next(facts)}`,
      parts: [
        ...(facts.names.length > 0 ? [{ heading: `Who plays in ${facts.champ}`, text: `${list(facts.names)} are among them.` }] : []),
        { heading: `Markets of ${facts.champ}`, text: MARKETS[facts.model ?? ''] ?? 'The winner of each contest is offered.' },
      ],
    }),
    game: (facts) => ({
      heading: `${facts.home} – ${facts.away}`,
      lead: `${facts.home} meet ${facts.away}: ${facts.champ}, ${facts.sport}.`,
      parts: [
        {
          heading: `What can be picked in ${facts.home} – ${facts.away}`,
          text: MARKETS[facts.model ?? ''] ?? 'The winner of the contest is offered.',
        },
      ],
    }),
    results: () => ({
      heading: 'Scores that count',
      lead: 'Bets are settled by the scores of this page. A score that is corrected later is settled again.',
      parts: [],
    }),
  },
};
