import { defineMessages, useIntl } from 'react-intl';

/** Ids of the named systems. */
export type NamedSystemId =
  'trixie' | 'patent' | 'yankee' | 'lucky-15' | 'canadian' | 'lucky-31' | 'heinz' | 'lucky-63' | 'super-heinz' | 'goliath' | ShopSystemId;

/** Ids of the betting-shop systems that are placed as one coupon. */
export type ShopSystemId =
  | 'single-stakes-about'
  | 'double-stakes-about'
  | 'rounder'
  | 'roundabout'
  | 'round-robin'
  | 'flag'
  | 'super-flag'
  | 'banker-yankee'
  | 'heinz-flag'
  | 'alphabet'
  | 'super-heinz-flag'
  | 'lucky-127'
  | 'magnificent-7'
  | 'goliath-flag'
  | 'lucky-255'
  | 'union-jack'
  | 'union-jack-trixie'
  | 'union-jack-patent'
  | 'union-jack-round-robin';

const NAMES = defineMessages({
  trixie: { id: 'betting.system.trixie', defaultMessage: 'Trixie' },
  patent: { id: 'betting.system.patent', defaultMessage: 'Patent' },
  yankee: { id: 'betting.system.yankee', defaultMessage: 'Yankee' },
  'lucky-15': { id: 'betting.system.lucky15', defaultMessage: 'Lucky 15' },
  canadian: { id: 'betting.system.canadian', defaultMessage: 'Canadian (Super Yankee)' },
  'lucky-31': { id: 'betting.system.lucky31', defaultMessage: 'Lucky 31' },
  heinz: { id: 'betting.system.heinz', defaultMessage: 'Heinz' },
  'lucky-63': { id: 'betting.system.lucky63', defaultMessage: 'Lucky 63' },
  'super-heinz': { id: 'betting.system.superHeinz', defaultMessage: 'Super Heinz' },
  goliath: { id: 'betting.system.goliath', defaultMessage: 'Goliath' },
  'single-stakes-about': { id: 'betting.system.singleStakesAbout', defaultMessage: 'Single Stakes About' },
  'double-stakes-about': { id: 'betting.system.doubleStakesAbout', defaultMessage: 'Double Stakes About' },
  rounder: { id: 'betting.system.rounder', defaultMessage: 'Rounder' },
  roundabout: { id: 'betting.system.roundabout', defaultMessage: 'Roundabout' },
  'round-robin': { id: 'betting.system.roundRobin', defaultMessage: 'Round Robin' },
  flag: { id: 'betting.system.flag', defaultMessage: 'Flag' },
  'super-flag': { id: 'betting.system.superFlag', defaultMessage: 'Super Flag' },
  'banker-yankee': { id: 'betting.system.bankerYankee', defaultMessage: 'Banker Yankee' },
  'heinz-flag': { id: 'betting.system.heinzFlag', defaultMessage: 'Heinz Flag' },
  alphabet: { id: 'betting.system.alphabet', defaultMessage: 'Alphabet' },
  'super-heinz-flag': { id: 'betting.system.superHeinzFlag', defaultMessage: 'Super Heinz Flag' },
  'lucky-127': { id: 'betting.system.lucky127', defaultMessage: 'Lucky 127' },
  'magnificent-7': { id: 'betting.system.magnificent7', defaultMessage: 'Magnificent 7' },
  'goliath-flag': { id: 'betting.system.goliathFlag', defaultMessage: 'Goliath Flag' },
  'lucky-255': { id: 'betting.system.lucky255', defaultMessage: 'Lucky 255' },
  'union-jack': { id: 'betting.system.unionJack', defaultMessage: 'Union Jack' },
  'union-jack-trixie': { id: 'betting.system.unionJackTrixie', defaultMessage: 'Union Jack Trixie' },
  'union-jack-patent': { id: 'betting.system.unionJackPatent', defaultMessage: 'Union Jack Patent' },
  'union-jack-round-robin': { id: 'betting.system.unionJackRoundRobin', defaultMessage: 'Union Jack Round Robin' },
});

/** Whether a text is the id of a named system. */
export const isSystemName = (text: string | undefined): text is NamedSystemId => text !== undefined && Object.hasOwn(NAMES, text);

/** Names of the named systems in the player's language. @spec CP-10 */
export function useSystemName(): (name: NamedSystemId) => string {
  const intl = useIntl();
  return (name) => intl.formatMessage(NAMES[name]);
}
