import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { agesOf, bytesOf, leadersOf, pollsOf, type Resource } from './debugger-facts.ts';
import { DebuggerView } from './DebuggerView.tsx';

const resource = (name: string, startTime: number, over: Partial<Resource> = {}): Resource => ({
  name: `http://shop.test${name}`,
  startTime,
  duration: 20,
  transferSize: 1_000,
  initiatorType: 'fetch',
  ...over,
});

it('[CF-06] shows how often each path of the backend is polled', () => {
  const polls = pollsOf([
    resource('/bff-api/feed/live/games?since=1', 0),
    resource('/bff-api/feed/live/games?since=2', 3_000),
    resource('/bff-api/feed/live/games?since=3', 6_000),
    resource('/bff-api/feed/game/77', 10),
    resource('/assets/messages/en/host-1.json', 10),
    resource('/favicon.svg', 10, { initiatorType: 'link' }),
  ]);

  expect(polls).toEqual([
    { path: '/bff-api/feed/live/games', count: 3, everyMs: 3_000, tookMs: 20 },
    { path: '/bff-api/feed/game/N', count: 1, everyMs: null, tookMs: 20 },
  ]);
});

it("[RT-13] sums the bytes of a remote's own files", () => {
  const resources = [
    resource('/assets/casino/casino-1.js', 0),
    resource('/assets/casino-games/x-1.js', 0),
    resource('/assets/casino/style-1.css', 0),
  ];

  expect(bytesOf(resources, 'casino')).toBe(2_000);
});

it('[TAB-1] shows which tab does the shared work', () => {
  const held = [
    { name: 'touchline:ping', clientId: 'a' },
    { name: 'touchline:balance', clientId: 'b' },
    { name: 'touchline:coupon', clientId: 'b' },
    { name: 'foreign', clientId: 'a' },
  ];

  expect(leadersOf({ held, pending: [{ name: 'touchline:coupon', clientId: 'a' }] }, 'a')).toEqual([
    { name: 'ping', role: 'here' },
    { name: 'balance', role: 'elsewhere' },
    { name: 'coupon', role: 'waiting' },
  ]);
});

it('[RT-13] shows the figures of each section and switches one off', async () => {
  const onKill = jest.fn();
  const remote = { name: 'casino', loads: 2, retries: 6, crashes: 1, lastLoadMs: 84, version: '5f1c', lastCode: 'TypeError' };
  render(
    <IntlProvider locale="en">
      <DebuggerView
        facts={{
          remotes: [
            { ...remote, status: 'error', bytes: 13_700, isKilled: false },
            { ...remote, name: 'results', status: 'not-exist', lastCode: null, bytes: 0, isKilled: false },
            { ...remote, name: 'toto', status: 'not-exist', loads: 0, lastLoadMs: null, version: null, bytes: 0, isKilled: true },
          ],
          navigations: [],
          polls: [],
          ages: [],
          leaders: [],
        }}
        onKill={onKill}
      />
    </IntlProvider>,
  );

  const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(cells.slice(0, 10)).toEqual(
    ['casino', 'Switched off in this tab: casino', 'Failed', '84 ms', '2', '6', '1', '13.7 kB'].concat(['5f1c', 'TypeError']),
  );
  // A section whose page was left is released; a section that was never requested was never loaded.
  expect([cells[12], cells[22]]).toEqual(['Let go', 'Not loaded']);
  await userEvent.click(screen.getByRole('switch', { name: 'Switched off in this tab: casino' }));

  expect(onKill.mock.calls).toEqual([['casino', true]]);
});

it('[RT-13] [GD-02] [GD-20] shows which guard ended a navigation and why, how long each took and which preparation failed', () => {
  const steps = [
    { name: 'blocked', ms: 12, decision: 'continue' },
    { name: 'access', ms: 998, decision: 'continue', failed: 'TimeOutError' },
    { name: 'auth', ms: 0, decision: 'redirect' },
  ] as const;
  const navigation = { path: '/en/office/account', atMs: 1, decision: 'redirect', by: 'auth', reasons: ['moved'], steps } as const;
  const { container } = render(
    <IntlProvider locale="en">
      <DebuggerView facts={{ remotes: [], navigations: [navigation], polls: [], ages: [], leaders: [] }} onKill={() => undefined} />
    </IntlProvider>,
  );

  expect(container.querySelector('details p')?.textContent).toBe('moved');
  expect(container.querySelector('summary')?.textContent).toBe('/en/office/accountredirect · auth1,010 ms');
  expect([...container.querySelectorAll('ol li')].map(({ textContent }) => textContent)).toEqual([
    'blocked12 ms',
    'access · TimeOutError998 ms',
    'auth0 ms',
  ]);
});

it('[ODD-5] [RT-13] shows how old the prices of each view were on the screen, from the marks of the pages', () => {
  const of = (over: object) => ({ samples: 4, lastMs: 600, sumMs: 12_000, longestMs: 11_000, stale: 1, isPushed: false, ...over });
  const ages = agesOf([
    { name: 'price-age game/77?lang=en', detail: of({}) },
    { name: 'mark of another script', detail: null },
    { name: 'price-age live/games?lang=en', detail: of({ sumMs: 2_000, longestMs: 900, stale: 0, isPushed: true }) },
  ]);
  render(
    <IntlProvider locale="en">
      <DebuggerView facts={{ remotes: [], navigations: [], polls: [], ages, leaders: [] }} onKill={() => undefined} />
    </IntlProvider>,
  );

  const rows = within(screen.getByRole('table', { name: 'Age of odds' })).getAllByRole('row');
  const texts = rows.map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent));
  expect(texts).toEqual([
    ['Path', 'Delivery', 'Last age', 'Mean age', 'Longest age', 'Time stale'],
    ['live/games?lang=en', 'push', '600 ms', '500 ms', '900 ms', '0%'],
    ['game/77?lang=en', 'poll', '600 ms', '3,000 ms', '11,000 ms', '25%'],
  ]);
});
