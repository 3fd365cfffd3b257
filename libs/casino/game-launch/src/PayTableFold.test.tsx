import { accountModule } from '@touchline/account-state';
import { playModule } from '@touchline/responsible-gaming-play-state';
import { createAppStore, createServerPorts } from '@touchline/shared-state';
import { answer, createFakeServer } from '@touchline/shared-testing';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { GameStage } from './GameStage.tsx';
import { PayTableFold } from './PayTableFold.tsx';

const LOOK = { theme: 'sea', game: 1_001 };
const LAUNCH = { stake: { min: 20, max: 10_000, usual: 100 }, currencyIso: 'EUR', exponent: 2 };

it('[CS-05] opens the pay table by keyboard, with the most that can be won in the player’s currency, and closes it again', async () => {
  render(
    <IntlProvider locale="en">
      <PayTableFold model="video-poker-jacks" launch={LAUNCH} look={LOOK} />
    </IntlProvider>,
  );
  expect(screen.queryByRole('table')).toBeNull();
  await userEvent.click(screen.getByText('Pay table and rules'));
  const row = await screen.findByRole('row', { name: 'Royal flush ×800' });
  expect(row.closest('table')).toHaveAccessibleName('What is paid');
  expect(screen.getByRole('row', { name: 'Best play 99.5439% ×4.42' })).toBeInTheDocument();
  expect(screen.getByText('Most that a round can return: ×800.')).toBeInTheDocument();
  expect(screen.getByText('At the highest stake of €100.00: €80,000.00.')).toBeInTheDocument();
  await userEvent.click(screen.getByText('Pay table and rules'));
  expect(screen.queryByRole('table')).toBeNull();
});

it('[CS-05] gives the most of one bet where bets are made throughout a round', async () => {
  render(
    <IntlProvider locale="en">
      <PayTableFold model="craps" launch={LAUNCH} look={LOOK} />
    </IntlProvider>,
  );
  await userEvent.click(screen.getByText('Pay table and rules'));
  expect(await screen.findByText('Most that one bet can return: ×31.')).toBeInTheDocument();
  expect(screen.getByText('At the highest stake of €100.00: €3,100.00.')).toBeInTheDocument();
  expect(screen.queryByText(/a round can return/)).toBeNull();
});

it('[CS-05] gives the most in stakes until the launch is known', async () => {
  render(
    <IntlProvider locale="en">
      <PayTableFold model="keno-80" launch={null} look={LOOK} />
    </IntlProvider>,
  );
  await userEvent.click(screen.getByText('Pay table and rules'));
  expect(await screen.findByText('Most that a round can return: ×25,000.')).toBeInTheDocument();
  expect(screen.queryByText(/highest stake/)).toBeNull();
});

it('[CS-05] draws the symbols of a slot as its reels do; their letters are left for screen readers', async () => {
  const { container } = render(
    <IntlProvider locale="en">
      <PayTableFold model="slot-classic-3x3" launch={LAUNCH} look={LOOK} />
    </IntlProvider>,
  );
  await userEvent.click(screen.getByText('Pay table and rules'));
  expect(await screen.findByRole('rowheader', { name: 'A' })).toBeInTheDocument();
  await waitFor(() => expect(container.querySelectorAll('th canvas')).toHaveLength(6));
  expect(container.querySelector('th svg')).toBeNull();
});

it('[CS-05] is there before the first round and beside the game, which it leaves as it is', async () => {
  const { send } = createFakeServer({
    'GET /bff-api/games/launch': () =>
      answer({
        ...{ ...LAUNCH, model: 'dice', frameUrl: 'about:blank', noMoney: null, isDemoOffered: true, isServed: false, isAgeAsked: false },
        ...{ cycleMs: 5_000, waitMs: 0, accountId: null, balance: null, open: null },
      }),
  });
  const ports = createServerPorts({ send, origin: 'http://localhost', report: () => undefined });
  render(
    <Provider store={createAppStore({ ports, modules: [accountModule, playModule] })}>
      <IntlProvider locale="en">
        <MemoryRouter>
          <GameStage model="dice" title="Dice" />
        </MemoryRouter>
      </IntlProvider>
    </Provider>,
  );
  const demo = await screen.findByRole('button', { name: 'Play the demo' });
  await userEvent.click(screen.getByText('Pay table and rules'));
  expect(await screen.findByRole('row', { name: '50% ×1.98 50%' })).toBeInTheDocument();

  await userEvent.click(demo);
  const frame = screen.getByTitle('Dice');
  expect(screen.getByRole('row', { name: '50% ×1.98 50%' })).toBeInTheDocument();
  await userEvent.click(screen.getByText('Pay table and rules'));
  await userEvent.click(screen.getByText('Pay table and rules'));
  expect(screen.getByTitle('Dice')).toBe(frame);
});
