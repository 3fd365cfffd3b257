import { goals } from '../match-models.ts';
import type { SportEntry } from '../sport-entry.ts';

export const fieldHockey: SportEntry = {
  id: 21,
  key: 'field-hockey',
  names: {
    en: 'Field hockey',
    ru: 'Хоккей на траве',
    ar: 'هوكي العشب',
    es: 'Hockey hierba',
    pt: 'Hóquei na grama',
    fr: 'Hockey sur gazon',
    de: 'Feldhockey',
    tr: 'Çim hokeyi',
    uk: 'Хокей на траві',
    kk: 'Көгалдағы хоккей',
    az: 'Ot üstündə xokkey',
    hi: 'फ़ील्ड हॉकी',
  },
  family: 'three-way',
  play: { periods: 4, kind: 'quarter', seconds: 900, clock: 'down' },
  looks: { icon: 'field-hockey', score: 'quarters', ground: 'grass', lines: 'hockey', board: 'pitch' },
  shootOut: 'hockey',
  decider: { shootOut: { kicks: 5, scored: 0.6, secondsOfKick: 35 } },
  model: goals({ mean: 4.4, homeEdge: 0.08, pauseSeconds: 15, breakSeconds: 180, periodSeconds: 900 }),
  championships: [
    { id: 340, country: 'NL', names: { en: 'Hoofdklasse' } },
    { id: 341, country: 'IN', names: { en: 'Hockey India League' } },
  ],
};
