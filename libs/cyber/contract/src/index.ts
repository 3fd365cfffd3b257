export { cyberCalls } from './calls.ts';
export {
  BUYS,
  CYBER_ICONS_VERSION,
  CYBER_KINDS,
  CYBER_TYPES,
  cyberIconPath,
  type Buy,
  type CyberDiscipline,
  type CyberKind,
  type CyberLead,
  type CyberMap,
  type CyberMatch,
  type CyberObjective,
  type CyberPair,
  type CyberRound,
  type CyberType,
} from './cyber.ts';
