import { sets } from '../match-models.ts';
import type { SportEntry } from '../sport-entry.ts';

export const tacticalShooter: SportEntry = {
  id: 41,
  key: 'tactical-shooter',
  names: {
    en: 'Tactical shooter',
    ru: 'Тактический шутер',
    ar: 'رماية تكتيكية',
    es: 'Shooter táctico',
    pt: 'Tiro tático',
    fr: 'Tir tactique',
    de: 'Taktik-Shooter',
    tr: 'Taktik nişancı',
    uk: 'Тактичний шутер',
    kk: 'Тактикалық шутер',
    az: 'Taktiki şuter',
    hi: 'टैक्टिकल शूटर',
  },
  family: 'esports',
  play: { periods: 3, kind: 'map' },
  cyber: 'real',
  looks: { icon: 'cs', score: 'maps', ground: 'grid', lines: 'map', board: 'plain' },
  model: sets({ target: 13, unitSeconds: 105, breakSeconds: 300, edge: 0.16 }),
  championships: [
    { id: 410, country: null, names: { en: 'Major' }, teams: 'squads', level: 'top' },
    { id: 411, country: null, names: { en: 'Challenger League' }, teams: 'squads' },
  ],
};
