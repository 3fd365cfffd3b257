import { goals } from '../match-models.ts';
import type { SportEntry } from '../sport-entry.ts';

export const carFootball: SportEntry = {
  id: 46,
  key: 'car-football',
  names: {
    en: 'Car football',
    ru: 'Футбол на машинах',
    ar: 'كرة قدم السيارات',
    es: 'Fútbol de coches',
    pt: 'Futebol de carros',
    fr: 'Football automobile',
    de: 'Autofußball',
    tr: 'Araba futbolu',
    uk: 'Футбол на машинах',
    kk: 'Көлік футболы',
    az: 'Avtomobil futbolu',
    hi: 'कार फ़ुटबॉल',
  },
  family: 'three-way',
  play: { periods: 2, kind: 'half', seconds: 300, clock: 'down' },
  cyber: 'real',
  looks: { icon: 'football', score: 'halves', ground: 'grid', lines: 'arena', board: 'plain' },
  decider: { extraTime: { periods: 1, share: 1, isSudden: true } },
  model: goals({ mean: 4.4, homeEdge: 0, breakSeconds: 60, periodSeconds: 300 }),
  championships: [{ id: 460, country: null, names: { en: 'Car Football Series' }, teams: 'squads' }],
};
