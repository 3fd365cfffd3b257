import { createAppStore, createServerPorts, viewChanged } from '@touchline/shared-state';
import { answer, createFakeServer } from '@touchline/shared-testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { Fairness } from './Fairness.tsx';

const SEEDS = { current: { hash: 'a'.repeat(64), clientSeed: 'mine', rounds: 0 }, next: { hash: 'b'.repeat(64) }, revealed: [] };

it.each([
  ['round-open', 'Finish the round in play first, then change the seeds.'],
  ['seeds-changed', 'The seeds were not changed. Check the hash above and try again.'],
])('[CS-05] says why the seeds were not changed: %s', async (code, text) => {
  const { send, log } = createFakeServer({
    'GET /bff-api/games/seeds': () => answer(SEEDS),
    'GET /bff-api/games/rounds': () => answer({ rounds: [], hasMore: false }),
    'POST /bff-api/games/seeds': () => answer({ status: 409, code: 409, errors: [{ code, detail: 'no' }], traceId: 't' }, 409),
  });
  const store = createAppStore({ ports: createServerPorts({ send, origin: 'http://localhost', report: () => undefined }), modules: [] });
  store.dispatch(viewChanged({ language: 'en' }));
  render(
    <Provider store={store}>
      <IntlProvider locale="en">
        <MemoryRouter>
          <Fairness model="dice" rounds={0} />
        </MemoryRouter>
      </IntlProvider>
    </Provider>,
  );
  await userEvent.click(await screen.findByText('Provably fair'));
  await userEvent.click(screen.getByRole('button', { name: 'Reveal and change seeds' }));

  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(log.find(({ method }) => method === 'POST')?.body).toMatchObject({ nextHash: SEEDS.next.hash });
});
