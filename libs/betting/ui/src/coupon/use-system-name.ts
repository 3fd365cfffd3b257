import { defineMessages, useIntl } from 'react-intl';

/** Ids of the named systems. */
export type NamedSystemId =
  'trixie' | 'patent' | 'yankee' | 'lucky-15' | 'canadian' | 'lucky-31' | 'heinz' | 'lucky-63' | 'super-heinz' | 'goliath';

const NAMES = defineMessages({
  trixie: { id: 'betting.system.trixie', defaultMessage: 'Trixie' },
  patent: { id: 'betting.system.patent', defaultMessage: 'Patent' },
  yankee: { id: 'betting.system.yankee', defaultMessage: 'Yankee' },
  'lucky-15': { id: 'betting.system.lucky15', defaultMessage: 'Lucky 15' },
  canadian: { id: 'betting.system.canadian', defaultMessage: 'Canadian' },
  'lucky-31': { id: 'betting.system.lucky31', defaultMessage: 'Lucky 31' },
  heinz: { id: 'betting.system.heinz', defaultMessage: 'Heinz' },
  'lucky-63': { id: 'betting.system.lucky63', defaultMessage: 'Lucky 63' },
  'super-heinz': { id: 'betting.system.superHeinz', defaultMessage: 'Super Heinz' },
  goliath: { id: 'betting.system.goliath', defaultMessage: 'Goliath' },
});

/** Names of the named systems in the player's language. @spec CP-10 */
export function useSystemName(): (name: NamedSystemId) => string {
  const intl = useIntl();
  return (name) => intl.formatMessage(NAMES[name]);
}
