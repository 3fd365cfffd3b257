import * as z from 'zod/mini';
import type { CallAuth } from './call.ts';
import type { ContractCall } from './contract-call.ts';
import { ErrorAnswer } from './errors.ts';

type Json = Record<string, unknown>;
const schemaOf = (type: z.ZodMiniType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...schema } = z.toJSONSchema(type, { io, unrepresentable: 'any' }) as Json;
  return schema;
};

/** Said for every operation, for those that anybody may call too. */
const SECURITY: Readonly<Record<CallAuth, readonly Json[]>> = {
  none: [],
  session: [{ session: [] }],
  known: [{}, { token: [] }],
  token: [{ token: [] }],
};

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

/** OpenAPI 3.1 document of the given calls. @param calls - every call that a backend serves. @param version - its release. */
export function openApi(calls: readonly ContractCall[], version: string): Json {
  const paths: Record<string, Json> = {};
  const error = { description: 'Refused or failed', content: { 'application/json': { schema: schemaOf(ErrorAnswer, 'output') } } };
  for (const { method, path, summary, tag, auth, params, query, headers, body, answers, spec } of calls) {
    const key = path.replace(/:([A-Za-z]+)/g, '{$1}');
    const responses: Json = { default: error };
    for (const [status, type] of Object.entries(answers)) {
      responses[status] =
        type === null
          ? { description: 'No content' }
          : { description: 'Success', content: { 'application/json': { schema: schemaOf(type, 'output') } } };
    }
    (paths[key] ??= {})[method.toLowerCase()] = {
      summary,
      tags: [tag],
      'x-spec': spec,
      parameters: [...parameters('path', params), ...parameters('query', query), ...parameters('header', headers)],
      ...(body !== undefined && { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body, 'input') } } } }),
      security: SECURITY[auth],
      responses,
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Touchline backend contract', version, license: { name: 'MIT' } },
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: '__Host-tl-session' }, token: { type: 'http', scheme: 'bearer' } },
    },
  };
}
