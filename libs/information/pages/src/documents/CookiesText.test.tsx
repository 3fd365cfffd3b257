import { render, screen, within } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { CookiesText } from './CookiesText.tsx';

it.each([
  ['tl-ref', '60 days'],
  ['tl-tag', '60 days or 1 hour'],
  ['tl-partner', '60 days or 30 days'],
  ['tl-postback', '30 days'],
])('[GD-03] [ID-17] the page about cookies tells how long %s is really kept: %s', (name, kept) => {
  render(
    <IntlProvider locale="en">
      <CookiesText />
    </IntlProvider>,
  );
  expect(within(screen.getByRole('row', { name: new RegExp(name) })).getByText(kept)).toBeInTheDocument();
});
