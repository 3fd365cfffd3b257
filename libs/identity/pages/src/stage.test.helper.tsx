import type { CodeSent } from '@touchline/identity-contract';
import { registrationSlice, sessionSlice, signInSlice } from '@touchline/identity-state';
import { configModule, configReceived } from '@touchline/shared-config';
import { aSiteConfig } from '@touchline/shared-config/testing';
import { createAppStore, createServerPorts, selectLanguage, viewChanged } from '@touchline/shared-state';
import { answer, createFakeServer, type Handler } from '@touchline/shared-testing';
import { useEffect, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';

/** Fixed clock, so that a countdown looks the same in every screenshot. */
const NOW_S = 1_903_867_200;
const GUID = 'abcdefghijklmnopqrstuv';
/** Query of the link in an e-mail. */
export const LINK = `?guid=${GUID}&code=123456`;

const COUNTRY = { tel_code: '+49', currencyIso: 'EUR', minAge: 18 };
export const OPTIONS = {
  countries: [
    { ...COUNTRY, id: 276, name: 'Germany', country_code: 'DE', fields: ['name', 'surname', 'date_birthday'] as const },
    { ...COUNTRY, id: 40, name: 'Austria', country_code: 'AT', tel_code: '+43', fields: ['date_birthday'] as const },
  ].map((country) => ({ ...country, fields: [...country.fields] })),
  currencies: [{ id: 978, iso: 'EUR', symbol: '€', exponent: 2 }],
  bonuses: ['sports' as const, 'casino' as const],
};

export const sentTo = (kind: CodeSent['kind']): CodeSent => ({
  ...{ guid: GUID, kind, to: kind === 'email' ? 'a•••@example.test' : '+49 ••• 4567', hasOutbox: true },
  ...{ expiresAt: NOW_S + 600, againAt: NOW_S + 42 },
});
export const TWO_STEP = { guid: GUID, method: 'totp' as const, to: null, hasOutbox: false };

/** Responses of the backend by `METHOD /path`; other requests never get one. */
export type Answers = Readonly<Record<string, Handler>>;
export const never: Handler = () => new Promise(() => undefined);
export const refuses =
  (code: string, { status = 400, field }: { status?: number; field?: string } = {}): Handler =>
  () =>
    answer({ status, code: status, errors: [{ code, detail: code, ...(field && { field }) }], traceId: 't' }, status);
export const gives =
  (body: unknown): Handler =>
  () =>
    answer(body);
const MASKS = [{ CountryId: 276, Mask: '#### #######', Min: 7, Max: 11 }];

type Store = ReturnType<typeof createAppStore>;
export interface StageProps {
  page: ReactNode;
  /** Path of the page, without the language. */
  at: string;
  answers?: Answers;
  /** Contents of the forms, by form name. */
  drafts?: Readonly<Record<string, object>>;
  /** Ids of the sign-in providers that the site offers. */
  providers?: string[];
  /** Whether the lists of countries and currencies are still loading. */
  isLoading?: boolean;
  /** Runs once the form is rendered. */
  then?: (store: Store) => void;
}

/** A page of identity with its own backend. */
export function Stage({ page, at, answers = {}, drafts = {}, providers = [], isLoading = false, then }: StageProps) {
  const language = useIntl().locale;
  const [store] = useState(() => {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith('tl-draft-')) sessionStorage.removeItem(key);
    for (const [name, draft] of Object.entries(drafts)) sessionStorage.setItem(`tl-draft-${name}`, JSON.stringify(draft));
    const server = createFakeServer({
      'GET /web-api/registration/phone-masks': gives({ masks: MASKS }),
      ...answers,
      'GET /*': never,
      'POST /*': never,
    });
    const ports = createServerPorts({ send: server.send, origin: 'https://shop.test', report: () => undefined });
    const people = () => ({ name: 'people', slices: [sessionSlice, signInSlice, registrationSlice] });
    const made = createAppStore({ ports: { ...ports, now: () => NOW_S * 1000 }, modules: [configModule, people] });
    made.dispatch(viewChanged({ language }));
    made.dispatch(configReceived(aSiteConfig({ socialProviders: providers })));
    if (!isLoading) made.dispatch(registrationSlice.actions.registrationOptionsReceived(OPTIONS));
    return made;
  });
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', element: page }], { initialEntries: [`/${selectLanguage(store.getState())}${at}`] }),
  );
  // A form clears old failures when it mounts, so dispatch afterwards.
  useEffect(() => then?.(store), [store, then]);
  return (
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>
  );
}

/** Polls once per frame until `find` returns a value. */
export async function until<Found>(find: () => Found | null | undefined | false): Promise<Found> {
  for (let frame = 0; frame < 600; frame += 1) {
    const found = find();
    if (found) return found;
    await new Promise((next) => requestAnimationFrame(next));
  }
  throw new Error(`the page never came to ${String(find)}`);
}

export const press = async (place: HTMLElement, selector: string): Promise<void> =>
  (await until(() => place.querySelector<HTMLElement>(selector))).click();

/** Sets the value through the native setter and fires `input`, so that React notices. */
export async function type(place: HTMLElement, name: string, text: string): Promise<void> {
  const field = await until(() => place.querySelector<HTMLInputElement>(`input[name="${name}"]`));
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

export const submit = (place: HTMLElement): Promise<void> => press(place, 'form button[type="submit"]');
export const alertShown = (place: HTMLElement) => until(() => place.querySelector('[role="alert"]'));
export const wrongShown = (place: HTMLElement) => until(() => place.querySelector('[aria-invalid="true"]'));
