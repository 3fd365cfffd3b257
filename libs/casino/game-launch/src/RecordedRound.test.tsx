import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { RecordedRound } from './RecordedRound.tsx';

it('[CS-05] draws a round of the history from its recorded result when it is opened', async () => {
  render(
    <IntlProvider locale="en">
      <RecordedRound record={{ model: 'roulette-french', scene: { kind: 'roulette', pocket: 26, bets: [] }, staked: 100, returned: 0 }} />
    </IntlProvider>,
  );
  expect(screen.queryByText('26', { selector: 'b' })).toBeNull();
  const replay = screen.getByText('Show this round').closest('details');
  if (replay === null) throw new Error('nothing to open');
  replay.open = true;
  expect(await screen.findByText('26', { selector: 'b' })).toBeVisible();
  expect(screen.getByText('Black')).toBeVisible();
});
