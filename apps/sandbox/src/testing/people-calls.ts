import type { LightMyRequestResponse } from 'fastify';
import type { TestApp } from './test-app.ts';

export const REGISTRATION = { type: 'one_click', country_id: 276, currency_id: 978, isTermsAccepted: true };

export const setCookies = (response: LightMyRequestResponse): string[] => [response.headers['set-cookie'] ?? []].flat();
export const cookieOf = (response: LightMyRequestResponse) => setCookies(response)[0]?.split(';')[0] ?? '';
export const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

/** Calls of a person at one address, as a browser makes them. */
export function peopleCalls(test: () => TestApp, address: () => string) {
  const call = (method: 'GET' | 'POST', url: string, more: { headers?: Record<string, string>; payload?: object } = {}) =>
    test().app.inject({ method, url, ...more, headers: { 'x-forwarded-for': address(), ...more.headers } });
  return {
    call,
    logIn: (uLogin: string, uPassword: string, headers: Record<string, string> = {}) =>
      call('POST', '/web-api/user/login', { payload: { uLogin, uPassword }, headers }),
    register: (payload: object = REGISTRATION) => call('POST', '/web-api/registration/fast', { payload }),
  };
}
