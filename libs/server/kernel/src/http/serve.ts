import type { ContractCall } from '@touchline/shared-contract/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { type CallCounting, countCall } from '../bounds/count-call.ts';
import type { Authenticate, Session } from '../sessions/sessions.ts';
import { Refusal } from '../refusal.ts';

type Read<T> = T extends z.ZodMiniType ? z.infer<T> : undefined;
type AnswerOf<C extends ContractCall> = C['answers'] extends { 200: infer T } ? Read<T> : undefined;
/** Null for calls that answer 304 if nothing is new. */
type NotModified<C extends ContractCall> = C['answers'] extends { 304: null } ? null : never;

/** An answer that is already JSON text, or its UTF-8 bytes; it is sent unchanged. */
export interface JsonText {
  readonly jsonText: string | Buffer;
}

export interface CallContext<C extends ContractCall> {
  params: Read<C['params']>;
  query: Read<C['query']>;
  headers: Read<C['headers']>;
  body: Read<C['body']>;
  /** The caller's session; undefined for public calls. */
  session: C['auth'] extends 'none' | 'known' ? undefined : Session;
  request: FastifyRequest;
  reply: FastifyReply;
}

export interface ServeOptions {
  authenticate: Authenticate;
  /** Validates every answer against the contract; slow, for tests. */
  checkAnswers: boolean;
  /** Counts calls against their bounds; without it, calls are not counted. @spec SEC-6 */
  counting?: CallCounting;
}

/** Parses a value by a schema. @throws Refusal 400, which names the field. */
export function readBody(type: z.ZodMiniType, value: unknown): unknown {
  const { success, data, error } = type.safeParse(value);
  if (success) return data;
  const issue = error.issues[0];
  const field = issue?.path.join('.') ?? '';
  const isUnknown = issue?.code === 'unrecognized_keys';
  const detail = isUnknown ? `Unknown field ${issue.keys.join(', ')}` : 'A field is missing or wrong';
  throw new Refusal(400, 'bad-request', { detail, ...(field !== '' && { field }) });
}

const isJsonText = (value: unknown): value is JsonText => typeof value === 'object' && value !== null && 'jsonText' in value;

const read = (type: z.ZodMiniType | undefined, value: unknown): unknown => (type === undefined ? undefined : readBody(type, value));

/** By default self-excluded players may only read and use session calls; calls such as withdrawals declare otherwise. @spec LIM-5 RG-16 */
const duringBreak = ({ duringBreak: declared, auth, method }: ContractCall): 'open' | 'closed' | 'offer' =>
  declared ?? (auth === 'session' || method === 'GET' ? 'open' : 'closed');

/** Registers one call of the contract: authenticates the caller, parses the request by its schemas and sends the handler's result. */
export function serve<C extends ContractCall>(
  app: FastifyInstance,
  call: C,
  { authenticate, checkAnswers, counting }: ServeOptions,
  handle: (context: CallContext<C>) => Promise<AnswerOf<C> | NotModified<C> | JsonText>,
): void {
  app.route({
    method: call.method,
    url: call.path,
    config: { cost: call.cost ?? 1, waits: call.waits ?? false, protects: call.protects },
    handler: async (request, reply) => {
      if (call.auth !== 'none') reply.header('cache-control', 'private, no-store');
      const isOpen = call.auth === 'none' || call.auth === 'known';
      const session = isOpen ? undefined : await authenticate(request, call.auth, duringBreak(call));
      const context = {
        params: read(call.params, request.params),
        query: read(call.query, request.query),
        headers: read(call.headers, request.headers),
        body: read(call.body, request.body),
        session,
        request,
        reply,
      } as CallContext<C>;
      const giveBack = await countCall(counting, call, { address: request.ip, userId: session?.userId });
      const answer: unknown = await handle(context).catch(async (error: unknown) => {
        await giveBack();
        throw error;
      });
      if (isJsonText(answer)) return reply.type('application/json; charset=utf-8').send(answer.jsonText);
      if (answer === undefined) return reply.code(204).send();
      if (answer === null) return reply.code(304).send();
      if (checkAnswers) call.answers[200]?.parse(answer);
      return reply.send(answer);
    },
  });
}
