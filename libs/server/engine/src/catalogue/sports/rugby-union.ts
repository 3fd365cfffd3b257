import { points } from '../match-models.ts';
import type { SportEntry } from '../sport-entry.ts';

export const rugbyUnion: SportEntry = {
  id: 11,
  key: 'rugby-union',
  names: {
    en: 'Rugby union',
    ru: 'Регби',
    ar: 'الرغبي',
    es: 'Rugby union',
    pt: 'Rugby union',
    fr: 'Rugby à XV',
    de: 'Rugby Union',
    tr: 'Ragbi union',
    uk: 'Регбі',
    kk: 'Регби',
    az: 'Reqbi',
    hi: 'रग्बी यूनियन',
  },
  family: 'three-way',
  play: { periods: 2, kind: 'half', seconds: 2400, clock: 'up' },
  countsPoints: true,
  looks: { icon: 'rugby', score: 'halves', ground: 'gridiron', lines: 'rugby', board: 'pitch' },
  decider: { extraTime: { periods: 1, share: 0.25, isSudden: true } },
  model: points({
    mean: 47,
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
    { id: 250, country: 'FR', names: { en: 'Top 14' } },
    { id: 251, country: 'ZA', names: { en: 'Currie Cup' } },
    { id: 252, country: 'NZ', names: { en: 'Provincial Championship' } },
  ],
};
