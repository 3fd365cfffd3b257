import { createAppStore } from '@touchline/shared-state';
import { createFakePorts } from '@touchline/shared-testing';
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { useNowSeconds } from './use-now.ts';

const Seconds = () => <output>{useNowSeconds() ?? 'unknown'}</output>;

it('[ID-23] the session time ticks every 1000 ms by the server’s clock, whatever the local clock says', () => {
  jest.useFakeTimers({ now: 0 });
  const startedAt = performance.now();
  const ports = createFakePorts({ now: () => 1_900_000_000_000 + performance.now() - startedAt });
  render(
    <Provider store={createAppStore({ ports, modules: [] })}>
      <Seconds />
    </Provider>,
  );
  const seen: (string | null)[] = [screen.getByRole('status').textContent];
  for (const ms of [999, 1, 1_000]) {
    act(() => jest.advanceTimersByTime(ms));
    seen.push(screen.getByRole('status').textContent);
  }
  expect(seen).toEqual(['1900000000', '1900000000', '1900000001', '1900000002']);

  jest.setSystemTime(99_000_000_000_000);
  act(() => jest.advanceTimersByTime(1_000));
  expect(screen.getByRole('status')).toHaveTextContent('1900000003');
  jest.useRealTimers();
});
