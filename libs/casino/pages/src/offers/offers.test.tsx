import type { MyOffers } from '@touchline/casino-contract';
import { casinoModule } from '@touchline/casino-state';
import { sessionModule } from '@touchline/identity-state';
import { viewChanged, viewSlice } from '@touchline/shared-state';
import { answer, createFakePorts, createFakeServer, startStore } from '@touchline/shared-testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { bonusContent, bonusesContent } from './bonuses.tsx';
import { thankYouContent } from './more-offers.tsx';

const OFFERS: MyOffers = { isOffered: true, currencyIso: 'EUR', exponent: 2, bonuses: [], tournaments: [] };
const PLAYER = { status: 'player', userId: 7, startedAt: 1, previousLoginAt: null } as const;

let stop = () => undefined as void;
function open(
  path: string,
  Body: React.ComponentType,
  { offers, refusal, isPlayer = true }: { offers?: Partial<MyOffers>; refusal?: string; isPlayer?: boolean } = {},
) {
  const server = createFakeServer({
    'GET /bff-api/casino/offers': () =>
      refusal === undefined
        ? answer({ ...OFFERS, ...offers })
        : answer({ status: 403, code: 403, errors: [{ code: refusal, detail: '' }], traceId: 'a' }, 403),
    'POST /bff-api/casino/offers/bonuses': () =>
      answer({ ...OFFERS, bonuses: [{ id: 'six-kinds', state: 'open', done: 2, takenAt: 1, endsAt: 1_900_000_000, credited: null }] }),
  });
  const ports = createFakePorts({ send: server.send });
  const session = isPlayer ? PLAYER : ({ status: 'visitor' } as const);
  const store = startStore([{ name: 'view', slices: [viewSlice] }, sessionModule(ports), casinoModule(ports)], { session });
  stop = store.stop;
  store.dispatch(viewChanged({ language: 'en' }));
  render(
    <Provider store={store as never}>
      <IntlProvider locale="en">
        <MemoryRouter initialEntries={[path]}>
          <Body />
        </MemoryRouter>
      </IntlProvider>
    </Provider>,
  );
  return { server, user: userEvent.setup() };
}
afterEach(() => stop());

it('[CS-07] [LIM-5] shows no offers to a player on a break, but a link to limits and breaks', async () => {
  open('/en/bonus/casino', bonusesContent.Body, { offers: { isOffered: false } });

  expect(await screen.findByText('No offers for now')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Six kinds of games' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Limits and breaks' })).toHaveAttribute('href', '/en/office/responsible');
});

it.each(['self-excluded', 'offers-paused'])(
  '[CS-07] [LIM-5] shows "no offers" instead of an error when the backend refuses with %s',
  async (refusal) => {
    open('/en/bonus/casino', bonusesContent.Body, { refusal });

    expect(await screen.findByText('No offers for now')).toBeVisible();
  },
);

it('[CS-03] shows all bonuses to a visitor and asks them to sign in before taking part', () => {
  open('/en/bonus/casino/slot-first-deposit', bonusContent.Body, { isPlayer: false });

  expect(screen.getByRole('heading', { name: 'First-deposit spins' })).toBeVisible();
  expect(screen.getAllByText(/20 free spins, credited as €2.00/)).not.toHaveLength(0);
  expect(screen.getByRole('link', { name: 'Sign in to take part' })).toHaveAttribute(
    'href',
    '/en/user/login?returnUrl=%2Fen%2Fbonus%2Fcasino%2Fslot-first-deposit',
  );
});

it('[CS-07] [RT-19] joins a bonus with one click and shows its progress', async () => {
  const { server, user } = open('/en/bonus/casino/six-kinds', bonusContent.Body);

  await user.click(await screen.findByRole('button', { name: 'Opt in' }));

  expect(await screen.findByRole('progressbar', { name: 'Steps done' })).toHaveAttribute('aria-valuetext', '2 of 6');
  expect(server.log.at(-1)?.body).toEqual({ id: 'six-kinds', isTaken: true });
});

it('[RT-19] lists the offers taken up, with links, on the thank-you page', async () => {
  open('/en/thankyou', thankYouContent.Body, {
    offers: {
      bonuses: [{ id: 'limit-set', state: 'credited', done: 1, takenAt: 1, endsAt: 2, credited: 100 }],
      tournaments: [{ edition: 'slots-week-2026-11-16', joinedAt: 1, rounds: 3, place: 4, score: 500, prize: null }],
    },
  });

  expect(await screen.findByRole('link', { name: 'Spins for a limit' })).toHaveAttribute('href', '/en/bonus/casino/limit-set');
  expect(screen.getByText('€1.00')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Slots of the week' })).toHaveAttribute(
    'href',
    '/en/bonus/casino/tournaments/slots-week-2026-11-16',
  );
  expect(screen.getByText('Place 4')).toBeVisible();
});
