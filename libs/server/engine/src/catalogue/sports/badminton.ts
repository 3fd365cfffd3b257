import { sets } from '../match-models.ts';
import type { SportEntry } from '../sport-entry.ts';

export const badminton: SportEntry = {
  id: 13,
  key: 'badminton',
  names: {
    en: 'Badminton',
    ru: 'Бадминтон',
    ar: 'الريشة الطائرة',
    es: 'Bádminton',
    pt: 'Badminton',
    fr: 'Badminton',
    de: 'Badminton',
    tr: 'Badminton',
    uk: 'Бадмінтон',
    kk: 'Бадминтон',
    az: 'Badminton',
    hi: 'बैडमिंटन',
  },
  family: 'table-tennis',
  play: { periods: 3, kind: 'set' },
  hasPersons: true,
  looks: { icon: 'badminton', score: 'sets', ground: 'court', lines: 'badminton', board: 'court' },
  model: sets({ unitSeconds: 26, breakSeconds: 120 }),
  championships: [
    { id: 270, country: 'CN', names: { en: 'China Masters' }, teams: 'east' },
    { id: 271, country: null, names: { en: 'World Tour' }, teams: 'east' },
  ],
};
