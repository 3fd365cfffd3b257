import { sets } from '../match-models.ts';
import type { SportEntry } from '../sport-entry.ts';

export const arenaMoba: SportEntry = {
  id: 42,
  key: 'arena-moba',
  names: {
    en: 'Arena MOBA',
    ru: 'MOBA: арена',
    ar: 'موبا الساحة',
    es: 'MOBA de arena',
    pt: 'MOBA de arena',
    fr: 'MOBA d’arène',
    de: 'Arena-MOBA',
    tr: 'Arena MOBA',
    uk: 'MOBA: арена',
    kk: 'MOBA: арена',
    az: 'MOBA: arena',
    hi: 'एरीना MOBA',
  },
  family: 'esports',
  play: { periods: 3, kind: 'map' },
  cyber: 'real',
  looks: { icon: 'dota', score: 'maps', ground: 'grid', lines: 'lanes', board: 'plain' },
  model: sets({ target: 25, lead: 1, unitSeconds: 55, breakSeconds: 420, edge: 0.14 }),
  championships: [{ id: 420, country: null, names: { en: 'Arena Cup' }, teams: 'squads' }],
};
