import { sets } from '../match-models.ts';
import type { SportEntry } from '../sport-entry.ts';

export const beachVolleyball: SportEntry = {
  id: 15,
  key: 'beach-volleyball',
  names: {
    en: 'Beach volleyball',
    ru: 'Пляжный волейбол',
    ar: 'الكرة الطائرة الشاطئية',
    es: 'Vóley playa',
    pt: 'Vôlei de praia',
    fr: 'Beach-volley',
    de: 'Beachvolleyball',
    tr: 'Plaj voleybolu',
    uk: 'Пляжний волейбол',
    kk: 'Жағажай волейболы',
    az: 'Çimərlik voleybolu',
    hi: 'बीच वॉलीबॉल',
  },
  family: 'volleyball',
  play: { periods: 3, kind: 'set' },
  looks: { icon: 'beach-volleyball', score: 'sets', ground: 'sand', lines: 'beach', board: 'court' },
  model: sets({ lastTarget: 15, unitSeconds: 26, edge: 0.1 }),
  championships: [{ id: 290, country: null, names: { en: 'Beach Pro Tour' }, teams: 'pairs' }],
};
