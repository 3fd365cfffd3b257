import { render as draw, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { anOutcome } from '../testing.ts';
import { OutcomeButton } from './OutcomeButton.tsx';
import { writePrice } from './write-price.ts';

const render = (node: ReactNode) => draw(<IntlProvider locale="en">{node}</IntlProvider>);

it('[BT-02] picks an open price', async () => {
  const onPick = jest.fn();
  render(<OutcomeButton outcome={anOutcome()} onPick={onPick} />);

  await userEvent.click(screen.getByRole('button', { name: 'Over 2.5 1.92' }));

  expect(onPick).toHaveBeenCalledWith(expect.objectContaining({ id: 101, odds: '1.92' }));
});

it('[BT-02] does not pick a locked price, and shows the reason', async () => {
  const onPick = jest.fn();
  render(<OutcomeButton outcome={anOutcome({ isLocked: true, lockReason: 'Paused: goal' })} onPick={onPick} />);
  const button = screen.getByRole('button');

  await userEvent.click(button);

  expect(onPick).not.toHaveBeenCalled();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAttribute('title', 'Paused: goal');
});

it('[BT-02] has the full name for screen readers if only the column head shows the name', () => {
  render(<OutcomeButton outcome={anOutcome()} look="cell" />);

  expect(screen.getByRole('button', { name: 'Total goals: Over 2.5 1.92' })).toBeVisible();
});

it('[BT-02] shows the own line of a handicap above its odds, and has the full name for screen readers', () => {
  const { rerender } = render(
    <OutcomeButton outcome={anOutcome({ name: '2 (+0.5)', label: 'Handicap: Dunmere +0.5', line: '+0.5' })} look="lined" />,
  );

  const button = screen.getByRole('button', { name: '+0.5 Handicap: Dunmere +0.5 1.92' });
  expect(within(button).getByText('+0.5')).toHaveAttribute('title', '2 (+0.5)');
  expect(screen.queryByText('2 (+0.5)')).toBeNull();

  rerender(
    <IntlProvider locale="en">
      <OutcomeButton outcome={anOutcome({ line: '+0.5' })} look="cell" />
    </IntlProvider>,
  );
  expect(screen.queryByText('+0.5')).toBeNull();
});

it('[BT-02] [A11Y-3] announces a short name with market and side, and a full name only once', () => {
  render(
    <>
      <OutcomeButton outcome={anOutcome({ name: '1', label: 'Match result: Harwick', odds: '2.46' })} />
      <OutcomeButton outcome={anOutcome({ name: 'X', label: 'Match result: Draw', odds: '3.10' })} />
      <OutcomeButton outcome={anOutcome({ name: 'Over 2.5', label: 'Total goals: Over 2.5', odds: '1.92' })} />
    </>,
  );

  const buttons = screen.getAllByRole('button');
  expect(buttons[0]).toHaveAccessibleName('1 Match result: Harwick 2.46');
  expect(buttons[1]).toHaveAccessibleName('X Match result: Draw 3.10');
  expect(buttons[2]).toHaveAccessibleName('Over 2.5 1.92');
});

it('[BT-02] accepts prices and locks written directly into the DOM', async () => {
  const onPick = jest.fn();
  render(<OutcomeButton outcome={anOutcome()} onPick={onPick} />);
  const button = screen.getByRole<HTMLButtonElement>('button');

  writePrice(button, { odds: '1.95', isLocked: false, movement: 'up', was: 'Was 1.92' });
  const beat = button.dataset['beat'];
  writePrice(button, { odds: '1.97', isLocked: true, lockReason: 'Paused: goal', movement: 'up' });
  await userEvent.click(button);

  expect(button).toHaveTextContent('1.97');
  expect(button.dataset['beat']).not.toBe(beat);
  expect(button).toHaveAttribute('title', 'Paused: goal');
  expect(onPick).not.toHaveBeenCalled();
});

it('[BT-02] removes the mark of a change after its time, and a lock in between does not restart it', () => {
  render(<OutcomeButton outcome={anOutcome()} />);
  const button = screen.getByRole<HTMLButtonElement>('button');
  writePrice(button, { odds: '1.95', isLocked: false, movement: 'up' });
  const beat = button.dataset['beat'];

  writePrice(button, { odds: '1.95', isLocked: true, movement: 'up' });
  expect([button.dataset['movement'], button.dataset['beat']]).toEqual(['up', beat]);

  writePrice(button, { odds: '1.95', isLocked: false, movement: null });
  expect([button.dataset['movement'], button.dataset['beat']]).toEqual([undefined, undefined]);
});

describe('while the feed is silent', () => {
  const off = { 'aria-disabled': 'true', 'data-stale': '' };
  const found = (button: HTMLElement) => Object.fromEntries(Object.keys(off).map((name) => [name, button.getAttribute(name)]));

  it('[ODD-5] a price keeps its figure, says why and cannot be picked', async () => {
    const onPick = jest.fn();
    render(<OutcomeButton outcome={anOutcome({ isStale: true, lockReason: 'Odds not updating', was: 'Was 1.90' })} onPick={onPick} />);
    const button = screen.getByRole('button', { name: 'Over 2.5 1.92' });

    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');

    expect(onPick).not.toHaveBeenCalled();
    expect(found(button)).toEqual(off);
    expect(button).toHaveAttribute('title', 'Odds not updating');
  });

  it('[ODD-5] a picked price can be taken out of the coupon', async () => {
    const onPick = jest.fn();
    render(<OutcomeButton outcome={anOutcome({ isStale: true, isPicked: true })} onPick={onPick} />);
    const button = screen.getByRole<HTMLButtonElement>('button');
    await userEvent.click(button);
    writePrice(button, { odds: '1.95', isLocked: false, movement: 'up' });
    await userEvent.click(button);

    expect(onPick).toHaveBeenCalledTimes(2);
    expect(found(button)).toEqual({ ...off, 'aria-disabled': null });
  });

  it('[ODD-5] a written price does not open it: only a fresh rendering does', async () => {
    const onPick = jest.fn();
    const tree = (isStale: boolean) => (
      <IntlProvider locale="en">
        <OutcomeButton outcome={anOutcome({ isStale })} onPick={onPick} />
      </IntlProvider>
    );
    const { rerender } = draw(tree(true));
    const button = screen.getByRole<HTMLButtonElement>('button');

    writePrice(button, { odds: '1.95', isLocked: true, movement: null });
    writePrice(button, { odds: '1.97', isLocked: false, lockReason: 'Odds not updating', movement: null, was: 'Was 1.92' });
    await userEvent.click(button);
    expect(onPick).not.toHaveBeenCalled();
    expect(found(button)).toEqual(off);
    expect(button).toHaveAttribute('title', 'Odds not updating');

    rerender(tree(false));
    await userEvent.click(button);
    expect(onPick).toHaveBeenCalledTimes(1);
    expect(found(button)).toEqual({ 'aria-disabled': null, 'data-stale': null });
  });
});
