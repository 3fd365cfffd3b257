import { goals } from '../match-models.ts';
import type { SportEntry } from '../sport-entry.ts';

export const cyberFootball: SportEntry = {
  id: 40,
  key: 'cyber-football',
  names: {
    en: 'Cyber football',
    ru: 'Киберфутбол',
    ar: 'كرة القدم الإلكترونية',
    es: 'Fútbol virtual',
    pt: 'Futebol eletrônico',
    fr: 'Football virtuel',
    de: 'E-Fußball',
    tr: 'E-futbol',
    uk: 'Кіберфутбол',
    kk: 'Киберфутбол',
    az: 'Kiberfutbol',
    hi: 'साइबर फ़ुटबॉल',
  },
  family: 'football',
  play: { periods: 2, kind: 'half', seconds: 360, clock: 'up' },
  cyber: 'virtual',
  looks: { icon: 'football', score: 'halves', ground: 'grass', lines: 'pitch', board: 'pitch' },
  decider: { extraTime: { periods: 2, share: 0.3333333333333333 }, shootOut: { kicks: 5, scored: 0.76, secondsOfKick: 12 } },
  model: goals({ mean: 3.6, homeEdge: 0, breakSeconds: 60, periodSeconds: 360, hasSetPieces: true }),
  isShort: true,
  championships: [
    { id: 400, country: null, names: { en: 'Cyber League 2 x 6' }, teams: 'gamers' },
    { id: 401, country: null, names: { en: 'Volta Cup' }, teams: 'gamers' },
  ],
};
