import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { BrowserRouter, useNavigate } from 'react-router';
import { ComingNowProvider } from './coming-path.ts';
import { useOverPage } from './use-over-page.ts';

/** Replaces the page, as after sign-in. */
let replacePage: (to: string) => void;
function Phone() {
  const navigate = useNavigate();
  replacePage = (to) => void navigate(to, { replace: true });
  const [open, setOpen] = useOverPage<'menu' | 'coupon'>('coupon');
  return (
    <>
      <button onClick={() => setOpen('menu')}>Menu</button>
      <button onClick={() => setOpen(null)}>Close</button>
      <output>{open ?? 'nothing'}</output>
    </>
  );
}

/** Changes the address at once; the router learns of it and renders later. */
const changeAddress = (to: string): void => history.pushState({ idx: 1, key: to, usr: null }, '', to);
const drawPage = (): void => act(() => void dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown })));
const over = (): string | null => screen.getByRole('status').textContent;

/** Path of the page being fetched while the address is still the previous one. Read by a function, so it causes no render. */
let coming: string | null;
const fetchPage = (path: string | null): void => void (coming = path);

beforeEach(() => {
  history.replaceState(null, '', '/en/live');
  coming = null;
  render(
    <BrowserRouter>
      <ComingNowProvider value={() => coming}>
        <Phone />
      </ComingNowProvider>
    </BrowserRouter>,
  );
});

it('closes the overlay when another page is shown', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  expect(over()).toBe('menu');

  changeAddress('/en/line');
  drawPage();

  expect(over()).toBe('nothing');
});

it('keeps an overlay that was opened while a page was loading, until the next page', async () => {
  changeAddress('/en/line');
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));

  drawPage();
  expect(over()).toBe('menu');

  changeAddress('/en/live/all');
  drawPage();
  expect(over()).toBe('nothing');
});

it('[ID-03] keeps an overlay that was opened while a page was fetched, before the address changed', async () => {
  fetchPage('/en');
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));

  changeAddress('/en');
  fetchPage(null);
  drawPage();
  expect(over()).toBe('menu');

  changeAddress('/en/line');
  drawPage();
  expect(over()).toBe('nothing');
});

it('closes the overlay when another page than the fetched one is shown', async () => {
  fetchPage('/en');
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));

  changeAddress('/en/confirm-terms');
  fetchPage(null);
  drawPage();
  expect(over()).toBe('nothing');
});

it('[ID-03] keeps an overlay when the page is replaced automatically, until the next page', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  act(() => replacePage('/en'));
  expect(location.pathname).toBe('/en');
  expect(over()).toBe('menu');

  changeAddress('/en/line');
  drawPage();
  expect(over()).toBe('nothing');
});

it('opens the coupon for a link to it and closes it on another page', () => {
  changeAddress('/en/live#coupon');
  drawPage();
  expect(over()).toBe('coupon');

  changeAddress('/en/line');
  drawPage();
  expect(over()).toBe('nothing');
});
