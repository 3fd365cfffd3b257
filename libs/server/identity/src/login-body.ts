import type { LoginBody } from '@touchline/identity-contract';
import { Refusal } from '@touchline/server-kernel';
import { fullNumber } from './people/phones.ts';

/** Numbers of the ways to sign in, as `method_id` names them. @spec ID-02 */
const METHOD = { password: 1, phone: 2, sms: 3, twoStep: 4, token: 5 } as const;

/** What a sign-in proves: a password, a code that was sent or made, or a token. */
export type LoginWish =
  | { way: 'password'; login: string; password: string }
  | { way: 'sms'; guid: string; code: string }
  | { way: 'two-step'; guid: string; code: string }
  | { way: 'token'; token: string; sign: string | undefined };

const refuse = (field: keyof LoginBody, detail: string) => new Refusal(400, 'bad-request', { field, detail });

/** The value of a field with two names. @throws Refusal 400 bad-request if both are given and differ */
function oneOf(body: LoginBody, name: 'uLogin' | 'uPassword', alias: 'login' | 'pass'): string | undefined {
  const [value, other] = [body[name], body[alias]];
  if (value !== undefined && other !== undefined && value !== other) throw refuse(alias, `${name} and ${alias} differ`);
  return value ?? other;
}

function methodOf({ 'sms-code': smsCode, code, token, country_code, phone_number }: LoginBody, login: string | undefined): number {
  if (smsCode !== undefined) return METHOD.sms;
  if (code !== undefined) return METHOD.twoStep;
  if (token !== undefined) return METHOD.token;
  return login === undefined && country_code !== undefined && phone_number !== undefined ? METHOD.phone : METHOD.password;
}

/**
 * The way in which a body signs in, with its fields.
 *
 * @throws Refusal 400 bad-request if a field is missing, belongs to another way or contradicts another field.
 * @spec ID-02
 */
export function readLogin(body: LoginBody): LoginWish {
  const { 'sms-code': smsCode, code, token, sign, country_code, phone_number, method_id } = body;
  const [login, password] = [oneOf(body, 'uLogin', 'login'), oneOf(body, 'uPassword', 'pass')];
  const method = methodOf(body, login);
  if (method_id !== undefined && method_id !== method) throw refuse('method_id', 'The fields are those of another way to sign in');
  if (token !== undefined && (login !== undefined || password !== undefined))
    throw refuse('token', 'A code or a token signs in without a password');
  if (sign !== undefined && method !== METHOD.token) throw refuse('sign', 'Only a sign-in token has a signature');
  const sent = smsCode ?? code;
  if (sent !== undefined) {
    if (smsCode !== undefined && code !== undefined) throw refuse('code', 'Only one code at a time');
    if (token === undefined) throw refuse('token', 'The id of the code is required');
    return { way: smsCode === undefined ? 'two-step' : 'sms', guid: token, code: sent };
  }
  if (token !== undefined) return { way: 'token', token, sign };
  const name =
    login ??
    (country_code !== undefined && phone_number !== undefined ? (fullNumber(country_code, phone_number) ?? phone_number) : undefined);
  if (name === undefined) throw refuse('uLogin', 'A login or a phone is required');
  if (password === undefined) throw refuse('uPassword', 'A password is required');
  return { way: 'password', login: name, password };
}
