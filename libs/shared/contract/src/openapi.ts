import * as z from 'zod/mini';
import type { CallAuth } from './call.ts';
import type { ContractCall } from './contract-call.ts';
import { ErrorAnswer } from './errors.ts';
import { Components, type Json } from './openapi-components.ts';
import { exampleOf, NoExample } from './openapi-examples.ts';

const schemaOf = (type: z.ZodMiniType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...schema } = z.toJSONSchema(type, { io, unrepresentable: 'any' }) as Json;
  return schema;
};

/** Written for every operation, public ones included. */
const SECURITY: Readonly<Record<CallAuth, readonly Json[]>> = {
  none: [],
  session: [{ session: [] }],
  known: [{}, { token: [] }],
  token: [{ token: [] }],
};
const VERBS: Readonly<Record<string, string>> = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' };

const header = (name: string): Json => ({ $ref: `#/components/headers/${name}` });
const HEADERS = {
  CacheControl: {
    description: 'How long the answer may be kept, and by whom; no-store where it is about a player.',
    schema: { type: 'string' },
  },
  SetCookie: { description: 'The session of the browser begins, goes on or ends.', schema: { type: 'string' } },
  RetryAfter: { description: 'Seconds after which the call may be made again.', schema: { type: 'integer', minimum: 0 } },
};
const ERRORS = { '4XX': { $ref: '#/components/responses/Refused' }, '5XX': { $ref: '#/components/responses/Failed' } };

const pascal = (text: string): string =>
  text
    .split(/[^A-Za-z0-9]/)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('');

/** Unique ids of calls: verb and path. The first part of the path names a service and is used only where ids would collide. */
export function operationIds(calls: readonly Pick<ContractCall, 'method' | 'path'>[]): string[] {
  const short = calls.map(({ method, path }) => {
    const segments = path.split('/').slice(2).filter(Boolean);
    const words = segments.map((one) => (one.startsWith(':') ? `By${pascal(one.slice(1))}` : pascal(one)));
    return `${VERBS[method] ?? method.toLowerCase()}${words.join('')}`;
  });
  return short.map((name, at) => {
    const isAlone = short.every((other, index) => index === at || other !== name);
    const { method, path } = calls[at] ?? { method: '', path: '' };
    return isAlone ? name : `${VERBS[method] ?? ''}${pascal(path.split('/')[1] ?? '')}${name.slice((VERBS[method] ?? '').length)}`;
  });
}

function parameters(where: 'path' | 'query' | 'header', type: z.ZodMiniType | undefined): Json[] {
  if (type === undefined) return [];
  const { properties = {}, required = [] } = schemaOf(type, 'input') as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema,
  }));
}

interface Named {
  name: string;
  schema: Json;
  /** Fields of the example that replace generated ones. */
  fields?: Json | undefined;
  type?: string | undefined;
}

/** A body with its named schema, and an example if one can be generated. */
function contentOf(components: Components, { name, schema, fields = {}, type = 'application/json' }: Named): Json {
  const ref = components.add(name, schema);
  const at = (place: string): Json => components.schemas[place.slice(place.lastIndexOf('/') + 1)] ?? {};
  const plain = plainExample(ref, at);
  const example = Object.keys(fields).length === 0 ? plain : { ...(plain as Json), ...fields };
  return { [type]: { schema: ref, ...(plain !== undefined && { example }) } };
}

function plainExample(schema: Json, at: (place: string) => Json): unknown {
  try {
    return exampleOf(schema, at);
  } catch (error) {
    if (error instanceof NoExample) return undefined;
    throw error;
  }
}

function responsesOf(call: ContractCall, name: string, components: Components): Json {
  const headers = {
    'cache-control': header('CacheControl'),
    ...((call.sessionChange === 'token' || call.sessionChange === 'end') && { 'set-cookie': header('SetCookie') }),
    ...call.answerHeaders,
  };
  const answers = Object.entries(call.answers).map(([status, type]) => [
    status,
    type === null
      ? { description: 'No content', headers }
      : {
          description: 'Success',
          headers,
          content: contentOf(components, {
            name: `${name}Answer`,
            schema: schemaOf(type, 'output'),
            fields: call.exampleWith,
            type: call.answerType,
          }),
        },
  ]);
  return { ...Object.fromEntries(answers), ...ERRORS };
}

/**
 * OpenAPI 3.1 document of the given calls.
 *
 * @param calls - all calls of a backend.
 * @param version - release of the backend.
 * @spec LB-01
 */
export function openApi(calls: readonly ContractCall[], version: string): Json {
  const paths: Record<string, Json> = {};
  const components = new Components();
  for (const { body, answers } of calls) {
    if (body !== undefined) components.count(schemaOf(body, 'input'));
    for (const type of Object.values(answers)) if (type !== null) components.count(schemaOf(type, 'output'));
  }
  const error = contentOf(components, {
    name: 'ErrorAnswer',
    schema: schemaOf(ErrorAnswer, 'output'),
    fields: {
      ...{ status: 400, code: 400, traceId: '6f1c1c1e-5d1a-4a55-9d0e-0d6f2a2f3b11' },
      errors: [{ code: 'bad-request', detail: 'A field is missing or wrong', field: 'lang' }],
    },
  });
  const ids = operationIds(calls);
  for (const [at, call] of calls.entries()) {
    const { method, path, summary, tag, auth, params, query, headers, body, spec } = call;
    const key = path.replace(/:([A-Za-z]+)/g, '{$1}');
    const operationId = ids[at] ?? '';
    (paths[key] ??= {})[method.toLowerCase()] = {
      operationId,
      summary,
      tags: [tag],
      'x-spec': spec,
      parameters: [...parameters('path', params), ...parameters('query', query), ...parameters('header', headers)],
      ...(body !== undefined && {
        requestBody: { required: true, content: contentOf(components, { name: `${operationId}Body`, schema: schemaOf(body, 'input') }) },
      }),
      security: SECURITY[auth],
      responses: responsesOf(call, operationId, components),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Touchline backend contract',
      version,
      description: 'What a backend answers so that the site works with it. Money is in minor units, odds are in thousandths.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The site that serves this document: it hands calls on to its backend' }],
    tags: [...new Set(calls.map(({ tag }) => tag))].sort().map((name) => ({ name, description: `Calls of: ${name}` })),
    paths,
    components: {
      schemas: components.schemas,
      headers: HEADERS,
      responses: {
        Refused: {
          description: 'Refused: the request, who asks, or how often',
          headers: { 'retry-after': header('RetryAfter') },
          content: error,
        },
        Failed: {
          description: 'Failed, or shed under load',
          headers: { 'retry-after': header('RetryAfter') },
          content: error,
        },
      },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: '__Host-tl-session', description: 'The session of a browser' },
        token: { type: 'http', scheme: 'bearer', description: 'A fresh access token of a player' },
      },
    },
  };
}
