import { createEdge } from './app.ts';
import { aBuiltRemote, aPage, aRegistry, fakeBundles, someSettings } from './testing/fakes.ts';
import type { Registry } from './registry.ts';
import { versionsFor } from './canaries.ts';

const LIVE = { en: { host: '/host.json', betting: '/betting-1.json', casino: '/casino-1.json' } };
const trial = (share: number, version = 'v2') => ({ share, remote: aBuiltRemote({ version }), words: { en: `/betting-${version}.json` } });
const site = (canaries: Registry['canaries']): Registry =>
  aRegistry({ remotes: { betting: aBuiltRemote(), casino: aBuiltRemote() }, messages: LIVE, ...(canaries && { canaries }) });
const url = (query = '') => new URL(`http://play.example/en${query}`);
const versionOf = ({ registry }: { registry: Registry }) => registry.remotes['betting']?.version;
const cookieOf = (text = '') => text.split(';')[0] ?? '';
const lots = Array.from({ length: 10_000 }, (_, number) => `tl-canary=${String(number).padStart(4, '0')}`);
const withTrial = (registry: Registry) => new Set(lots.filter((cookie) => versionOf(versionsFor(registry, { cookie })) === 'v2'));

it('[PL-02] sets no cookie and changes no registry while nothing is on trial', () => {
  const registry = site(undefined);
  expect(versionsFor(registry, { cookie: undefined, url: url('?mf-canary=betting') })).toEqual({ registry });
});

it('[PL-02] gives a tenth of all lots a version at ten per cent, and they keep it at fifty', () => {
  const tenth = withTrial(site({ betting: trial(10) }));
  const half = withTrial(site({ betting: trial(50) }));
  // Four standard deviations of ten thousand draws: 120 of 1,000 and 200 of 5,000.
  expect(Math.abs(tenth.size - 1_000)).toBeLessThan(120);
  expect(Math.abs(half.size - 5_000)).toBeLessThan(200);
  expect([...tenth].filter((cookie) => !half.has(cookie))).toEqual([]);
  expect([withTrial(site({ betting: trial(0) })).size, withTrial(site({ betting: trial(100) })).size]).toEqual([0, 10_000]);
});

it('[PL-02] gives the next version to other visitors', () => {
  const first = withTrial(site({ betting: trial(10) }));
  const next = lots.filter((cookie) => versionOf(versionsFor(site({ betting: trial(10, 'v3') }), { cookie })) === 'v3');
  expect(next.filter((cookie) => first.has(cookie)).length).toBeLessThan(first.size / 2);
});

it('[PL-02] a visitor without a lot draws one and keeps it', () => {
  const registry = site({ betting: trial(50) });
  for (let visit = 0; visit < 50; visit++) {
    const first = versionsFor(registry, { cookie: undefined, url: url() });
    const cookie = cookieOf(first.setCookie);
    expect(cookie).toMatch(/^tl-canary=\d{4}$/);
    expect(versionsFor(registry, { cookie, url: url() })).toEqual({ registry: first.registry });
  }
  expect(versionsFor(registry, { cookie: undefined, url: url() }).setCookie).toMatch(
    /; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
});

it('[PL-02] takes code, messages and manifest from the same version; other sections are unchanged', () => {
  const { registry } = versionsFor(site({ betting: trial(100) }), { cookie: 'tl-canary=0001' });
  expect([versionOf({ registry }), registry.remotes['casino']?.version]).toEqual(['v2', 'v1']);
  expect(registry.messages).toEqual({ en: { host: '/host.json', betting: '/betting-v2.json', casino: '/casino-1.json' } });
});

it('[PL-02] a tester chooses by URL: the version on trial, the live one, or the lot again', () => {
  const none = site({ betting: trial(0) });
  const chosen = versionsFor(none, { cookie: undefined, url: url('?mf-canary=betting') });
  expect([versionOf(chosen), cookieOf(chosen.setCookie).slice('tl-canary=0000'.length)]).toEqual(['v2', '.betting']);
  const cookie = cookieOf(chosen.setCookie);
  expect(versionOf(versionsFor(none, { cookie, url: url() }))).toBe('v2');
  expect(versionOf(versionsFor(none, { cookie }))).toBe('v2');
  expect(versionOf(versionsFor(none, { cookie, url: url('?mf-canary=') }))).toBe('v1');
  expect(versionOf(versionsFor(site({ betting: trial(100) }), { cookie, url: url('?mf-canary=-betting') }))).toBe('v1');
});

it.each(['tl-canary=', 'tl-canary=12', 'tl-canary=-001', 'tl-canary=abcd.betting', 'tl-canary=0001.toto.__proto__', 'x=1'])(
  '[SEC-1] ignores %s',
  (cookie) => expect(versionOf(versionsFor(site({ betting: trial(0) }), { cookie }))).toBe('v1'),
);

it('[PL-02] visitors with the same versions share one registry', () => {
  const registry = site({ betting: trial(100) });
  expect(versionsFor(registry, { cookie: 'tl-canary=0001' }).registry).toBe(versionsFor(registry, { cookie: 'tl-canary=0002' }).registry);
});

it('[PL-02] [RM-05] renders the version that a visitor has, and their browser loads the same one', async () => {
  const bundles = fakeBundles(() => aPage());
  const remote = aBuiltRemote({ version: 'v2', js: '/assets/betting/entry-2.js' });
  const registry = aRegistry({ canaries: { betting: { share: 0, remote, words: { en: '/betting-v2.json' } } } });
  const edge = await createEdge({ settings: someSettings(), registry: { current: () => registry }, bundles });
  try {
    const plain = await edge.inject('/en');
    const tried = await edge.inject('/en?mf-canary=betting');
    const cookies = { 'tl-canary': cookieOf(String(tried.headers['set-cookie'])).slice('tl-canary='.length) };
    const again = await edge.inject({ url: '/en', cookies });
    const files = [plain, tried, again].map(({ body }) => ['entry-1.js', 'entry-2.js'].map((file) => body.includes(`betting/${file}`)));
    expect(files).toEqual([
      [true, false],
      [false, true],
      [false, true],
    ]);
    expect([plain.headers['set-cookie'], again.headers['set-cookie']]).toEqual([undefined, undefined]);

    await bundles.requests[2]?.loadSection('betting').catch(() => undefined);
    await bundles.requests[2]?.dictionary('en', 'betting');
    expect(bundles.requested).toEqual(['v2', '/betting-v2.json']);
    for (const place of ['/remotes.json', '/messages/en.json']) {
      expect((await edge.inject({ url: place, cookies })).body).toMatch(/betting\/entry-2\.js|betting-v2\.json/);
      expect((await edge.inject(place)).body).toMatch(/betting\/entry-1\.js|betting-1\.json/);
    }
  } finally {
    await edge.close();
  }
});
