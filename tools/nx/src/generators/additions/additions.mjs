import { MOST_TOUCHED } from '../entries/entries.mjs';
import { chuckALuck } from './chuck-a-luck.mjs';
import { horseRacing, MOST_TOUCHED as MOST_OF_SECTION } from './horse-racing.mjs';
import { instantBank } from './instant-bank.mjs';
import { netball } from './netball.mjs';
import { oneChampionship } from './one-championship.mjs';
import { polish } from './polish.mjs';

/**
 * Real additions. `add` makes one in a copy of the workspace; `steps` are the concerned steps of `npm test`, run in the copy; `holds` looks
 * at what they wrote. `most`: existing files that it may change, words of languages among them; `byInstall`: those that `npm install` would
 * change.
 */
export const ADDITIONS = {
  sport: { most: MOST_TOUCHED.sport, ...netball },
  language: { most: MOST_TOUCHED.language, ...polish },
  'game-model': { most: MOST_TOUCHED['game-model'], ...chuckALuck },
  section: { most: MOST_OF_SECTION, ...horseRacing },
  'payment-kind': { most: 3, ...instantBank },
  'coupon-rule': { most: 10, ...oneChampionship },
};
