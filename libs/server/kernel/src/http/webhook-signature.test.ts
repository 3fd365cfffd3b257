import { isWebhookSigned, signWebhook } from './webhook-signature.ts';

/** Example from the Standard Webhooks specification. */
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const ID = 'msg_p5jXN8AQM9LWM0D4loKWxJek';
const BODY = '{"test": 2432232314}';
const AT = 1614265330;

it('[AC-04] signs as in the specification', () => {
  expect(signWebhook(SECRET, ID, { atSeconds: AT, body: BODY })['webhook-signature']).toBe(
    'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  );
});

it('[AC-04] accepts one valid signature among several, and rejects changed, old and missing ones', () => {
  const headers = signWebhook(SECRET, ID, { atSeconds: AT, body: BODY });
  const holds = (more: object, body = BODY, nowSeconds = AT) => isWebhookSigned(SECRET, { ...headers, ...more }, { nowSeconds, body });
  expect(holds({})).toBe(true);
  expect(holds({ 'webhook-signature': `v1,AAAA ${headers['webhook-signature']}` })).toBe(true);
  expect(holds({}, `${BODY} `)).toBe(false);
  expect(holds({ 'webhook-id': 'msg_other' })).toBe(false);
  expect(holds({}, BODY, AT + 301)).toBe(false);
  expect(holds({}, BODY, AT - 301)).toBe(false);
  expect(holds({ 'webhook-signature': headers['webhook-signature'].replace('v1', 'v2') })).toBe(false);
  expect(isWebhookSigned(SECRET, {}, { nowSeconds: AT, body: BODY })).toBe(false);
});
