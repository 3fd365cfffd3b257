import { goals } from '../match-models.ts';
import type { SportEntry } from '../sport-entry.ts';

export const bandy: SportEntry = {
  id: 24,
  key: 'bandy',
  names: {
    en: 'Bandy',
    ru: 'Хоккей с мячом',
    ar: 'الباندي',
    es: 'Bandy',
    pt: 'Bandy',
    fr: 'Bandy',
    de: 'Bandy',
    tr: 'Bandy',
    uk: 'Бенді',
    kk: 'Бенди',
    az: 'Bendi',
    hi: 'बैंडी',
  },
  family: 'three-way',
  play: { periods: 2, kind: 'half', seconds: 2700, clock: 'up' },
  looks: { icon: 'ice-hockey', score: 'halves', ground: 'ice', lines: 'bandy', board: 'rink' },
  decider: { extraTime: { periods: 2, share: 0.3333333333333333 }, shootOut: { kicks: 5, scored: 0.76, secondsOfKick: 45 } },
  model: goals({ mean: 8.5, homeEdge: 0.1 }),
  championships: [
    { id: 370, country: 'RU', names: { en: 'Суперлига' } },
    { id: 371, country: 'SE', names: { en: 'Elitserien' } },
  ],
};
