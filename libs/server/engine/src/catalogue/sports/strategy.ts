import { sets } from '../match-models.ts';
import type { SportEntry } from '../sport-entry.ts';

export const strategy: SportEntry = {
  id: 47,
  key: 'strategy',
  names: {
    en: 'Real-time strategy',
    ru: 'Стратегия в реальном времени',
    ar: 'استراتيجية الوقت الفعلي',
    es: 'Estrategia en tiempo real',
    pt: 'Estratégia em tempo real',
    fr: 'Stratégie en temps réel',
    de: 'Echtzeitstrategie',
    tr: 'Gerçek zamanlı strateji',
    uk: 'Стратегія в реальному часі',
    kk: 'Нақты уақыттағы стратегия',
    az: 'Real vaxt strategiyası',
    hi: 'रियल-टाइम रणनीति',
  },
  family: 'two-way',
  play: { periods: 1, kind: 'map' },
  cyber: 'real',
  looks: { icon: 'esports', score: 'maps', ground: 'grid', lines: 'map', board: 'plain' },
  model: sets({ target: 1, lead: 1, unitSeconds: 840, breakSeconds: 180, edge: 0.5 }),
  championships: [{ id: 470, country: null, names: { en: 'Strategy Masters' }, teams: 'squads' }],
};
