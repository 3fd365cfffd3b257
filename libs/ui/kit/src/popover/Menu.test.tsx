import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Menu } from './Popover.tsx';

// jsdom has no popovers, so the browser's reaction to a press is dispatched by hand.
async function openMenu(items: Parameters<typeof Menu>[0]['items']) {
  const { container } = render(
    <>
      <Menu label="Account" trigger={<button type="button">Anna</button>} items={items} onChoose={() => undefined} />
      <button type="button">Behind</button>
    </>,
  );
  screen.getByRole('button', { name: 'Anna' }).focus();
  const panel = container.querySelector('[popover]');
  if (panel === null) throw new Error('no panel');
  fireEvent(panel, Object.assign(new Event('toggle'), { newState: 'open', oldState: 'closed' }));
  await screen.findAllByText('Bets');
  await new Promise((done) => requestAnimationFrame(done));
}
const COMMANDS = [
  { key: 'bets', label: 'Bets' },
  { key: 'money', label: 'Money' },
  { key: 'limits', label: 'My limits' },
  { key: 'out', label: 'Sign out' },
];
const focused = () => document.activeElement?.textContent;

it('[LB-02] opens on its first command; arrow keys and letters move and wrap around', async () => {
  await openMenu(COMMANDS);
  expect(focused()).toBe('Bets');

  await userEvent.keyboard('m');
  await waitFor(() => expect(focused()).toBe('Money'));
  await userEvent.keyboard('m');
  await waitFor(() => expect(focused()).toBe('My limits'));
  await userEvent.keyboard('{End}b');
  await waitFor(() => expect(focused()).toBe('Bets'));
  await userEvent.keyboard('{ArrowUp}');
  expect(focused()).toBe('Sign out');
  await userEvent.keyboard('x');
  expect(focused()).toBe('Sign out');
});

it('[LB-02] Tab closes a menu and moves to the element after its button', async () => {
  await openMenu(COMMANDS);

  await userEvent.tab();

  expect(focused()).toBe('Behind');
  expect(screen.queryByText('Bets')).toBeNull();
});

it('[LB-02] a menu of choices opens on the current choice', async () => {
  await openMenu([
    { key: 'a', label: 'Bets', isChecked: false },
    { key: 'b', label: 'Money', isChecked: true },
  ]);

  expect(focused()).toBe('Money');
});
