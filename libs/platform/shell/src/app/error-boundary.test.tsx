import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect, type ReactNode } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

/** Throws as React does when an extension has changed the page, for the first `times` times that it is shown. */
function page(name: string, times: number) {
  let shown = 0;
  return function Page() {
    useEffect(() => {
      shown += 1;
      if (shown <= times) throw new DOMException('The node to be removed is not a child of this node.', name);
    }, []);
    return <p>Coupon</p>;
  };
}
function draw(Page: () => ReactNode) {
  const onError = jest.fn();
  render(
    <ErrorBoundary onError={onError} fallback={(reset) => <button onClick={reset}>Retry</button>}>
      <Page />
    </ErrorBoundary>,
  );
  return onError;
}

it.each([1, 3])('[RM-08] renders children again whose elements were changed %i times by an extension', (times) => {
  const onError = draw(page('NotFoundError', times));

  expect(screen.getByText('Coupon')).toBeVisible();
  expect(onError).toHaveBeenCalledTimes(times);
});

it('[RM-08] gives up after three times, then offers a retry and counts anew', async () => {
  draw(page('NotFoundError', 7));
  expect(screen.queryByText('Coupon')).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));

  expect(screen.getByText('Coupon')).toBeVisible();
});

it('[RM-08] renders nothing again after any other error', () => {
  draw(page('InvalidStateError', 1));

  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});
