import { createAppStore, type KeyValueStore } from '@touchline/shared-state';
import { createFakePorts } from '@touchline/shared-testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { RightSideButton } from './RightSideButton.tsx';
import { useRightSide } from './use-right-side.ts';

function Site() {
  const { isFolded, toggle } = useRightSide();
  return <RightSideButton isFolded={isFolded} onToggle={toggle} />;
}

function open(storage: Partial<KeyValueStore>) {
  const report = jest.fn();
  const whole: KeyValueStore = { get: () => null, set: () => true, remove: () => undefined, onChange: () => () => undefined, ...storage };
  const store = createAppStore({ ports: { ...createFakePorts(), storage: whole, report }, modules: [] });
  render(
    <Provider store={store}>
      <IntlProvider locale="en">
        <Site />
      </IntlProvider>
    </Provider>,
  );
  return { report, button: screen.getByRole('button', { name: 'Hide coupon' }) };
}

it('[LY-10] folds the right side and stores it', async () => {
  const set = jest.fn(() => true);
  const { button, report } = open({ set });

  await userEvent.click(button);

  expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(set).toHaveBeenCalledWith('tl-right-side', 'folded');
  expect(report).not.toHaveBeenCalled();
});

it('[LY-10] starts folded if it was left folded', () => {
  expect(open({ get: (key) => (key === 'tl-right-side' ? 'folded' : null) }).button).toHaveAttribute('aria-pressed', 'true');
});

it('[LY-10] only logs a toggle that the storage does not keep', async () => {
  const { button, report } = open({ set: () => false });

  await userEvent.click(button);

  expect(report.mock.calls).toEqual([['right-side-mode', { code: 'not-kept' }]]);
  expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(screen.queryByRole('alert')).toBeNull();
});
