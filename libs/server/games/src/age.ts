import { AGE_COOKIE, isAgeConfirmed } from '@touchline/identity-rules';
import { type ConfigOf, Refusal } from '@touchline/server-kernel';
import { upperAscii } from '@touchline/shared-primitives';
import type { FastifyRequest } from 'fastify';

type WithHeaders = Pick<FastifyRequest, 'headers'>;

/** Whether the visitor's country, as reported by a trusted proxy, requires an age check for demo games. @spec CS-02 ID-16 */
export const requiresAgeCheck = (
  { headers }: WithHeaders,
  { demoAgeCountries = [] }: Pick<ReturnType<ConfigOf>, 'demoAgeCountries'>,
): boolean => {
  const country = headers['x-geo-country'];
  return typeof country === 'string' && demoAgeCountries.includes(upperAscii(country));
};

/** Whether the visitor has confirmed by cookie that they are of age. @spec ID-16 */
export const hasConfirmedAge = ({ headers }: WithHeaders): boolean =>
  (headers.cookie ?? '').split(';').some((pair) => {
    const [name, value] = pair.trim().split('=');
    return name === AGE_COOKIE && isAgeConfirmed(value);
  });

export const ageRefusal = (): Refusal => new Refusal(403, 'age-not-confirmed', { detail: 'Confirm your age before you play' });
