import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { BrowserRouter, useNavigate } from 'react-router';
import { ComingNowProvider } from './coming-path.ts';
import { useOverPage } from './use-over-page.ts';

/** The site goes to another page in place of this one, as after signing in. */
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

/** The address is there at once; the router hears of it, and draws, later. */
const changeAddress = (to: string): void => history.pushState({ idx: 1, key: to, usr: null }, '', to);
const drawPage = (): void => act(() => void dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown })));
const over = (): string | null => screen.getByRole('status').textContent;

/** The path whose page is fetched, while the address is still the one before. The page hears of it when it asks: it draws nothing for it. */
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

it('another page closes what lies over the one before', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  expect(over()).toBe('menu');

  changeAddress('/en/line');
  drawPage();

  expect(over()).toBe('nothing');
});

it('what is opened while a page is on its way stays over that page, and the next one closes it', async () => {
  changeAddress('/en/line');
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));

  drawPage();
  expect(over()).toBe('menu');

  changeAddress('/en/live/all');
  drawPage();
  expect(over()).toBe('nothing');
});

it('[ID-03] what is opened while a page is fetched, before the address changes, stays over that page', async () => {
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

it('what is opened while a page is fetched goes when another page comes instead', async () => {
  fetchPage('/en');
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));

  changeAddress('/en/confirm-terms');
  fetchPage(null);
  drawPage();
  expect(over()).toBe('nothing');
});

it('[ID-03] what was opened just before a page comes by itself stays over that page, and the next one closes it', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  act(() => replacePage('/en'));
  expect(location.pathname).toBe('/en');
  expect(over()).toBe('menu');

  changeAddress('/en/line');
  drawPage();
  expect(over()).toBe('nothing');
});

it('a link to the coupon opens it, and the way to another page closes it', () => {
  changeAddress('/en/live#coupon');
  drawPage();
  expect(over()).toBe('coupon');

  changeAddress('/en/line');
  drawPage();
  expect(over()).toBe('nothing');
});
