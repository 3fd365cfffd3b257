import { goals } from '../match-models.ts';
import type { SportEntry } from '../sport-entry.ts';

export const futsal: SportEntry = {
  id: 14,
  key: 'futsal',
  names: {
    en: 'Futsal',
    ru: 'Мини-футбол',
    ar: 'كرة الصالات',
    es: 'Fútbol sala',
    pt: 'Futsal',
    fr: 'Futsal',
    de: 'Futsal',
    tr: 'Futsal',
    uk: 'Футзал',
    kk: 'Футзал',
    az: 'Futzal',
    hi: 'फुटसल',
  },
  family: 'three-way',
  play: { periods: 2, kind: 'half', seconds: 1200, clock: 'down' },
  looks: { icon: 'football', score: 'halves', ground: 'court', lines: 'futsal', board: 'pitch' },
  shootOut: 'futsal',
  decider: { extraTime: { periods: 2, share: 0.25 }, shootOut: { kicks: 5, scored: 0.76, secondsOfKick: 45 } },
  model: goals({ mean: 6, homeEdge: 0.08, pauseSeconds: 40, breakSeconds: 600, periodSeconds: 1200 }),
  championships: [
    { id: 280, country: 'ES', names: { en: 'Primera División' } },
    { id: 281, country: 'BR', names: { en: 'Liga Nacional' } },
    { id: 282, country: 'KZ', names: { en: 'Чемпионат Казахстана' } },
  ],
};
