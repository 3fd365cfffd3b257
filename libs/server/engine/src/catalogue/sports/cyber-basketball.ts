import { points } from '../match-models.ts';
import type { SportEntry } from '../sport-entry.ts';

export const cyberBasketball: SportEntry = {
  id: 45,
  key: 'cyber-basketball',
  names: {
    en: 'Cyber basketball',
    ru: 'Кибербаскетбол',
    ar: 'كرة السلة الإلكترونية',
    es: 'Baloncesto virtual',
    pt: 'Basquete eletrônico',
    fr: 'Basket virtuel',
    de: 'E-Basketball',
    tr: 'E-basketbol',
    uk: 'Кібербаскетбол',
    kk: 'Кибербаскетбол',
    az: 'Kiberbasketbol',
    hi: 'साइबर बास्केटबॉल',
  },
  family: 'basketball',
  play: { periods: 4, kind: 'quarter', seconds: 300, clock: 'down' },
  cyber: 'virtual',
  looks: { icon: 'basketball', score: 'quarters', ground: 'hardwood', lines: 'floor', board: 'court' },
  voids: { standsWithinSeconds: 300 },
  model: points({
    mean: 118,
    homeEdge: 0,
    values: [
      [2, 0.6],
      [3, 0.25],
      [1, 0.15],
    ],
    pauseSeconds: 10,
    breakSeconds: 45,
    periodSeconds: 300,
    hasOvertime: true,
  }),
  championships: [{ id: 450, country: null, names: { en: 'Cyber 4 x 5' }, teams: 'hoopers' }],
};
