import { goals } from '../match-models.ts';
import type { SportEntry } from '../sport-entry.ts';

export const iceHockey: SportEntry = {
  id: 2,
  key: 'ice-hockey',
  names: {
    en: 'Ice hockey',
    ru: 'Хоккей',
    ar: 'هوكي الجليد',
    es: 'Hockey sobre hielo',
    pt: 'Hóquei no gelo',
    fr: 'Hockey sur glace',
    de: 'Eishockey',
    tr: 'Buz hokeyi',
    uk: 'Хокей',
    kk: 'Хоккей',
    az: 'Buz xokkeyi',
    hi: 'आइस हॉकी',
  },
  family: 'ice-hockey',
  play: { periods: 3, kind: 'period', seconds: 1200, clock: 'up' },
  looks: { icon: 'ice-hockey', score: 'periods', ground: 'ice', lines: 'rink', board: 'rink' },
  shootOut: 'hockey',
  voids: { standsWithinSeconds: 300 },
  decider: { extraTime: { periods: 1, share: 0.25, isSudden: true, pace: 2.2 }, shootOut: { kicks: 5, scored: 0.34, secondsOfKick: 35 } },
  model: goals({ mean: 5.6, homeEdge: 0.07, pauseSeconds: 45, periodSeconds: 1200, hasOvertime: true }),
  championships: [
    { id: 180, country: 'US', names: { en: 'NHL', ru: 'НХЛ', ar: 'الدوري الوطني للهوكي' }, level: 'top' },
    { id: 181, country: 'SE', names: { en: 'SHL' } },
    { id: 182, country: 'FI', names: { en: 'Liiga' } },
    { id: 183, country: 'CZ', names: { en: 'Extraliga' } },
    { id: 184, country: 'DE', names: { en: 'DEL' } },
    { id: 185, country: 'CH', names: { en: 'National League' } },
    { id: 186, country: 'KZ', names: { en: 'Казахстанская лига' } },
  ],
};
