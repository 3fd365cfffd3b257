import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { ScoreBoard } from './ScoreBoard.tsx';

const drawStrip = (sport: string, first: string[], second: string[]) =>
  render(
    <IntlProvider locale="en" onError={() => undefined}>
      <ScoreBoard
        isSlim
        sport={sport}
        score="0 – 0"
        sides={[
          { name: 'Lions', periods: first },
          { name: 'Bears', periods: second },
        ]}
      />
    </IntlProvider>,
  );

it.each([
  ['tennis', ['6', '3'], ['4', '2'], '6–4 3–2'],
  ['cricket', ['142', ''], ['', '98'], '142 98'],
  ['baseball', ['0', '1', '2', '3', '4', '5'], ['1', '0', '0', '0', '0', '0'], '… 1–0 2–0 3–0 4–0 5–0'],
])('[BT-01] the strip of %s shows its periods in one line: %j and %j as %s', (sport, first, second, line) => {
  drawStrip(sport, first, second);
  expect(screen.getByText(line)).toBeVisible();
});
