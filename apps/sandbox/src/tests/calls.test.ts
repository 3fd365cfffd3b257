import { openApi } from '@touchline/shared-contract/schemas';
import { CALLS } from '../testing/test-db.ts';

it('[LB-01] describes every call exactly once, with its path parameters, as OpenAPI 3.1', () => {
  const document = openApi(CALLS, '1.2.3') as {
    openapi: string;
    paths: Record<string, Record<string, { parameters: { name: string; in: string }[] }>>;
  };

  expect(document.openapi).toBe('3.1.0');
  expect(Object.values(document.paths).flatMap((path) => Object.keys(path))).toHaveLength(CALLS.length);
  expect(document.paths['/bff-api/feed/{section}/games']?.['get']?.parameters).toContainEqual(
    expect.objectContaining({ name: 'section', in: 'path' }),
  );
});

it('[LB-01] gives every call a unique name, and every body a named schema', () => {
  const document = openApi(CALLS, '1.2.3') as unknown as {
    paths: Record<string, Record<string, { operationId: string; requestBody?: { content: Record<string, { schema: object }> } }>>;
    components: { schemas: Record<string, object> };
  };
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
  const names = operations.map(({ operationId }) => operationId);

  expect(new Set(names).size).toBe(CALLS.length);
  expect(names).toEqual(expect.arrayContaining(['getConfigAllJson', 'getContentListByKind', 'postPromotionsBySlugEntry']));
  const bodies = operations.flatMap(({ requestBody }) =>
    requestBody === undefined ? [] : [requestBody.content['application/json']?.schema],
  );
  expect(bodies.filter((schema) => schema === undefined || !('$ref' in schema))).toEqual([]);
  expect(document.components.schemas).toHaveProperty('Ticket');
  const text = JSON.stringify(document);
  const refs = [...text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name ?? '');
  expect(refs.filter((name) => document.components.schemas[name] === undefined)).toEqual([]);
  expect(text).not.toContain('#/$defs');
});

it('[LB-01] [GD-20] has an example of every response that matches its schema, so that a mock made from them can serve the site', () => {
  const { paths } = openApi(CALLS, '1.2.3') as unknown as {
    paths: Record<string, Record<string, { responses: Record<string, { content?: Record<string, { example?: unknown }> }> }>>;
  };
  const wrong = CALLS.flatMap(({ method, path, answers }) => {
    const { responses } = paths[path.replace(/:([A-Za-z]+)/g, '{$1}')]?.[method.toLowerCase()] ?? { responses: {} };
    return Object.entries(answers).flatMap(([status, type]) => {
      const [content] = Object.values(responses[status]?.content ?? {});
      const example = content?.example;
      return type === null || type.safeParse(example).success ? [] : [`${method} ${path}: ${JSON.stringify(example)}`];
    });
  });

  expect(wrong).toEqual([]);
  const redirect = paths['/redirects-api/api/v1/redirect-light']?.['post'];
  expect(redirect?.responses['200']?.content?.['application/json']?.example).toEqual({ redirect: false });
});
