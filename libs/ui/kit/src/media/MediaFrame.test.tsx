import { fireEvent, render as draw, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { frameVerdict } from './frame-verdict.ts';
import { MediaFrame } from './MediaFrame.tsx';

const OURS = 'https://touchline.example';
const render = (node: ReactNode) => draw(<IntlProvider locale="en">{node}</IntlProvider>);

it.each([
  ['https://media.example/1', null],
  ['//media.example/1', null],
  ['http://games.localhost:4200/1', null],
  ['http://127.0.0.1:4200/1', null],
  ['http://media.example/1', 'not-secure'],
  ['javascript:alert(1)', 'not-secure'],
  ['data:text/html,x', 'not-secure'],
  ['/en/live', 'own-site'],
  ['https://touchline.example/en', 'own-site'],
  ['https://', 'not-an-address'],
])('[LB-02] the url %s in a frame: %s', (address, verdict) => {
  expect(frameVerdict(address, OURS)).toBe(verdict);
});

it("[LB-02] loads nothing before the player's press, then allows scripts only", async () => {
  const { container } = render(<MediaFrame src="https://media.example/1" title="Stream of Harwick" pageOrigin={OURS} />);
  expect(container.querySelector('iframe')).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: /Stream of Harwick/ }));
  const frame = screen.getByTitle('Stream of Harwick');
  expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
  expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
  expect(container.firstElementChild).toHaveAttribute('aria-busy', 'true');
  fireEvent.load(frame);

  expect(container.firstElementChild).not.toHaveAttribute('aria-busy');
});

it('[LB-02] requires a new press for another url', async () => {
  const { rerender, container } = render(<MediaFrame src="https://media.example/1" title="Stream" pageOrigin={OURS} />);
  await userEvent.click(screen.getByRole('button'));

  rerender(
    <IntlProvider locale="en">
      <MediaFrame src="https://media.example/2" title="Stream" pageOrigin={OURS} />
    </IntlProvider>,
  );

  expect(container.querySelector('iframe')).toBeNull();
});

it('[LB-02] explains that a url cannot be shown', () => {
  const { container } = render(<MediaFrame src="http://media.example/1" title="Stream" isReady pageOrigin={OURS} />);

  expect(container.querySelector('iframe')).toBeNull();
  expect(screen.getByText('Not available here')).toBeVisible();
});
