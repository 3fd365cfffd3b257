import { points } from '../match-models.ts';
import type { SportEntry } from '../sport-entry.ts';

export const handball: SportEntry = {
  id: 7,
  key: 'handball',
  names: {
    en: 'Handball',
    ru: 'Гандбол',
    ar: 'كرة اليد',
    es: 'Balonmano',
    pt: 'Handebol',
    fr: 'Handball',
    de: 'Handball',
    tr: 'Hentbol',
    uk: 'Гандбол',
    kk: 'Гандбол',
    az: 'Həndbol',
    hi: 'हैंडबॉल',
  },
  family: 'handball',
  play: { periods: 2, kind: 'half', seconds: 1800, clock: 'up' },
  looks: { icon: 'handball', score: 'halves', ground: 'court', lines: 'handball', board: 'pitch' },
  shootOut: 'handball',
  decider: { extraTime: { periods: 2, share: 0.16666666666666666 }, shootOut: { kicks: 5, scored: 0.76, secondsOfKick: 45 } },
  model: points({ mean: 57, homeEdge: 0.04, breakSeconds: 600, periodSeconds: 1800 }),
  championships: [
    { id: 210, country: 'DE', names: { en: 'Handball-Bundesliga' } },
    { id: 211, country: 'FR', names: { en: 'Starligue' } },
    { id: 212, country: 'DK', names: { en: 'Herreligaen' } },
    { id: 213, country: 'PL', names: { en: 'Superliga' } },
  ],
};
