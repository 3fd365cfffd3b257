import { goals } from '../match-models.ts';
import type { SportEntry } from '../sport-entry.ts';

export const floorball: SportEntry = {
  id: 23,
  key: 'floorball',
  names: {
    en: 'Floorball',
    ru: 'Флорбол',
    ar: 'الفلوربول',
    es: 'Floorball',
    pt: 'Floorball',
    fr: 'Floorball',
    de: 'Floorball',
    tr: 'Floorball',
    uk: 'Флорбол',
    kk: 'Флорбол',
    az: 'Florbol',
    hi: 'फ़्लोरबॉल',
  },
  family: 'three-way',
  play: { periods: 3, kind: 'period', seconds: 1200, clock: 'up' },
  looks: { icon: 'ice-hockey', score: 'periods', ground: 'court', lines: 'floorball', board: 'rink' },
  shootOut: 'hockey',
  decider: { extraTime: { periods: 1, share: 0.5, isSudden: true }, shootOut: { kicks: 5, scored: 0.34, secondsOfKick: 35 } },
  model: goals({ mean: 9.5, homeEdge: 0.06, pauseSeconds: 30, breakSeconds: 600, periodSeconds: 1200 }),
  championships: [
    { id: 360, country: 'SE', names: { en: 'Superligan' } },
    { id: 361, country: 'FI', names: { en: 'F-liiga' } },
  ],
};
