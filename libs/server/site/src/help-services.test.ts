import { HELP_SERVICES, helpFor } from './help-services.ts';

const namesFor = (country: string | undefined) => helpFor(country).map(({ name, phone }) => [name, phone]);

it("[LIM-14] lists services of the visitor's country, and international ones if the country is unknown", () => {
  expect(namesFor('gb')).toEqual([
    ['National Gambling Helpline (GamCare)', '0808 8020 133'],
    ['GAMSTOP', null],
    ['Gambling Therapy', null],
  ]);
  expect(namesFor('US')).toEqual([
    ['National Council on Problem Gambling', null],
    ['Gambling Therapy', null],
  ]);
  expect(namesFor(undefined)).toEqual([['Gambling Therapy', null]]);
  expect(namesFor('QZ')).toEqual([['Gambling Therapy', null]]);
});

it("[LIM-14] every entry has a source page and check date, and a phone number only from the service's own page or its authority", () => {
  for (const { url, source, checkedOn } of HELP_SERVICES) {
    expect([new URL(url).protocol, new URL(source).protocol]).toEqual(['https:', 'https:']);
    expect(checkedOn).toMatch(/^20\d\d-\d\d-\d\d$/);
  }
  expect(HELP_SERVICES.flatMap(({ phone, source }) => (phone === null ? [] : [[phone, new URL(source).hostname]]))).toEqual([
    ['0808 8020 133', 'www.gamcare.org.uk'],
    ['1800 858 858', 'www.gamblinghelponline.org.au'],
    ['1800 238 786', 'betstop.gov.au'],
    ['+45 70 22 28 25', 'www.spillemyndigheden.dk'],
  ]);
});

it('[LIM-14] [RG-16] links only to verified sites: a link is on the site of its source, or quoted by the source', () => {
  const siteOf = (address: string) => new URL(address).hostname.replace(/^www\./, '');
  expect(
    HELP_SERVICES.filter(({ url, source }) => siteOf(url) !== siteOf(source)).map(({ url, source }) => [siteOf(url), siteOf(source)]),
  ).toEqual([
    ['rofus.nu', 'skat.dk'],
    ['stodlinjen.se', 'folkhalsomyndigheten.se'],
  ]);
});
