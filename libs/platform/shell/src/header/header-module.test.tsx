import { createAppStore } from '@touchline/shared-state';
import { createFakePorts } from '@touchline/shared-testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { HeaderModule } from './HeaderModule.tsx';

it('[LY-07] replaces a failed part of the header by a retry button; the rest stays, and a click brings the part back', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined); // React logs errors that a boundary catches
  const report = jest.fn();
  const store = createAppStore({ ports: { ...createFakePorts(), report }, modules: [] });
  let isBroken = true;
  const Balance = () => {
    if (isBroken) throw new TypeError('no money');
    return <b>€5.00</b>;
  };
  render(
    <Provider store={store}>
      <IntlProvider locale="ru" messages={{ main_page_refresh_button: 'Обновить' }} onError={() => undefined}>
        <HeaderModule name="balance">
          <Balance />
        </HeaderModule>
        <HeaderModule name="language">
          <i>EN</i>
        </HeaderModule>
      </IntlProvider>
    </Provider>,
  );
  expect(screen.getByText('EN')).toBeVisible();
  expect(report).toHaveBeenCalledWith('header-module-threw', { name: 'balance', code: 'TypeError' });

  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Обновить' }));

  expect(screen.getByText('€5.00')).toBeVisible();
  logged.mockRestore();
});
