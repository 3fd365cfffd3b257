import { points } from '../match-models.ts';
import type { SportEntry } from '../sport-entry.ts';

export const cricket: SportEntry = {
  id: 10,
  key: 'cricket',
  names: {
    en: 'Cricket',
    ru: 'Крикет',
    ar: 'الكريكيت',
    es: 'Críquet',
    pt: 'Críquete',
    fr: 'Cricket',
    de: 'Cricket',
    tr: 'Kriket',
    uk: 'Крикет',
    kk: 'Крикет',
    az: 'Kriket',
    hi: 'क्रिकेट',
  },
  family: 'cricket',
  play: { periods: 2, kind: 'inning' },
  looks: { icon: 'cricket', score: 'innings', ground: 'oval', lines: 'wicket', board: 'plain' },
  shootOut: 'cricket',
  model: points({
    mean: 326,
    values: [
      [1, 0.62],
      [2, 0.13],
      [4, 0.18],
      [6, 0.07],
    ],
    breakSeconds: 1200,
    periodSeconds: 5100,
    hasOvertime: true,
    isInnings: 'cricket',
  }),
  championships: [
    { id: 240, country: 'IN', names: { en: 'Premier League T20' } },
    { id: 241, country: 'AU', names: { en: 'Big Bash' } },
  ],
};
