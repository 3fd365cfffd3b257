import type { ContractCall } from '@touchline/shared-contract/schemas';
import { Refusal } from '@touchline/server-kernel';
import { openSigned, readBody, type ServeOptions } from '@touchline/server-kernel/http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { GameProvider } from './providers.ts';

type Signed = ContractCall & { body: z.ZodMiniType; answers: { 200: z.ZodMiniType } };

/** A provider's call with a verified signature. */
export interface SignedCall<Body> {
  provider: string;
  body: Body;
  request: FastifyRequest;
}

const wrongSignature = (): Refusal =>
  new Refusal(401, 'wrong-signature', { detail: 'The call is not signed by this provider, or its clock is off by more than five minutes' });

/**
 * Registers a call of the providers' servers. The raw body is kept, because the signature covers its bytes. Unknown providers get the same
 * answer as a wrong signature, so that provider names cannot be probed.
 *
 * @spec CS-02 SEC-5
 */
export function signedRoute<const C extends Signed>(
  scope: FastifyInstance,
  call: C,
  { providers, checkAnswers }: { providers: ReadonlyMap<string, GameProvider> } & Pick<ServeOptions, 'checkAnswers'>,
  handle: (request: SignedCall<z.infer<C['body']>>) => Promise<string>,
): void {
  const config = { cost: call.cost ?? 1, protects: call.protects };
  scope.post<{ Params: { provider: string }; Body: string }>(call.path, { config }, async (request, reply) => {
    const { provider } = request.params;
    const known = providers.get(provider);
    const { status, body } = openSigned(known?.secret ?? 'whsec_', { headers: request.headers, body: String(request.body ?? '') });
    if (known === undefined || status === 401) throw wrongSignature();
    if (status === 400) throw new Refusal(400, 'bad-request', { detail: 'The body is no JSON' });
    const answer = await handle({ provider, body: readBody(call.body, body) as z.infer<C['body']>, request });
    if (checkAnswers) call.answers[200].parse(JSON.parse(answer));
    return reply.header('cache-control', 'private, no-store').type('application/json; charset=utf-8').send(answer);
  });
}
