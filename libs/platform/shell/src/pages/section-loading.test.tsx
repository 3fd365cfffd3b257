import { render } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router';
import { SectionLoading } from './SectionLoading.tsx';

const show = (path: string) =>
  render(
    <IntlProvider locale="en">
      <MemoryRouter initialEntries={[path]}>
        <SectionLoading />
      </MemoryRouter>
    </IntlProvider>,
  ).container;

it.each([
  ['/en/casino', 16, 2, 0],
  ['/en/games', 16, 2, 0],
  ['/en/live', 0, 0, 15],
  ['/en/toto', 0, 0, 15],
])('[LY-09] while %s is on its way there are %i games, %i other games and %i rows', (path, games, others, rows) => {
  const place = show(path);

  expect(['.tile', '.other', '.row'].map((look) => place.querySelectorAll(look).length)).toEqual([games, others, rows]);
});
