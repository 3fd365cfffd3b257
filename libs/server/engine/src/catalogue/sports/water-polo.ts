import { points } from '../match-models.ts';
import type { SportEntry } from '../sport-entry.ts';

export const waterPolo: SportEntry = {
  id: 20,
  key: 'water-polo',
  names: {
    en: 'Water polo',
    ru: 'Водное поло',
    ar: 'كرة الماء',
    es: 'Waterpolo',
    pt: 'Polo aquático',
    fr: 'Water-polo',
    de: 'Wasserball',
    tr: 'Su topu',
    uk: 'Водне поло',
    kk: 'Су добы',
    az: 'Su polosu',
    hi: 'वॉटर पोलो',
  },
  family: 'three-way',
  play: { periods: 4, kind: 'quarter', seconds: 480, clock: 'down' },
  looks: { icon: 'water-polo', score: 'quarters', ground: 'water', lines: 'pool', board: 'plain' },
  shootOut: 'waterpolo',
  decider: { shootOut: { kicks: 5, scored: 0.76, secondsOfKick: 30 } },
  model: points({ mean: 21, homeEdge: 0.05, pauseSeconds: 30, breakSeconds: 150, periodSeconds: 480 }),
  championships: [
    { id: 330, country: 'HR', names: { en: 'Regionalna liga' } },
    { id: 331, country: 'IT', names: { en: 'Serie A1' } },
  ],
};
