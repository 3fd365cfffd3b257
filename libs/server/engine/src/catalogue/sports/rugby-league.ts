import { points } from '../match-models.ts';
import type { SportEntry } from '../sport-entry.ts';

export const rugbyLeague: SportEntry = {
  id: 12,
  key: 'rugby-league',
  names: {
    en: 'Rugby league',
    ru: 'Регбилиг',
    ar: 'دوري الرغبي',
    es: 'Rugby league',
    pt: 'Rugby league',
    fr: 'Rugby à XIII',
    de: 'Rugby League',
    tr: 'Ragbi ligi',
    uk: 'Регбіліг',
    kk: 'Регбилиг',
    az: 'Reqbi-liq',
    hi: 'रग्बी लीग',
  },
  family: 'three-way',
  play: { periods: 2, kind: 'half', seconds: 2400, clock: 'up' },
  countsPoints: true,
  looks: { icon: 'rugby', score: 'halves', ground: 'gridiron', lines: 'rugby', board: 'pitch' },
  decider: { extraTime: { periods: 1, share: 0.125, isSudden: true } },
  model: points({
    mean: 43,
    homeEdge: 0.06,
    values: [
      [7, 0.4],
      [5, 0.2],
      [3, 0.4],
    ],
    breakSeconds: 720,
    periodSeconds: 2400,
  }),
  championships: [
    { id: 260, country: 'AU', names: { en: 'NRL' } },
    { id: 261, country: 'GB', names: { en: 'Super League' } },
  ],
};
