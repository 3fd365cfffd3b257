import type { SportFamily, PeriodKind, ShootOutKind, VoidRules } from '@touchline/betting-rules';
import type { Model } from '../types.ts';
import type { Decider } from './decider.ts';

/** Names by language, English always among them. Of proper names, such as those of leagues, only the English one is needed. */
export type NamesByLanguage = Readonly<Record<string, string>> & { readonly en: string };

/** A championship of a sport. */
export interface ChampEntry {
  /** Part of the ids of its games: never used again. */
  id: number;
  country: string | null;
  names: NamesByLanguage;
  /** Key of CLUBS or PEOPLE; default: the clubs of the country. */
  teams?: string;
  /** `top` leagues are on the line for days; `fast` ones are played in minutes. */
  level?: 'top' | 'fast';
  /** Key of PEOPLE with the places where races are run. */
  courses?: string;
}

/**
 * All that the product knows of one sport. `npm run g:sport` writes a new one; the lists that browsers load are generated from the entries
 * (ADR 0290).
 */
export interface SportEntry {
  /** Id on the wire and in URLs: never used again. Esports begin at 40. */
  id: number;
  /** Name in kebab case, as in URLs. */
  key: string;
  /** Names in all languages of the site; those of a language that was added later are in its file `names/<language>.json`. */
  names: NamesByLanguage;
  /** Selects the markets that are sold, and the nouns of their names. */
  family: SportFamily;
  /** Periods of regular time; `seconds` on the clock, absent where a period ends by score. */
  play: { periods: number; kind: PeriodKind; seconds?: number; clock?: 'up' | 'down' };
  /** Esports only: played by people, or by a computer. @spec BT-06 */
  cyber?: 'real' | 'virtual';
  /** Competitors are individuals, not teams. */
  hasPersons?: true;
  /** Counts points although its family counts something else. */
  countsPoints?: true;
  /**
   * Words of the UI libs, which the compiler checks in the generated lists: an icon of the set (`tools/nx/src/generators/entries/drawings.mjs`, a file beside SportIcon of
   * the same name, or `ball`), the columns of its score table, the ground of its pictures, the lines of its ground
   * from above, and the background of its score board.
   */
  looks: { icon: string; score: string; ground: string; lines: string; board: string };
  /** The word for what decides a level game; default: penalties. */
  shootOut?: ShootOutKind;
  /** What it decides about bets on games that did not end regularly. */
  voids?: Partial<VoidRules>;
  /** How a drawn game that needs a winner is decided; absent where games never end level, or overtime counts for the score. */
  decider?: Decider;
  /** How the sandbox plays it. */
  model: Model;
  /** A format of three to six minutes, in which a bet can be followed from placement to settlement. */
  fastModel?: Model;
  /** Kick-offs are half an hour apart, because games are short. */
  isShort?: true;
  /** Teams have named players, who can be backed as scorers. */
  hasSquads?: true;
  championships: readonly ChampEntry[];
}
