import { sets } from '../match-models.ts';
import type { SportEntry } from '../sport-entry.ts';

export const volleyball: SportEntry = {
  id: 5,
  key: 'volleyball',
  names: {
    en: 'Volleyball',
    ru: 'Волейбол',
    ar: 'الكرة الطائرة',
    es: 'Voleibol',
    pt: 'Vôlei',
    fr: 'Volley-ball',
    de: 'Volleyball',
    tr: 'Voleybol',
    uk: 'Волейбол',
    kk: 'Волейбол',
    az: 'Voleybol',
    hi: 'वॉलीबॉल',
  },
  family: 'volleyball',
  play: { periods: 5, kind: 'set' },
  looks: { icon: 'volleyball', score: 'sets', ground: 'court', lines: 'volleyball', board: 'court' },
  model: sets({ setsToWin: 3, target: 25, lastTarget: 15, unitSeconds: 28, breakSeconds: 180, edge: 0.1 }),
  championships: [
    { id: 190, country: 'IT', names: { en: 'SuperLega' } },
    { id: 191, country: 'PL', names: { en: 'PlusLiga' } },
    { id: 192, country: 'TR', names: { en: 'Efeler Ligi' } },
    { id: 193, country: 'BR', names: { en: 'Superliga' } },
    {
      id: 194,
      country: null,
      names: {
        en: 'Champions League',
        es: 'Liga de Campeones',
        pt: 'Liga dos Campeões',
        fr: 'Ligue des champions',
        de: 'Champions League',
        tr: 'Şampiyonlar Ligi',
        uk: 'Ліга чемпіонів',
        kk: 'Чемпиондар лигасы',
        az: 'Çempionlar Liqası',
        hi: 'चैंपियंस लीग',
      },
      teams: 'europe',
    },
  ],
};
