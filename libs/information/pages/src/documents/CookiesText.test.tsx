import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { render, screen, within } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { CookiesText } from './CookiesText.tsx';

it.each([
  ['tl-ref', '60 days'],
  ['tl-tag', '60 days or 1 hour'],
  ['tl-partner', '60 days or 30 days'],
  ['tl-postback', '30 days'],
])('[GD-03] [ID-17] states the actual lifetime of the cookie %s: %s', (name, kept) => {
  render(
    <IntlProvider locale="en">
      <CookiesText />
    </IntlProvider>,
  );
  expect(within(screen.getByRole('row', { name: new RegExp(name) })).getByText(kept)).toBeInTheDocument();
});

const WORKSPACE = resolve(__dirname, '../../../../..');
/** Constants with this pattern hold the names of the product's cookies. */
const NAMED = /(?:COOKIE|NAME) = '((?:__Host-)?tl-[a-z-]+)'/g;
/** Cookies that visitors never get: operators use a separate port; tests and developers set theirs themselves. */
const NOT_OF_VISITORS = ['tl-control', 'tl-test', 'tl-mf-override'];

it("[AUTH-7] [ID-17] lists every cookie that the product's code sets", () => {
  const files = globSync('{libs,apps}/**/src/**/*.ts', { cwd: WORKSPACE, exclude: (name) => name === 'node_modules' || name === 'dist' });
  const set = files
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => [...readFileSync(resolve(WORKSPACE, file), 'utf8').matchAll(NAMED)].map(([, name = '']) => name))
    .filter((name) => !NOT_OF_VISITORS.includes(name));
  render(
    <IntlProvider locale="en">
      <CookiesText />
    </IntlProvider>,
  );
  const listed = screen.getAllByRole('row').flatMap((row) => row.textContent.match(/(?:__Host-)?tl-(?:ref|[a-z]+?)(?=[A-Z,]|$)/g) ?? []);

  expect(set).toEqual(expect.arrayContaining(['__Host-tl-session', '__Host-tl-device', '__Host-tl-support', 'tl-view', 'tl-build']));
  expect([...new Set(set)].filter((name) => !listed.includes(name))).toEqual([]);
});
