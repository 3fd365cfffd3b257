/** Played by people (real) or by a computer (virtual). */
export const CYBER_TYPES = ['real', 'virtual'] as const;
export type CyberType = (typeof CYBER_TYPES)[number];

/** Version of the discipline icons, unless the site configures another. @spec BT-03 */
export const CYBER_ICONS_VERSION = '1.0.637';

/** URL of a discipline's icon. @spec BT-03 */
export const cyberIconPath = (key: string, version: string = CYBER_ICONS_VERSION): string => `/cyber-icons/${version}/${key}.svg`;

/** Type of game, which determines the contents of the scoreboard. */
export const CYBER_KINDS = ['shooter', 'moba', 'strategy', 'simulation'] as const;
export type CyberKind = (typeof CYBER_KINDS)[number];

export interface CyberDiscipline {
  /** Id of the sport in the line feed. */
  id: number;
  key: string;
  name: string;
  type: CyberType;
  kind: CyberKind;
  /** Number of games in the line, and in play. */
  line: number;
  live: number;
  /** Version of its icon. */
  iconsVersion: string;
}

/** First side, second side. */
export type CyberPair = readonly [number, number];

/** What a side of a shooter could afford in a round. */
export const BUYS = ['pistol', 'eco', 'force', 'full'] as const;
export type Buy = (typeof BUYS)[number];

export interface CyberRound {
  winner: 1 | 2;
  buys: readonly [Buy, Buy];
  /** Kills of each side. */
  kills: CyberPair;
}

/** An objective taken by a team: a tower, a beast, an outpost. */
export interface CyberObjective {
  kind: 'tower' | 'beast' | 'outpost';
  counts: CyberPair;
}

/** The lead at a moment of a map, in gold, resources or money: positive for the first side, negative for the second. */
export interface CyberLead {
  /** Seconds since the start of the map. */
  seconds: number;
  lead: number;
}

export interface CyberMap {
  name: string;
  /** Rounds, kills or goals; 1 and 0 for a map without a score. */
  score: CyberPair;
  /** 0 while the map is in play. */
  winner: 0 | 1 | 2;
  kills: CyberPair;
  /** Total earnings of each side: gold, money or resources. */
  earned: CyberPair;
  rounds: readonly CyberRound[];
  objectives: readonly CyberObjective[];
  lead: readonly CyberLead[];
  /** Characters picked by each side, in games that have them. */
  draft: readonly [readonly string[], readonly string[]];
}

export interface CyberMatch {
  gameId: number;
  kind: CyberKind;
  opponents: readonly [string, string];
  /** Maps so far; the last one is in play until the match is over. */
  maps: readonly CyberMap[];
  /** Maps won; for a simulation, goals or points. */
  score: CyberPair;
  isOver: boolean;
}
