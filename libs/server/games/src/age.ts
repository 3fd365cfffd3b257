import { AGE_COOKIE, isAgeConfirmed } from '@touchline/identity-rules';
import { type ConfigOf, Refusal } from '@touchline/server-kernel';
import type { FastifyRequest } from 'fastify';

type Asked = Pick<FastifyRequest, 'headers'>;

/** Whether the country of a visit, as a trusted proxy names it, demands an age check for games without money. @spec CS-02 ID-16 */
export const asksAge = ({ headers }: Asked, { demoAgeCountries = [] }: Pick<ReturnType<ConfigOf>, 'demoAgeCountries'>): boolean => {
  const country = headers['x-geo-country'];
  return typeof country === 'string' && demoAgeCountries.includes(country.toUpperCase());
};

/** Whether the visitor's cookie says that they are of age. @spec ID-16 */
export const hasConfirmedAge = ({ headers }: Asked): boolean =>
  (headers.cookie ?? '').split(';').some((pair) => {
    const [name, value] = pair.trim().split('=');
    return name === AGE_COOKIE && isAgeConfirmed(value);
  });

export const ageRefusal = (): Refusal => new Refusal(403, 'age-not-confirmed', { detail: 'Confirm your age before you play' });
