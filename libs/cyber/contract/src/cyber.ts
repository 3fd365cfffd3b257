/** Played by people, or by a computer. */
export const CYBER_TYPES = ['real', 'virtual'] as const;
export type CyberType = (typeof CYBER_TYPES)[number];

/** Version of the pictures of disciplines, unless a site says another. @spec BT-03 */
export const CYBER_ICONS_VERSION = '1.0.637';

/** Address of the picture of a discipline. @spec BT-03 */
export const cyberIconPath = (key: string, version: string = CYBER_ICONS_VERSION): string => `/cyber-icons/${version}/${key}.svg`;

/** How a discipline is played, which says what its score board shows. */
export const CYBER_KINDS = ['shooter', 'moba', 'strategy', 'simulation'] as const;
export type CyberKind = (typeof CYBER_KINDS)[number];

export interface CyberDiscipline {
  /** Id of the sport in the line. */
  id: number;
  key: string;
  name: string;
  type: CyberType;
  kind: CyberKind;
  /** Games on the line, and in play. */
  line: number;
  live: number;
  /** Version of its picture. */
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

/** Something that a team takes: a tower, a beast, a bomb site. */
export interface CyberObjective {
  kind: 'tower' | 'beast' | 'outpost';
  counts: CyberPair;
}

/** A moment of a map: the lead of the first side in gold, resources or money; below zero the second is ahead. */
export interface CyberLead {
  /** Seconds since the map began. */
  seconds: number;
  lead: number;
}

export interface CyberMap {
  name: string;
  /** Rounds, kills or goals; 1 and 0 for a map that is only won. */
  score: CyberPair;
  /** 0 while it is played. */
  winner: 0 | 1 | 2;
  kills: CyberPair;
  /** What both sides have earned: gold, money, resources. */
  earned: CyberPair;
  rounds: readonly CyberRound[];
  objectives: readonly CyberObjective[];
  lead: readonly CyberLead[];
  /** Characters that the sides play, where they choose any. */
  draft: readonly [readonly string[], readonly string[]];
}

export interface CyberMatch {
  gameId: number;
  kind: CyberKind;
  opponents: readonly [string, string];
  /** Maps so far; the last is the one in play while the match goes on. */
  maps: readonly CyberMap[];
  /** Maps won. For a simulation, goals or points. */
  score: CyberPair;
  isOver: boolean;
}
