import type { HelpService } from '@touchline/responsible-gaming-contract';
import { upperAscii } from '@touchline/shared-primitives';

const on = (checkedOn: string, services: readonly Omit<HelpService, 'checkedOn'>[]): HelpService[] =>
  services.map((service) => ({ ...service, checkedOn }));

/**
 * Help services by country. A phone number is listed only if a page of the service itself, or of the authority that runs it, shows it; if
 * sources disagree or none was found, only name and site are listed. Links lead to a verified page on the service's own site, or to an
 * address that its authority quotes. Operators must keep this list up to date; the date of the last check is shown. ADR 0113.
 */
export const HELP_SERVICES: readonly HelpService[] = on('2026-11-22', [
  {
    ...{ country: 'GB', kind: 'helpline', name: 'National Gambling Helpline (GamCare)', phone: '0808 8020 133' },
    ...{ url: 'https://www.gamcare.org.uk/', source: 'https://www.gamcare.org.uk/self-help/self-exclusion/' },
  },
  {
    ...{ country: 'GB', kind: 'register', name: 'GAMSTOP', phone: null },
    url: 'https://www.gamcare.org.uk/self-help/self-exclusion/',
    source: 'https://www.gamcare.org.uk/self-help/self-exclusion/',
  },
  {
    ...{ country: 'AU', kind: 'helpline', name: 'Gambling Help Online', phone: '1800 858 858' },
    ...{ url: 'https://www.gamblinghelponline.org.au/', source: 'https://www.gamblinghelponline.org.au/covid-19-update' },
  },
  {
    ...{ country: 'AU', kind: 'register', name: 'BetStop', phone: '1800 238 786' },
    ...{ url: 'https://www.betstop.gov.au/', source: 'https://betstop.gov.au/what-to-expect/' },
  },
  {
    ...{ country: 'DK', kind: 'helpline', name: 'StopSpillet', phone: '+45 70 22 28 25' },
    url: 'https://www.spillemyndigheden.dk/en/news/more-500-have-applied-help-compulsive-gambling-stopspillet-helpline-success',
    source: 'https://www.spillemyndigheden.dk/en/news/more-500-have-applied-help-compulsive-gambling-stopspillet-helpline-success',
  },
  {
    ...{ country: 'DK', kind: 'register', name: 'ROFUS', phone: null },
    ...{ url: 'https://www.rofus.nu/', source: 'https://skat.dk/data.aspx?oid=2298642' },
  },
  {
    ...{ country: 'DE', kind: 'register', name: 'OASIS', phone: null },
    url: 'https://rp-darmstadt.hessen.de/',
    source: 'https://rp-darmstadt.hessen.de/presse/spielersperrsystem-oasis-neues-digitales-antragsformular-freigeschaltet',
  },
  {
    ...{ country: 'NL', kind: 'register', name: 'Cruks', phone: null },
    url: 'https://kansspelautoriteit.nl/veilig-spelen/gokproblemen/inschrijven-in-cruks/',
    source: 'https://kansspelautoriteit.nl/veilig-spelen/gokproblemen/inschrijven-in-cruks/',
  },
  {
    ...{ country: 'ES', kind: 'register', name: 'RGIAJ', phone: null },
    ...{ url: 'https://ordenacionjuego.es/', source: 'https://ordenacionjuego.es/ca/rgiaj' },
  },
  {
    ...{ country: 'SE', kind: 'helpline', name: 'Stödlinjen', phone: null },
    url: 'https://www.stodlinjen.se/',
    source: 'https://www.folkhalsomyndigheten.se/spelprevention/nyhetsarkiv/2015/stodlinjen-for-spelare-och-anhoriga-byter-agare/',
  },
  {
    ...{ country: 'NO', kind: 'helpline', name: 'Hjelpelinjen', phone: null },
    ...{ url: 'https://hjelpelinjen.no/', source: 'https://hjelpelinjen.no/aktuelt/bla-kors-tar-over-drifta-av-hjelpelinjen/' },
  },
  {
    ...{ country: 'US', kind: 'helpline', name: 'National Council on Problem Gambling', phone: null },
    ...{ url: 'https://www.ncpgambling.org/', source: 'https://ncpgambling.org/problem-gambling/helpline-modernization' },
  },
  {
    ...{ country: null, kind: 'helpline', name: 'Gambling Therapy', phone: null },
    ...{ url: 'https://www.gamblingtherapy.org/', source: 'https://www.gamblingtherapy.org/about-us/gordon-moody/' },
  },
]);

/** Services of a country first, then international ones. @param country - two letters, as reported by the network in front of the site. */
export function helpFor(country: string | string[] | undefined): HelpService[] {
  const code = typeof country === 'string' ? upperAscii(country) : null;
  const own = HELP_SERVICES.filter((service) => service.country !== null && service.country === code);
  return [...own, ...HELP_SERVICES.filter((service) => service.country === null)];
}
