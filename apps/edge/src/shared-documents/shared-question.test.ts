import { aBuiltRemote, aRegistry } from '../testing/fakes.ts';
import { sharedQuestion, type PageRequest } from './shared-question.ts';

const REGISTRY = aRegistry();
const ask = ({ path = 'http://localhost/en/live', ...over }: Partial<Omit<PageRequest, 'url'>> & { path?: string } = {}) =>
  sharedQuestion({ method: 'GET', url: new URL(path), headers: {}, registry: REGISTRY, isProduction: true, ...over });
const cookie = (text: string) => ask({ headers: { cookie: text } });

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148';
const OTHERS: [string, ReturnType<typeof ask>][] = [
  ['the path', ask({ path: 'http://localhost/en/line' })],
  ['the language', ask({ path: 'http://localhost/ru/live' })],
  ['the host', ask({ path: 'http://other.example/en/live' })],
  ['the protocol', ask({ path: 'https://localhost/en/live' })],
  ['the build, chosen', cookie('tl-build=mobile')],
  ['the build, by the hint of the browser', ask({ headers: { 'sec-ch-ua-mobile': '?1' } })],
  ['the theme', cookie('tl-view=t=0')],
  ['the zone of the device', cookie('tl-view=n=Asia/Kathmandu')],
  ['another zone with the same offset', cookie('tl-view=n=+05:45')],
  ['the choice of an offset', cookie('tl-view=u=3')],
  ['the clock', cookie('tl-view=h=1')],
  ['the view', cookie('tl-view=v=1')],
  ['the format of odds', cookie('tl-view=o=2')],
  ['the names of markets', cookie('tl-view=m=1')],
  ['the size of letters', cookie('tl-view=f=1')],
  ['what is shown', cookie('tl-view=d=1')],
  ['the language that was chosen', cookie('tl-view=l=ru')],
  ['consent to cookies', cookie('tl-consent=1.3')],
  ['a hint of a light theme', ask({ headers: { 'sec-ch-prefers-color-scheme': '"light"' } })],
  ['a hint that data is saved', ask({ headers: { 'save-data': 'on' } })],
  ['the country', ask({ headers: { 'x-geo-country': 'DE' } })],
  ['what is deployed', ask({ registry: aRegistry({ remotes: { betting: aBuiltRemote({ version: 'v2' }) } }) })],
];

it.each(OTHERS)('[SEC-4] %s makes different documents', (_what, question) => {
  expect(question?.key).toBeDefined();
  expect(question?.key).not.toBe(ask()?.key);
});

it('[SEC-4] no two of them share a document, except the two ways to the mobile build', () => {
  const keys = OTHERS.map(([, question]) => question?.key);
  expect(new Set(keys).size).toBe(OTHERS.length - 1);
});

it.each([
  ['a browser that names itself otherwise', ask({ headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)' } })],
  ['a browser with other languages', ask({ headers: { 'accept-language': 'de' } })],
  ['another encoding', ask({ headers: { 'accept-encoding': 'gzip' } })],
  ['cookies of others', cookie('_ga=GA1.1.123; session=abc')],
  ['a cookie of garbage in the place of a choice', cookie('tl-view=x=1&t=9; tl-consent=<script>')],
  ['a zone that does not exist', cookie('tl-view=n=Mars/Olympus&u=99')],
  ['the offset of a day, from before zones had names', cookie('tl-view=z=-5')],
  ['where a visit came from', ask({ headers: { referer: 'https://other.example/' } })],
])('%s gets the same document, and the page does not see it', (_what, question) => {
  expect(question).toEqual(ask());
  expect(question?.headers).toEqual({});
});

it('[PL-05] devices in different zones ask for one render for all zones; a chosen offset does not', () => {
  const anyZone = (text: string) => cookie(text)?.zone;
  const tokyo = anyZone('tl-view=n=Asia/Tokyo&t=0');
  expect(tokyo).toMatchObject({ name: 'Asia/Tokyo', question: { headers: { cookie: 'tl-view=n=UTC&t=0' } } });
  expect(anyZone('tl-view=n=Asia/Dubai&t=0')?.question.key).toBe(tokyo?.question.key);
  expect(anyZone('tl-view=n=Asia/Tokyo')?.question.key).not.toBe(tokyo?.question.key);
  // Its times are no visitor's: it is sent to no one as it is.
  expect(tokyo?.question.key).not.toBe(cookie('tl-view=n=UTC&t=0')?.key);
  expect([anyZone('tl-view=n=Asia/Tokyo&u=3'), anyZone('tl-view=t=0'), ask()?.zone]).toEqual([undefined, undefined, undefined]);
});

it('a phone is recognised by its user agent only', () => {
  const phone = ask({ headers: { 'user-agent': PHONE } });
  expect([phone?.build, phone?.headers]).toEqual(['mobile', {}]);
  expect(phone?.key).toBe(cookie('tl-build=mobile')?.key);
});

it('the order of settings does not matter', () => {
  expect(cookie('tl-view=t=0&n=Asia/Tokyo')?.key).toBe(cookie('tl-view=n=Asia/Tokyo&t=0')?.key);
});

it.each([
  ['a session', cookie('a=b; __Host-tl-session=abc')],
  ['a device that is known', cookie('__Host-tl-device=abc')],
  ['a sealed cookie of a backend', cookie('__Secure-sid=abc')],
  ['a set-up of the control room', cookie('tl-test=abc')],
  ['redirects that are under way', cookie('tl-hops=abc')],
  ['the reasons of a redirect', cookie('tl-why=Moved')],
  ['sections from elsewhere', cookie('tl-mf-override=abc')],
  ['an unknown cookie of the site', cookie('tl-new=1')],
  ['a password in the request', ask({ headers: { authorization: 'Basic abc' } })],
  ['page JSON', ask({ headers: { 'mf-render-mode': 'json' } })],
  ['a query', ask({ path: 'http://localhost/en/live?tag=abc' })],
  ['a path without a language', ask({ path: 'http://localhost/' })],
  ['a language that is not spoken', ask({ path: 'http://localhost/xx/live' })],
  ['another method', ask({ method: 'HEAD' })],
])('[SEC-4] %s makes the document personal', (_what, question) => {
  expect(question).toBeUndefined();
});

it('[PL-02] during a trial the lot counts, and a visitor without one draws one first', () => {
  const registry = aRegistry({ canaries: { betting: { share: 50, remote: aBuiltRemote({ version: 'v2' }), words: {} } } });
  const withLot = (lot: string) => ask({ registry, headers: { cookie: `tl-canary=${lot}` } });
  expect(ask({ registry })).toBeUndefined();
  const chosen = withLot('0000.betting');
  const refused = withLot('0000.-betting');
  expect([chosen?.registry.remotes['betting']?.version, refused?.registry.remotes['betting']?.version]).toEqual(['v2', 'v1']);
  expect(chosen?.key).not.toBe(refused?.key);
});
