export { cyberCalls } from './calls.ts';
export type {
  CyberDiscipline,
  CyberDisciplines,
  CyberLead,
  CyberMap,
  CyberMatch,
  CyberMatches,
  CyberObjective,
  CyberPair,
  CyberRound,
} from './cyber.ts';
export { BUYS, CYBER_ICONS_VERSION, CYBER_KINDS, CYBER_TYPES, cyberIconPath, type Buy, type CyberKind, type CyberType } from './kinds.ts';
