import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

export const REGISTRATION = { type: 'one_click', country_id: 276, currency_id: 978, isTermsAccepted: true };

export const setCookies = (response: LightMyRequestResponse): string[] => [response.headers['set-cookie'] ?? []].flat();
export const cookieOf = (response: LightMyRequestResponse) => setCookies(response)[0]?.split(';')[0] ?? '';
export const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

/** Calls from one address, as a browser makes them. */
export function peopleCalls(test: () => { app: FastifyInstance }, address: () => string) {
  const call = (method: 'GET' | 'POST', url: string, more: { headers?: Record<string, string>; payload?: object } = {}) =>
    test().app.inject({ method, url, ...more, headers: { 'x-forwarded-for': address(), ...more.headers } });
  return {
    call,
    /** Solves a captcha challenge like a browser. @returns the value of the header X-Captcha, valid once. */
    proof: async (): Promise<string> => {
      const { challenge } = (await call('GET', '/web-api/captcha/update')).json<{ challenge: Challenge }>();
      const solution = await solveChallenge({ challenge, deriveKey });
      const captcha = btoa(JSON.stringify({ challenge, solution }));
      return (await call('POST', '/web-api/captcha/validate', { payload: { captcha } })).json<{ answer: string }>().answer;
    },
    logIn: (uLogin: string, uPassword: string, headers: Record<string, string> = {}) =>
      call('POST', '/web-api/user/login', { payload: { uLogin, uPassword }, headers }),
    register: (payload: object = REGISTRATION) => call('POST', '/web-api/registration/fast', { payload }),
  };
}
