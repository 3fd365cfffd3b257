import { sets } from '../match-models.ts';
import type { SportEntry } from '../sport-entry.ts';

export const darts: SportEntry = {
  id: 16,
  key: 'darts',
  names: {
    en: 'Darts',
    ru: 'Дартс',
    ar: 'رمي السهام',
    es: 'Dardos',
    pt: 'Dardos',
    fr: 'Fléchettes',
    de: 'Darts',
    tr: 'Dart',
    uk: 'Дартс',
    kk: 'Дартс',
    az: 'Darts',
    hi: 'डार्ट्स',
  },
  family: 'two-way',
  play: { periods: 1, kind: 'set' },
  hasPersons: true,
  looks: { icon: 'darts', score: 'sets', ground: 'baize', lines: 'board', board: 'plain' },
  model: sets({ setsToWin: 6, target: 1, lead: 1, unitSeconds: 190, breakSeconds: 20, edge: 0.4 }),
  championships: [
    { id: 300, country: 'GB', names: { en: 'Players Championship' }, teams: 'darts' },
    { id: 301, country: null, names: { en: 'Modus Super Series' }, teams: 'darts' },
  ],
};
