import { duel } from '../match-models.ts';
import type { SportEntry } from '../sport-entry.ts';

export const boxing: SportEntry = {
  id: 18,
  key: 'boxing',
  names: {
    en: 'Boxing',
    ru: 'Бокс',
    ar: 'الملاكمة',
    es: 'Boxeo',
    pt: 'Boxe',
    fr: 'Boxe',
    de: 'Boxen',
    tr: 'Boks',
    uk: 'Бокс',
    kk: 'Бокс',
    az: 'Boks',
    hi: 'बॉक्सिंग',
  },
  family: 'two-way',
  play: { periods: 12, kind: 'round', seconds: 180, clock: 'down' },
  hasPersons: true,
  looks: { icon: 'boxing', score: 'rounds', ground: 'ring', lines: 'ring', board: 'plain' },
  voids: { winnerAfterPeriods: 0 },
  model: duel({ roundSeconds: 180, stopChance: 0.07 }),
  championships: [
    {
      id: 320,
      country: null,
      names: {
        en: 'Title fights',
        es: 'Combates por el título',
        pt: 'Lutas pelo título',
        fr: 'Combats pour le titre',
        de: 'Titelkämpfe',
        tr: 'Unvan maçları',
        uk: 'Бої за титул',
        kk: 'Титул үшін жекпе-жектер',
        az: 'Titul döyüşləri',
        hi: 'ख़िताबी मुक़ाबले',
      },
      teams: 'fighters',
    },
  ],
};
