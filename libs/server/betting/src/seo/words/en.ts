import type { PageFacts } from '../page-facts.ts';
import type { Words } from './words.ts';

const list = (names: readonly string[]): string => new Intl.ListFormat('en').format(names);
const next = ({ next: game }: PageFacts): string => (game === null ? '' : ` Next to start: ${game}.`);

/** What is counted in sports of a kind. */
const MARKETS: Readonly<Record<string, string>> = {
  goals: 'Match result, total goals, handicaps, halves and correct score; big matches add goalscorers, corners and cards.',
  points: 'Winner, handicaps and total points for the full match and for each period.',
  sets: 'Winner, set score, handicaps and total games or points, set by set while the match is live.',
  duel: 'Winner, method of victory and total rounds.',
};

export const en: Words = {
  describe: {
    home: ({ coming, playing }) => `Betting odds on ${coming} upcoming and ${playing} live events, with live scores. Play money.`,
    line: ({ coming, groups }) => `Pre-match betting on ${coming} events in ${groups} sports. Play money.`,
    live: ({ playing }) => `Live betting on ${playing} events: scores, clock and odds in real time. Play money.`,
    sport: ({ sport, coming, playing, groups }) =>
      `${sport} betting odds: ${coming} events in ${groups} competitions, ${playing} live. Play money.`,
    champ: ({ champ, sport, coming }) => `${champ} (${sport}): odds on ${coming} upcoming events. Play money.`,
    game: ({ home, away, champ }) => `${home} vs ${away}, ${champ}: betting odds and markets. Play money.`,
    results: () => 'Final scores by sport and date.',
  },
  text: {
    home: (facts) => ({
      heading: 'A play-money sportsbook',
      lead: `${facts.coming} upcoming events, ${facts.playing} live. Every stake is play money.${next(facts)}`,
      parts: [
        {
          heading: 'Where the odds come from',
          text: 'A model of both teams sets the opening odds. News and bets move them. Markets are suspended while a goal, a card or a video review is checked.',
        },
        {
          heading: 'Singles, expresses and systems',
          text: 'A single is one selection. An express multiplies the odds of its selections and all of them must win. A system can pay even if some lose.',
        },
        {
          heading: 'Stay in control',
          text: 'The bar under the header shows your session time and profit/loss. Set stake and time limits in your account.',
        },
      ],
    }),
    line: (facts) => ({
      heading: 'Pre-match betting',
      lead: `${facts.groups} sports and ${facts.coming} events.${next(facts)}`,
      parts: [
        {
          heading: 'Order of events',
          text: `Top events come first, then events by start time. Most events right now: ${list(facts.names)}.`,
        },
        {
          heading: 'When an event starts',
          text: 'At kick-off it moves to Live with all its markets. Bets placed before stay unchanged.',
        },
      ],
    }),
    live: (facts) => ({
      heading: 'Live now',
      lead: `${facts.playing} live events. Arrows show which way odds move; suspended markets show the reason.`,
      parts: [
        {
          heading: 'Live betting',
          text: 'A live bet is checked against the odds of that moment. Your coupon can ask you, accept any change, or accept higher odds only.',
        },
      ],
    }),
    sport: (facts) => ({
      heading: `${facts.sport} betting`,
      lead: `${facts.sport}: ${facts.coming} events in ${facts.groups} competitions, ${facts.playing} live.${next(facts)}`,
      parts: [
        ...(facts.names.length > 0 ? [{ heading: 'Top competitions', text: `${list(facts.names)}.` }] : []),
        {
          heading: `${facts.sport} betting markets`,
          text: MARKETS[facts.model ?? ''] ?? 'Winner of each event.',
        },
      ],
    }),
    champ: (facts) => ({
      heading: facts.champ,
      lead: `${facts.coming} upcoming events in ${facts.champ}.${next(facts)}`,
      parts: [
        ...(facts.names.length > 0 ? [{ heading: `${facts.champ} teams`, text: `Including ${list(facts.names)}.` }] : []),
        { heading: `${facts.champ} betting markets`, text: MARKETS[facts.model ?? ''] ?? 'Winner of each event.' },
      ],
    }),
    game: (facts) => ({
      heading: `${facts.home} – ${facts.away}`,
      lead: `${facts.home} vs ${facts.away}: ${facts.champ}, ${facts.sport}.`,
      parts: [
        {
          heading: `${facts.home} vs ${facts.away}: betting markets`,
          text: MARKETS[facts.model ?? ''] ?? 'Winner of the event.',
        },
      ],
    }),
    results: () => ({
      heading: 'Official results',
      lead: 'Bets are settled on these results. If a result is corrected, bets are settled again.',
      parts: [],
    }),
  },
};
