import { openApi } from '@touchline/shared-contract/schemas';
import { CALLS } from '../testing/test-db.ts';

it('[LB-01] describes every call once, with its path parameters, as OpenAPI 3.1', () => {
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
