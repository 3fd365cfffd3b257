import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { RealityCheckDialog, type RealityCheckDialogProps } from './RealityCheckDialog.tsx';

const check = { minutes: 5, dueInSeconds: 0, playedSeconds: 3_725, staked: 4_250, returned: 1_900, currencyIso: 'EUR', exponent: 2 };

function open(more: Partial<RealityCheckDialogProps> = {}) {
  const answers: unknown[] = [];
  render(
    <IntlProvider locale="en">
      <RealityCheckDialog
        check={check}
        links={{ history: '/en/office/history', limits: '/en/office/responsible' }}
        isBusy={false}
        hasFailed={false}
        onAnswer={(answer) => answers.push(answer)}
        {...more}
      />
    </IntlProvider>,
  );
  return answers;
}

it('[LIM-8] shows the time, stakes, returns and the net result, and links to bets and limits', () => {
  open();
  const rows = screen.getAllByRole('definition').map(({ textContent }) => textContent);

  expect(rows).toEqual(['1:02:05', '€42.50', '€19.00', '−€23.50']);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/en/office/history', '/en/office/responsible']);
});

it('[LIM-8] open bets are shown beside the net result, not in it', () => {
  open({ check: { ...check, atStake: 3_000 } });
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    ...['1:02:05', '€42.50', '€19.00', '€30.00', '+€6.50'],
  ]);
});

it('[LIM-8] cannot be dismissed: Escape has no effect, and there is no close button', async () => {
  const answers = open();
  await userEvent.keyboard('{Escape}');

  expect(screen.getByRole('dialog', { name: 'Reality check' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  expect(answers).toEqual([]);
});

it('[RG-11] [LIM-9] continues, signs out or turns checks off', async () => {
  const answers = open();
  await userEvent.click(screen.getByRole('button', { name: 'Keep playing' }));
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));

  expect(answers).toEqual([
    { action: 'continue', isLast: false },
    { action: 'log_out', isLast: true },
  ]);
});

it('[RG-11] a link to bets or limits restarts the interval', async () => {
  const answers = open();
  // Cancel the navigation, because there is no router here.
  screen.getByRole('link', { name: 'My limits' }).addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(screen.getByRole('link', { name: 'My limits' }));

  expect(answers).toEqual([{ action: 'nothing', isLast: false }]);
});
