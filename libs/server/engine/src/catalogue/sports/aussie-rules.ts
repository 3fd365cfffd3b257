import { points } from '../match-models.ts';
import type { SportEntry } from '../sport-entry.ts';

export const aussieRules: SportEntry = {
  id: 22,
  key: 'aussie-rules',
  names: {
    en: 'Australian rules',
    ru: 'Австралийский футбол',
    ar: 'كرة القدم الأسترالية',
    es: 'Fútbol australiano',
    pt: 'Futebol australiano',
    fr: 'Football australien',
    de: 'Australian Football',
    tr: 'Avustralya futbolu',
    uk: 'Австралійський футбол',
    kk: 'Австралиялық футбол',
    az: 'Avstraliya futbolu',
    hi: 'ऑस्ट्रेलियन फ़ुटबॉल',
  },
  family: 'two-way',
  play: { periods: 4, kind: 'quarter', seconds: 1200, clock: 'up' },
  countsPoints: true,
  looks: { icon: 'aussie-rules', score: 'quarters', ground: 'oval', lines: 'oval', board: 'pitch' },
  model: points({
    mean: 166,
    homeEdge: 0.05,
    values: [
      [6, 0.52],
      [1, 0.48],
    ],
    pauseSeconds: 25,
    breakSeconds: 500,
    periodSeconds: 1200,
    hasOvertime: true,
  }),
  championships: [{ id: 350, country: 'AU', names: { en: 'AFL' } }],
};
