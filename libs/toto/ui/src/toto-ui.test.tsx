import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { IntlProvider } from 'react-intl';
import { Balls } from './numbers/Balls.tsx';
import { NumberBoard } from './numbers/NumberBoard.tsx';
import { CombinationList } from './grid/CombinationList.tsx';
import { TotoGrid } from './grid/TotoGrid.tsx';
import { aTotoGame } from './testing.ts';

const draw = (element: ReactElement) =>
  render(
    <IntlProvider locale="en" timeZone="UTC">
      {element}
    </IntlProvider>,
  );
const GRID = { label: 'Games', outcomes: ['1', 'x', '2'], lang: 'en' };

it('[TL-01] renders each outcome as a toggle button named by game and outcome', async () => {
  const picked: (readonly [number, number])[] = [];
  draw(<TotoGrid {...GRID} games={[aTotoGame()]} picks={[[0]]} onPick={(...pick) => picked.push(pick)} />);
  expect(screen.getByRole('button', { name: 'Lindholm – Carrow Town: 1 45%' })).toHaveAttribute('aria-pressed', 'true');
  const draws = screen.getByRole('button', { name: 'Lindholm – Carrow Town: X 28%' });
  expect(draws).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(draws);
  expect(picked).toEqual([[0, 1]]);
});

it('[TL-01] shows the score of a finished game, explains a cancelled one, and disables both', () => {
  draw(<TotoGrid {...GRID} games={[aTotoGame({ score: [3, 1], outcome: 0 }), aTotoGame({ gameId: 2, isCancelled: true })]} picks={[]} />);
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('3');
  expect(within(first as HTMLElement).getByRole('button', { name: /: 1 / })).toHaveAttribute('data-right');
  expect(second).toHaveTextContent('Cancelled: every selection is right');
  for (const button of screen.getAllByRole('button')) expect(button).toBeDisabled();
});

it('[TL-01] lists combinations fifty at a time, up to the last', async () => {
  draw(
    <CombinationList
      picks={[
        [0, 1, 2],
        [0, 1, 2],
        [0, 1, 2],
        [0, 1, 2],
      ]}
      outcomes={['1', 'x', '2']}
    />,
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(50);
  await userEvent.click(screen.getByRole('button', { name: 'Show more (31 left)' }));
  const all = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect([all.length, all[0], all[80], new Set(all).size]).toEqual([81, '1 · 1 · 1 · 1', '2 · 2 · 2 · 2', 81]);
  expect(screen.queryByRole('button')).toBeNull();
});

it('[TL-02] a full board allows only deselecting', async () => {
  const pressed: number[] = [];
  draw(<NumberBoard label="Numbers" first={1} last={5} picked={[2, 4]} isFull onPick={(number) => pressed.push(number)} />);
  await userEvent.click(screen.getByRole('button', { name: '2', pressed: true }));
  await userEvent.click(screen.getByRole('button', { name: '3' }));
  expect(pressed).toEqual([2]);
});

it('[TL-02] shows undrawn numbers as empty places, and marks right ones by more than colour', () => {
  draw(<Balls label="Numbers of the draw" numbers={[7, 21]} places={5} marked={[21]} />);
  const list = screen.getByRole('list', { name: 'Numbers of the draw' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['7', '21']);
  expect(list.children).toHaveLength(5);
  expect(screen.getByText('21').tagName).toBe('STRONG');
});
