import { sessionModule } from '@touchline/identity-state';
import { createFakePorts, createFakeServer, startStore } from '@touchline/shared-testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { Link, MemoryRouter, Route, Routes, useNavigate } from 'react-router';
import { useOpenedByPress } from './use-opened-by-press.ts';

const PLAYER = { status: 'player', userId: 7, startedAt: 1, previousLoginAt: null } as const;

function Game({ canPlay, onOpen }: { canPlay: boolean; onOpen: () => void }) {
  useOpenedByPress(canPlay, onOpen);
  return <Link to="/facts">Facts</Link>;
}
function Facts() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Back</button>;
}

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

function visit(at: '/lobby' | '/game', session: typeof PLAYER | { status: 'visitor' }, canPlay = true) {
  const ports = createFakePorts({ send: createFakeServer().send });
  const store = startStore([sessionModule(ports)], { session });
  stops.push(store.stop);
  const onOpen = jest.fn();
  const tree = (isPlayable: boolean) => (
    <Provider store={store as never}>
      <MemoryRouter initialEntries={[at]}>
        <Routes>
          <Route path="/lobby" element={<Link to="/game">Amber Lighthouse</Link>} />
          <Route path="/game" element={<Game canPlay={isPlayable} onOpen={onOpen} />} />
          <Route path="/facts" element={<Facts />} />
        </Routes>
      </MemoryRouter>
    </Provider>
  );
  const { rerender } = render(tree(canPlay));
  const press = (name: string) => userEvent.click(screen.getByText(name));
  return { onOpen, press, allow: () => rerender(tree(true)) };
}

it('[CS-02] a tile pressed by a signed-in player opens the game, once it can be played, and only once', async () => {
  const { onOpen, press, allow } = visit('/lobby', PLAYER, false);
  await press('Amber Lighthouse');
  expect(onOpen).not.toHaveBeenCalled();
  allow();
  expect(onOpen).toHaveBeenCalledTimes(1);

  await press('Facts');
  await press('Back');
  expect(screen.getByText('Facts')).toBeVisible();
  expect(onOpen).toHaveBeenCalledTimes(1);
});

it('[CS-02] a loaded document shows the start screen, and so does a tile pressed by a visitor', async () => {
  expect(visit('/game', PLAYER).onOpen).not.toHaveBeenCalled();

  const { onOpen, press } = visit('/lobby', { status: 'visitor' });
  await press('Amber Lighthouse');
  expect(screen.getAllByText('Facts')).toHaveLength(2);
  expect(onOpen).not.toHaveBeenCalled();
});
