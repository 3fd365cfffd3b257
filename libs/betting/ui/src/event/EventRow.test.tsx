import { render as draw, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { OutcomeButton } from '../outcome/OutcomeButton.tsx';
import { aFutureEvent, anEvent } from '../testing.ts';
import { EventCard, LiveCard } from './EventCard.tsx';
import { EventRow } from './EventRow.tsx';

const render = (node: ReactNode) => draw(<IntlProvider locale="en">{node}</IntlProvider>);

it('[BT-01] shows both sides, the score, the clock and the main prices', () => {
  render(<EventRow event={anEvent()} />);

  expect(screen.getByRole('link', { name: /Harwick Rovers.*2.*Dunmere Athletic.*1/ })).toHaveAttribute('href', anEvent().href);
  expect(screen.getByText('67′')).toBeVisible();
  expect(screen.getAllByTestId(/^outcome-/)).toHaveLength(7);
  expect(screen.getByRole('link', { name: '+212 markets' })).toBeVisible();
});

it('[BT-01] each side of a handicap has its own line with a sign above its price; in the Asian view the line is between them', () => {
  const { rerender } = render(<EventRow event={anEvent()} onLines={() => undefined} />);
  const shown = () => ['106', '107'].map((id) => screen.getByTestId(`outcome-${id}`).textContent);
  const opener = () => screen.getByRole('button', { name: 'Handicap −1: other lines' });
  expect(shown()).toEqual(['−1 Harwick Rovers −1 2.72', '+1 Dunmere Athletic +1 1.44']);
  expect(opener().textContent).toBe('');

  rerender(
    <IntlProvider locale="en">
      <EventRow event={anEvent()} isAsian onLines={() => undefined} />
    </IntlProvider>,
  );
  expect(shown()).toEqual(['Harwick Rovers −1 2.72', 'Dunmere Athletic +1 1.44']);
  expect(opener()).toHaveTextContent('−1');
});

it('[BT-01] shows a dash for a price that is not offered', () => {
  render(<EventRow event={aFutureEvent()} />);

  expect(screen.getAllByText('–')).toHaveLength(2);
  expect(screen.getAllByTestId(/^outcome-/)).toHaveLength(5);
});

it('[BT-05] calls back with the game when its star is clicked', async () => {
  const onToggle = jest.fn();
  render(<EventRow event={anEvent()} onFavouriteToggle={onToggle} />);

  await userEvent.click(screen.getByRole('button', { name: 'Add to favourites: Harwick Rovers – Dunmere Athletic', pressed: true }));

  expect(onToggle).toHaveBeenCalledWith(1);
});

it('[BT-01] renders each price with the given function', async () => {
  const onPick = jest.fn();
  render(
    <EventCard event={anEvent()} renderOutcome={(outcome, look) => <OutcomeButton outcome={outcome} look={look} onPick={onPick} />} />,
  );

  await userEvent.click(screen.getByTestId('outcome-102'));

  expect(onPick).toHaveBeenCalledWith(expect.objectContaining({ id: 102, odds: '3.15' }));
});

it('[BT-01] shows handicap and total on phones in the Asian view', () => {
  render(<EventCard event={anEvent()} isAsian />);

  const { handicap, total } = anEvent().cells;
  expect(screen.getAllByTestId(/^outcome-/).map((button) => button.dataset['testid'])).toEqual(
    [handicap?.first, total?.first, handicap?.second, total?.second].map((outcome) => `outcome-${outcome?.id}`),
  );
});

it('[BT-01] a card on phones shows prices of the given market, or of the winner market if the game lacks it', () => {
  const { rerender } = render(<EventCard event={anEvent()} market="total" />);
  const shown = () => screen.getAllByTestId(/^outcome-/).map((button) => button.textContent);
  expect(shown()).toEqual(['Over 3.5 1.66', 'Under 3.5 2.18']);
  const of = (market: 'handicap' | 'both') => (
    <IntlProvider locale="en">
      <EventCard event={anEvent()} market={market} />
    </IntlProvider>
  );
  rerender(of('handicap'));
  expect(shown()).toEqual(['Harwick Rovers −1 2.72', 'Dunmere Athletic +1 1.44']);
  rerender(of('both'));
  expect(shown()).toEqual(['1 1.92', 'X 3.15', '2 5.40']);
});

it('[BT-01] has no link to further markets if there are none', () => {
  render(<EventRow event={{ ...anEvent(), moreCount: 0 }} />);

  expect(screen.queryByRole('link', { name: /market/ })).toBeNull();
});

it.each([
  ['row', (event: ReturnType<typeof anEvent>) => <EventRow event={event} hasPeriodsAlways />],
  ['live card', (event: ReturnType<typeof anEvent>) => <LiveCard event={event} sport="volleyball" championship="Superliga" />],
])('[BT-01] a %s shows the won sets and the two latest of five, to leave room for the names', (_, draw) => {
  const opponents = [
    { name: 'Brandmark Volley', score: '2', periods: ['25', '19', '25', '21', '9'] },
    { name: 'Real Montejo', score: '2', periods: ['20', '25', '17', '25', '11'] },
  ] as const;
  render(draw(anEvent({ opponents })));

  expect(screen.getByRole('link', { name: /Brandmark Volley/ })).toHaveTextContent('Brandmark Volley2192Real Montejo25112');
});

it('[BT-13] opens the other lines of a total and of a handicap', async () => {
  const onLines = jest.fn();
  render(<EventRow event={anEvent()} onLines={onLines} />);

  await userEvent.click(screen.getByRole('button', { name: 'Total 3.5: other lines' }));
  await userEvent.click(screen.getByRole('button', { name: /^Handicap .+: other lines$/ }));

  expect(onLines.mock.calls).toEqual([['total'], ['handicap']]);
});

it('[BT-13] also opens them from a card with a total, but not without a callback', async () => {
  const onLines = jest.fn();
  const { rerender } = render(<EventCard event={anEvent()} market="total" onLines={onLines} />);

  await userEvent.click(screen.getByRole('button', { name: 'Total 3.5: other lines' }));
  expect(onLines).toHaveBeenCalledWith('total');

  rerender(
    <IntlProvider locale="en">
      <EventCard event={anEvent()} market="total" />
    </IntlProvider>,
  );
  expect(screen.queryByRole('button', { name: /other lines/ })).toBeNull();
});
