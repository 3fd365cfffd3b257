import { METHOD_KINDS } from '@touchline/payments-contract';

const Snapshot = {
  type: 'object',
  required: ['id', 'kind', 'reference', 'method', 'amount', 'fee', 'currency', 'state', 'version', 'captured', 'chargedBack', 'updatedAt'],
  properties: {
    id: { type: 'string' },
    kind: { enum: ['payment', 'payout'] },
    reference: { type: 'string', description: "The merchant's name for it: one reference, one record" },
    method: { enum: METHOD_KINDS },
    amount: { type: 'integer', description: 'Minor units' },
    fee: { type: 'integer', description: 'Minor units that the payer pays on top, or that a payout is short of' },
    currency: { type: 'string', pattern: '^[A-Z]{3}$' },
    state: { enum: ['open', 'processing', 'succeeded', 'failed', 'cancelled', 'expired'] },
    version: { type: 'integer', description: 'Grows with every change: ignore a snapshot that is not newer than yours' },
    captured: { type: 'integer', description: 'Minor units taken (payment) or paid (payout) so far' },
    chargedBack: { type: 'integer', description: 'Minor units that the payer took back' },
    reason: { type: ['string', 'null'] },
    instrument: {
      type: ['object', 'null'],
      properties: { token: { type: 'string' }, label: { type: 'string' }, personal: { type: 'boolean' } },
    },
    confirmations: { type: 'integer' },
    updatedAt: { type: 'integer', description: 'Milliseconds since 1970' },
  },
} as const;
const answer = (schema: object) => ({ description: 'Done', content: { 'application/json': { schema } } });
const One = { $ref: '#/components/schemas/Snapshot' };
const Wanted = {
  type: 'object',
  required: ['reference', 'method', 'amount', 'fee', 'currency', 'exponent', 'lang'],
  properties: {
    reference: { type: 'string' },
    method: Snapshot.properties.method,
    amount: { type: 'integer', minimum: 1 },
    fee: { type: 'integer', minimum: 0 },
    currency: Snapshot.properties.currency,
    exponent: { type: 'integer' },
    lang: { type: 'string' },
    returnUrl: { type: 'string', description: 'The payer comes back to `<returnUrl>/success|fail|pending|cancel?payment=<reference>`' },
    frameSite: { type: 'string', description: 'The one origin that frames the page; the payer then stays in the frame' },
    instrument: {
      ...Snapshot.properties.instrument,
      description: 'Where a payout goes; for a payment, what the payer paid with before: a card, wallet or phone is charged at once',
    },
  },
};
const kinds = ['payment', 'payout'] as const;
const paths = Object.fromEntries(
  kinds.flatMap((kind) => [
    [
      `/v1/${kind}s`,
      {
        post: {
          operationId: `open-${kind}`,
          summary: `Open a ${kind}. The same reference again answers with the same record`,
          requestBody: { required: true, content: { 'application/json': { schema: Wanted } } },
          responses: { 200: answer({ allOf: [One, { type: 'object', properties: { hostedUrl: { type: 'string' } } }] }) },
        },
      },
    ],
    [
      `/v1/${kind}s/{reference}`,
      {
        get: {
          operationId: `read-${kind}`,
          summary: `A ${kind} in its present state`,
          parameters: [{ name: 'reference', in: 'path', required: true, schema: { type: 'string' } }],
          responses: { 200: answer(One), 404: { description: 'Unknown reference' } },
        },
      },
    ],
  ]),
);

/** The API contract of the stand-in provider. Its webhooks are Standard Webhooks, signed with HMAC-SHA256. */
export const PROVIDER_OPENAPI = {
  openapi: '3.1.0',
  info: {
    title: 'Stand-in payment provider',
    version: '1.0.0',
    description: 'Takes test payments only. Calls below /v1 need `Authorization: Bearer <secret>`. Hosted pages are at `hostedUrl`.',
  },
  paths: {
    ...paths,
    '/v1/payments/{reference}/cancel': {
      post: {
        operationId: 'cancel-payment',
        summary: 'Give up a payment that nobody has paid yet',
        parameters: [{ name: 'reference', in: 'path', required: true, schema: { type: 'string' } }],
        responses: { 200: answer(One), 409: { description: 'It is paid, or being paid' } },
      },
    },
    '/v1/books': {
      get: {
        operationId: 'books',
        summary: 'Everything that was opened here, to compare with',
        responses: { 200: answer({ type: 'array', items: One }) },
      },
    },
  },
  webhooks: Object.fromEntries(
    kinds.map((kind) => [
      `${kind}.updated`,
      {
        post: {
          summary: `A ${kind} has changed. Headers webhook-id, webhook-timestamp, webhook-signature; sent again until answered with 2xx`,
          requestBody: {
            content: {
              'application/json': {
                schema: { type: 'object', properties: { type: { type: 'string' }, timestamp: { type: 'string' }, data: One } },
              },
            },
          },
          responses: { 204: { description: 'Taken' } },
        },
      },
    ]),
  ),
  components: { schemas: { Snapshot } },
} as const;
