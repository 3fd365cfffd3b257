import { act, render, waitFor } from '@testing-library/react';
import { watchTexts } from './watch-texts.ts';

const { removeChild, insertBefore } = Node.prototype;
afterEach(() => void Object.assign(Node.prototype, { removeChild, insertBefore }));
const isKept = (): boolean => Node.prototype.removeChild !== removeChild;

const Bets = ({ bets, note }: { bets: number; note?: string }) => (
  <p>
    Bets: {bets}
    <b>in all</b>
    {note}
  </p>
);
const replace = (text: ChildNode | undefined): void => {
  const font = document.createElement('font');
  font.textContent = text?.textContent ?? '';
  text?.replaceWith(font);
};

it('[RM-08] keeps the texts of a page from its first translation on, with what has changed meanwhile', async () => {
  watchTexts(document);
  const { container, rerender } = render(<Bets bets={1} note="Placed" />);
  const texts = [...(container.firstElementChild?.childNodes ?? [])];
  act(() => texts.filter((node) => node instanceof Text).forEach(replace));
  await act(async () => Promise.resolve());
  rerender(<Bets bets={2} note="Placed" />);
  await waitFor(() => expect(isKept()).toBe(true));
  await waitFor(() => expect(container.textContent).toBe('Bets: 2in allPlaced'));

  rerender(<Bets bets={3} />);

  await waitFor(() => expect(container.textContent).toBe('Bets: 3in all'));
});

it('[RM-08] loads nothing for what React itself changes', async () => {
  const { rerender, unmount } = render(<Bets bets={1} note="Placed" />);
  watchTexts(document); // the container of the test is not React's
  rerender(<Bets bets={2} />);
  rerender(<Bets key="other" bets={2} note="Settled" />);
  await act(async () => Promise.resolve());
  unmount();
  await act(async () => import('./keep-texts.ts'));

  expect(isKept()).toBe(false);
});
