import { duel } from '../match-models.ts';
import type { SportEntry } from '../sport-entry.ts';

export const mma: SportEntry = {
  id: 19,
  key: 'mma',
  names: {
    en: 'Martial arts',
    ru: 'Единоборства',
    ar: 'الفنون القتالية',
    es: 'Artes marciales',
    pt: 'Artes marciais',
    fr: 'Arts martiaux',
    de: 'Kampfsport',
    tr: 'Dövüş sporları',
    uk: 'Єдиноборства',
    kk: 'Жекпе-жек',
    az: 'Döyüş növləri',
    hi: 'मार्शल आर्ट',
  },
  family: 'two-way',
  play: { periods: 3, kind: 'round', seconds: 300, clock: 'down' },
  hasPersons: true,
  looks: { icon: 'mma', score: 'rounds', ground: 'ring', lines: 'cage', board: 'plain' },
  voids: { winnerAfterPeriods: 0 },
  model: duel({ stopChance: 0.24 }),
  championships: [
    { id: 321, country: null, names: { en: 'Fight Night' }, teams: 'fighters' },
    { id: 322, country: 'PL', names: { en: 'KSW' }, teams: 'fighters' },
  ],
};
