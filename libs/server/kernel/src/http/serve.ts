import type { ContractCall } from '@touchline/shared-contract/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { type CallCounting, countCall } from '../bounds/count-call.ts';
import type { Authenticate, Session } from '../sessions/sessions.ts';
import { Refusal } from '../refusal.ts';

type Read<T> = T extends z.ZodMiniType ? z.infer<T> : undefined;
type AnswerOf<C extends ContractCall> = C['answers'] extends { 200: infer T } ? Read<T> : undefined;
/** Null where a call answers 304 when there is nothing new. */
type NothingNew<C extends ContractCall> = C['answers'] extends { 304: null } ? null : never;

/** An answer that is already JSON text, or its UTF-8 bytes; it is sent unchanged. */
export interface JsonText {
  readonly jsonText: string | Buffer;
}

export interface Asked<C extends ContractCall> {
  params: Read<C['params']>;
  query: Read<C['query']>;
  headers: Read<C['headers']>;
  body: Read<C['body']>;
  /** Whose session it is; undefined where the call is open to anybody. */
  session: C['auth'] extends 'none' | 'known' ? undefined : Session;
  request: FastifyRequest;
  reply: FastifyReply;
}

export interface ServeOptions {
  authenticate: Authenticate;
  /** Checks every answer against the contract: for tests, it costs time. */
  checkAnswers: boolean;
  /** Counts calls against their bounds; without it, calls are not counted. @spec SEC-6 */
  counting?: CallCounting;
}

/** Reads what was sent by a schema. @throws Refusal 400, which names the field. */
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

/** Whoever excluded themselves may read, sign out, withdraw and reach support: a call that changes something says so itself. @spec LIM-5 RG-16 */
const duringBreak = ({ duringBreak: said, auth, method }: ContractCall): 'open' | 'closed' | 'offer' =>
  said ?? (auth === 'session' || method === 'GET' ? 'open' : 'closed');

/** Registers one call of the contract: reads what was sent by its schemas, knows the caller, sends what the handler returns. */
export function serve<C extends ContractCall>(
  app: FastifyInstance,
  call: C,
  { authenticate, checkAnswers, counting }: ServeOptions,
  handle: (asked: Asked<C>) => Promise<AnswerOf<C> | NothingNew<C> | JsonText>,
): void {
  app.route({
    method: call.method,
    url: call.path,
    config: { cost: call.cost ?? 1, waits: call.waits ?? false },
    handler: async (request, reply) => {
      if (call.auth !== 'none') reply.header('cache-control', 'private, no-store');
      const isOpen = call.auth === 'none' || call.auth === 'known';
      const session = isOpen ? undefined : await authenticate(request, call.auth, duringBreak(call));
      const asked = {
        params: read(call.params, request.params),
        query: read(call.query, request.query),
        headers: read(call.headers, request.headers),
        body: read(call.body, request.body),
        session,
        request,
        reply,
      } as Asked<C>;
      const giveBack = await countCall(counting, call, { address: request.ip, userId: session?.userId });
      const answer: unknown = await handle(asked).catch(async (error: unknown) => {
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
