import { points } from '../match-models.ts';
import type { SportEntry } from '../sport-entry.ts';

export const baseball: SportEntry = {
  id: 9,
  key: 'baseball',
  names: {
    en: 'Baseball',
    ru: 'Бейсбол',
    ar: 'البيسبول',
    es: 'Béisbol',
    pt: 'Beisebol',
    fr: 'Baseball',
    de: 'Baseball',
    tr: 'Beyzbol',
    uk: 'Бейсбол',
    kk: 'Бейсбол',
    az: 'Beysbol',
    hi: 'बेसबॉल',
  },
  family: 'baseball',
  play: { periods: 9, kind: 'inning' },
  looks: { icon: 'baseball', score: 'innings', ground: 'diamond', lines: 'diamond', board: 'plain' },
  model: points({ mean: 9, homeEdge: 0.03, periodSeconds: 960, hasOvertime: true, isInnings: 'baseball' }),
  championships: [
    { id: 230, country: 'US', names: { en: 'MLB' }, level: 'top' },
    { id: 231, country: 'JP', names: { en: 'NPB' } },
    { id: 232, country: 'KR', names: { en: 'KBO' } },
  ],
};
