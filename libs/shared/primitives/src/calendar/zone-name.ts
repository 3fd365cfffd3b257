import type { Zone } from './zones.ts';

/** An offset, or a name such as `Etc/GMT+10`, whose sign is the other way round. */
const OFFSET = /^(Etc\/GMT)?([+-])0?(\d+):?(\d\d)?$/;
/** Names that browsers report after a city was renamed. */
const RENAMED: Readonly<Record<string, string>> = {
  ...{ Calcutta: 'Kolkata', Godthab: 'Nuuk', Katmandu: 'Kathmandu', Kiev: 'Kyiv', Rangoon: 'Yangon', Saigon: 'Ho Chi Minh' },
};

/** A zone for people: `New York`, `UTC+5:45`. The same in every language, and on server and browser. @spec PL-05 */
export function zoneName(zone: Zone): string {
  const [, inverse, sign, hours, minutes = '00'] = OFFSET.exec(zone) ?? [];
  if (sign === undefined) {
    const city = zone.slice(zone.lastIndexOf('/') + 1);
    return RENAMED[city] ?? city.replaceAll('_', ' ');
  }
  const isAhead = (sign === '+') === (inverse === undefined);
  return `UTC${isAhead ? '+' : '−'}${hours}${minutes === '00' ? '' : `:${minutes}`}`;
}
