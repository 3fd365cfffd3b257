import { screen, within } from '@testing-library/react';
import { freezeClock, open, pass } from './coupon-panel.test.helper.tsx';

freezeClock();

it('[OD-02] [CP-05] a selection shows the rules of its market in a dialog', async () => {
  const { pick, user } = await open();
  await pick(1);
  await pass(500);

  await user.click(screen.getByRole('button', { name: /^Rules of / }));
  await pass(500);
  const rules = screen.getByRole('dialog', { name: /^Rules: / });
  expect(rules).toHaveTextContent('If the match is stopped for good, the bet is settled if its market is already decided');
  await user.click(within(rules).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog', { name: /^Rules: / })).not.toBeInTheDocument();
});
