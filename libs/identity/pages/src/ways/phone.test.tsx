import { PhoneField, phoneBody, type PhoneValue } from '@touchline/identity-forms';
import { answer, createFakePorts, createFakeServer } from '@touchline/shared-testing';
import { sessionModule } from '@touchline/identity-state';
import { createAppStore } from '@touchline/shared-state';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';

const COUNTRIES = [
  ['CA', 'Canada', '+1'],
  ['CI', "Côte d'Ivoire", '+225'],
  ['DE', 'Germany', '+49'],
  ['HU', 'Hungary', '+36'],
  ['IT', 'Italy', '+39'],
  ['KZ', 'Kazakhstan', '+7'],
  ['RU', 'Russia', '+7'],
  ['US', 'United States', '+1'],
  ['ZZ', 'A country that libphonenumber does not know', '+888'],
].map(([country_code = '', name = '', tel_code = ''], at) => ({ id: at + 1, country_code, name, tel_code, currencyIso: 'EUR' }));
const idOf = (code: string) => COUNTRIES.find(({ country_code }) => country_code === code)?.id ?? null;

/** The field, and the value as the form sends it. */
function Form({ from }: { from: string }) {
  const [value, setValue] = useState<PhoneValue>({ countryId: idOf(from), digits: '' });
  const { country_code, phone_number } = phoneBody(COUNTRIES, value);
  return (
    <>
      <PhoneField countries={COUNTRIES} value={value} onChange={setValue} />
      <output>{`${country_code} ${phone_number}`}</output>
    </>
  );
}

function open(from: string, locale = 'en'): HTMLInputElement {
  const masks = [{ CountryId: idOf('ZZ'), Mask: '### ## ##', Min: 7, Max: 7 }];
  const server = createFakeServer({ 'GET /web-api/registration/phone-masks': () => answer({ masks }) });
  const store = createAppStore({ ports: createFakePorts({ send: server.send }), modules: [sessionModule] });
  render(
    <Provider store={store}>
      <IntlProvider locale={locale} onError={() => undefined}>
        <Form from={from} />
      </IntlProvider>
    </Provider>,
  );
  return screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone number' });
}
const sent = () => screen.getByRole('status').textContent;

// Formats as libphonenumber's demo shows them for the same input.
it.each([
  ['CI', '0708123456', '07 08 12 3456', '+225 0708123456'],
  ['CI', '٠٧٠٨١٢٣٤٥٦', '07 08 12 3456', '+225 0708123456'],
  ['IT', '0669821234', '06 6982 1234', '+39 0669821234'],
  ['IT', '3123456789', '312 345 6789', '+39 3123456789'],
  ['DE', '1711234567', '171 1234567', '+49 1711234567'],
  ['DE', '01711234567', '0171 1234567', '+49 01711234567'],
  ['HU', '06201234567', '06 20 123 4567', '+36 06201234567'],
  ['RU', '89123456789', '8 (912) 345-67-89', '+7 89123456789'],
  ['US', '2125550123', '212 555 0123', '+1 2125550123'],
])('[ID-08] [ID-25] in %s, %s is formatted as %s while it is typed', async (from, typed, shown, body) => {
  const field = open(from);
  await userEvent.type(field, typed);
  await waitFor(() => expect(field).toHaveValue(shown));
  expect(sent()).toBe(body);
});

it.each([
  ['DE', '+225 07 08 12 34 56', '+225', '+225 0708123456'],
  ['IT', '+49 (0)171 1234567', '+49', '+49 01711234567'],
  ['DE', '+1 212 555 0123', '+1', '+1 2125550123'],
  ['KZ', '+7 771 000 9998', '+7', '+7 7710009998'],
  ['DE', '＋39 06 6982 1234', '+39', '+39 0669821234'],
])('[ID-08] from %s, pasting %s chooses the country %s', async (from, pasted, code, body) => {
  const field = open(from);
  await userEvent.click(field);
  await userEvent.paste(pasted);
  expect(screen.getByRole('button', { name: new RegExp(`^Country code \\${code},`) })).toBeVisible();
  expect(sent()).toBe(body);
});

it('[ID-08] a country code that is typed digit by digit chooses the country too, and an unknown one stays in the field', async () => {
  const field = open('DE');
  await userEvent.type(field, '+22507');
  expect(screen.getByRole('button', { name: "Country code +225, Côte d'Ivoire" })).toBeVisible();
  await waitFor(() => expect(field).toHaveValue('07'));
  await userEvent.clear(field);
  await userEvent.type(field, '+999');
  await waitFor(() => expect(field.value).toMatch(/^\+999/));
  expect(sent()).toBe('+225 +999');
});

it('[ID-08] the caret keeps its digit, and deleting a space deletes the digit beside it', async () => {
  const field = open('DE');
  await userEvent.type(field, '1711234567');
  await waitFor(() => expect(field).toHaveValue('171 1234567'));
  // In front of "1234567", behind the space.
  await userEvent.type(field, '9', { initialSelectionStart: 4, initialSelectionEnd: 4 });
  expect([field.value.replaceAll(' ', ''), field.value.slice(0, field.selectionStart ?? 0).replaceAll(' ', '')]).toEqual([
    ...['17191234567', '1719'],
  ]);
  await userEvent.clear(field);
  await userEvent.type(field, '1711234567');
  await userEvent.type(field, '{Backspace}', { initialSelectionStart: 4, initialSelectionEnd: 4 });
  expect([field.value.replaceAll(' ', ''), field.selectionStart]).toEqual(['171234567', 2]);
});

it('[ID-08] leaves the text of a composition alone until it ends', () => {
  const field = open('DE');
  fireEvent.compositionStart(field);
  fireEvent.input(field, { target: { value: '１７１' }, isComposing: true });
  expect(field).toHaveValue('１７１');
  fireEvent.compositionEnd(field);
  expect(sent()).toBe('+49 171');
});

it('[ID-08] [ID-25] formats by the mask of the backend where libphonenumber has no format', async () => {
  const field = open('ZZ');
  await userEvent.type(field, '1234567');
  await waitFor(() => expect(field).toHaveValue('123 45 67'));
  expect(field.placeholder).toBe('000 00 00');
});

it.each([
  ['ITALY', 'Italy'],
  ['ıtaly', 'Italy'],
  ['İtaly', 'Italy'],
  ['cote divoire', "Côte d'Ivoire"],
  ['Côte d’Ivoire', "Côte d'Ivoire"],
  ['225', "Côte d'Ivoire"],
  ['٢٢٥', "Côte d'Ivoire"],
])('[ID-08] on the Turkish page, the picker finds what is typed as %j', async (typed, name) => {
  open('DE', 'tr');
  await userEvent.click(screen.getByRole('button', { name: /^Country code/ }));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Country or code' }), typed);

  expect(screen.getByRole('button', { name: new RegExp(name) })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Kazakhstan/ })).toBeNull();
});
