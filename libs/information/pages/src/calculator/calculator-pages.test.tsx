import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router';
import { BetCalculator } from './BetCalculator.tsx';
import { MarketCalculator } from './MarketCalculator.tsx';

const open = (Page: typeof BetCalculator, query: Readonly<Record<string, string>>) =>
  render(
    <IntlProvider locale="en">
      <MemoryRouter initialEntries={[`/en/information/calculator?${new URLSearchParams(query)}`]}>
        <Page path="/en/information/calculator" />
      </MemoryRouter>
    </IntlProvider>,
  );
const bet = (stake: string) => open(BetCalculator, { kind: 'single', stake, o: '2.00', r: 'win', d: '0', t: '1' });
const market = (s: string) => open(MarketCalculator, { tool: 'market', m: '2.00 2.00', s });

// Twice the stake, and half of it on each side.
it.each(['1 000,50', '1,000.50', '€1.000,50', '١٬٠٠٠٫٥'])('[MON-6] [PI-03] reads the stake %j', (stake) => {
  const { unmount } = bet(stake);
  expect(screen.getAllByText('2,001.00').length).toBeGreaterThan(0);
  unmount();
  market(stake);
  expect(screen.getAllByText('500.25')).toHaveLength(2);
});

it('[MON-6] [PI-03] asks about a stake that may be two amounts', () => {
  const { unmount } = bet('1.500');
  expect(screen.getByRole('textbox', { name: 'Stake' })).toHaveAccessibleDescription('Do you mean 1.50 or 1,500.00?');
  unmount();
  market('1.500');
  expect(screen.getByRole('textbox', { name: 'Stake' })).toHaveAccessibleDescription('Do you mean 1.50 or 1,500.00?');
});
