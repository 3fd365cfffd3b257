import { sets } from '../match-models.ts';
import type { SportEntry } from '../sport-entry.ts';

export const snooker: SportEntry = {
  id: 17,
  key: 'snooker',
  names: {
    en: 'Snooker',
    ru: 'Снукер',
    ar: 'السنوكر',
    es: 'Snooker',
    pt: 'Sinuca',
    fr: 'Snooker',
    de: 'Snooker',
    tr: 'Snooker',
    uk: 'Снукер',
    kk: 'Снукер',
    az: 'Snuker',
    hi: 'स्नूकर',
  },
  family: 'two-way',
  play: { periods: 1, kind: 'frame' },
  hasPersons: true,
  looks: { icon: 'snooker', score: 'frames', ground: 'baize', lines: 'cloth', board: 'plain' },
  model: sets({ setsToWin: 5, target: 1, lead: 1, unitSeconds: 1000, breakSeconds: 60, edge: 0.45 }),
  championships: [
    { id: 310, country: 'GB', names: { en: 'UK Championship' }, teams: 'cue' },
    { id: 311, country: 'CN', names: { en: 'Snooker Masters' }, teams: 'cue' },
  ],
};
