import { placeFailure } from './place-failure.ts';

it.each([
  [401, 'unauthorized', { isKnown: true, reason: 'signed-out' }],
  [409, 'wrong-user', { isKnown: true, reason: 'wrong-user' }],
  [400, 'bad-request', { isKnown: true, reason: 'not-accepted' }],
  [403, 'self-excluded', { isKnown: true, reason: 'self-excluded' }],
  [403, 'account-restricted', { isKnown: true, reason: 'account-restricted' }],
  [403, 'forbidden', { isKnown: true, reason: 'not-accepted' }],
  [429, 'too-many-tries', { isKnown: true, reason: 'too-many-tries' }],
  [409, 'still-running', { isKnown: false }],
  [422, 'id-reused', { isKnown: false }],
  [500, 'error', { isKnown: false }],
  [503, 'unavailable', { isKnown: false }],
  [599, 'network-error', { isKnown: false }],
  [599, 'time-out', { isKnown: false }],
])('[CP-26] [BET-8] status %i %s means %j', (status, code, failure) => {
  expect(placeFailure(status, code)).toEqual(failure);
});
