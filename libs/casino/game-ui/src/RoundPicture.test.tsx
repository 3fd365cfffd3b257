import { MODELS, rulesOf, type Scene } from '@touchline/casino-game-math';
import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { RoundPicture } from './index.ts';

const show = (model: string, scene: Scene, isGain = false) =>
  render(
    <IntlProvider locale="en">
      <RoundPicture model={model} scene={scene} isGain={isGain} theme="light" isCalm />
    </IntlProvider>,
  );

it('[CS-05] shows the recorded pocket of a round of roulette', () => {
  show('roulette-european', { kind: 'roulette', pocket: 17, bets: [{ on: 'red', staked: 100, returned: 0 }] });
  expect(screen.getByText('Black')).toBeVisible();
  expect(screen.getByText('17', { selector: 'b' })).toBeVisible();
});

it('[CS-05] shows where the mines were, with no cell to open', () => {
  show('mines', { kind: 'mines', count: 2, opened: [0], mines: [3, 4], times: 0, next: 0 });
  expect(screen.getByRole('button', { name: 'Open cell 4 ✹' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Open cell 1 ◆' })).toBeDisabled();
  expect(screen.getAllByRole('button').every((cell) => cell.hasAttribute('disabled'))).toBe(true);
});

it('[LIM-5] [CS-05] does not draw three equal scratch card fields as a win if they pay no more than the price', () => {
  const scene: Scene = { kind: 'scratch', cells: ['1', '1', '1', '2', '5', '2', '10', '5', '20'], times: 100, multiplier: 1 };
  for (const isGain of [false, true]) {
    const { container, unmount } = show('scratch-multiplier', scene, isGain);
    expect(container.querySelectorAll('[data-pays]')).toHaveLength(3);
    expect(container.querySelectorAll('[data-marked]')).toHaveLength(isGain ? 3 : 0);
    unmount();
  }
});

it('[CS-05] draws the first round of every model, and nothing for an unknown one', () => {
  for (const { id } of MODELS) {
    let state = 7;
    const draw = (below: number) => (state = (state * 48_271) % 2_147_483_647) % below;
    const { container, unmount } = show(id, rulesOf(id).play({ amount: 100, choice: rulesOf(id).standard }, [], draw).scene);
    expect(container).not.toBeEmptyDOMElement();
    unmount();
  }
  expect(show('no-such-game', { kind: 'coin', side: 'heads', times: 0 }).container).toBeEmptyDOMElement();
});
