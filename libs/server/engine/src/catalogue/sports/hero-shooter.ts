import { sets } from '../match-models.ts';
import type { SportEntry } from '../sport-entry.ts';

export const heroShooter: SportEntry = {
  id: 44,
  key: 'hero-shooter',
  names: {
    en: 'Hero shooter',
    ru: 'Геройский шутер',
    ar: 'رماية الأبطال',
    es: 'Shooter de héroes',
    pt: 'Tiro com heróis',
    fr: 'Tir de héros',
    de: 'Helden-Shooter',
    tr: 'Kahraman nişancı',
    uk: 'Геройський шутер',
    kk: 'Батырлар шутері',
    az: 'Qəhrəman şuteri',
    hi: 'हीरो शूटर',
  },
  family: 'esports',
  play: { periods: 3, kind: 'map' },
  cyber: 'real',
  looks: { icon: 'cs', score: 'maps', ground: 'grid', lines: 'map', board: 'plain' },
  model: sets({ target: 13, unitSeconds: 105, breakSeconds: 300, edge: 0.16 }),
  championships: [{ id: 440, country: null, names: { en: 'Champions Tour' }, teams: 'squads' }],
};
