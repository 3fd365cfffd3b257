import { duel } from '../match-models.ts';
import type { SportEntry } from '../sport-entry.ts';

export const formula1: SportEntry = {
  id: 25,
  key: 'formula-1',
  names: {
    en: 'Formula 1',
    ru: 'Формула-1',
    ar: 'فورمولا 1',
    es: 'Fórmula 1',
    pt: 'Fórmula 1',
    fr: 'Formule 1',
    de: 'Formel 1',
    tr: 'Formula 1',
    uk: 'Формула-1',
    kk: 'Формула-1',
    az: 'Formula 1',
    hi: 'फ़ॉर्मूला 1',
  },
  family: 'two-way',
  play: { periods: 1, kind: 'round' },
  hasPersons: true,
  looks: { icon: 'motor', score: 'plain', ground: 'asphalt', lines: 'track', board: 'plain' },
  model: duel({ roundSeconds: 5600, stopChance: 0.001 }),
  championships: [{ id: 380, country: null, names: { en: 'Head to head' }, teams: 'drivers' }],
};
