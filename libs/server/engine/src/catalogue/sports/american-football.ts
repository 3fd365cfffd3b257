import { points } from '../match-models.ts';
import type { SportEntry } from '../sport-entry.ts';

export const americanFootball: SportEntry = {
  id: 8,
  key: 'american-football',
  names: {
    en: 'American football',
    ru: 'Американский футбол',
    ar: 'كرة القدم الأمريكية',
    es: 'Fútbol americano',
    pt: 'Futebol americano',
    fr: 'Football américain',
    de: 'American Football',
    tr: 'Amerikan futbolu',
    uk: 'Американський футбол',
    kk: 'Америкалық футбол',
    az: 'Amerika futbolu',
    hi: 'अमेरिकन फ़ुटबॉल',
  },
  family: 'american-football',
  play: { periods: 4, kind: 'quarter', seconds: 900, clock: 'down' },
  looks: { icon: 'american-football', score: 'quarters', ground: 'gridiron', lines: 'gridiron', board: 'pitch' },
  voids: { standsWithinSeconds: 300 },
  model: points({
    mean: 45,
    homeEdge: 0.05,
    values: [
      [7, 0.55],
      [3, 0.38],
      [6, 0.07],
    ],
    pauseSeconds: 100,
    breakSeconds: 500,
    periodSeconds: 900,
    hasOvertime: true,
  }),
  championships: [
    { id: 220, country: 'US', names: { en: 'NFL' }, level: 'top' },
    { id: 221, country: 'US', names: { en: 'NCAA' } },
  ],
};
