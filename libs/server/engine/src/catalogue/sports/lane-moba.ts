import { sets } from '../match-models.ts';
import type { SportEntry } from '../sport-entry.ts';

export const laneMoba: SportEntry = {
  id: 43,
  key: 'lane-moba',
  names: {
    en: 'Lane MOBA',
    ru: 'MOBA: линии',
    ar: 'موبا المسارات',
    es: 'MOBA de líneas',
    pt: 'MOBA de rotas',
    fr: 'MOBA à voies',
    de: 'Lane-MOBA',
    tr: 'Koridor MOBA',
    uk: 'MOBA: лінії',
    kk: 'MOBA: желілер',
    az: 'MOBA: xətlər',
    hi: 'लेन MOBA',
  },
  family: 'esports',
  play: { periods: 3, kind: 'map' },
  cyber: 'real',
  looks: { icon: 'lol', score: 'maps', ground: 'grid', lines: 'lanes', board: 'plain' },
  model: sets({ target: 25, lead: 1, unitSeconds: 60, breakSeconds: 420, edge: 0.14 }),
  championships: [
    { id: 430, country: 'KR', names: { en: 'Lane League East' }, teams: 'squads' },
    { id: 431, country: null, names: { en: 'Lane League West' }, teams: 'squads' },
  ],
};
