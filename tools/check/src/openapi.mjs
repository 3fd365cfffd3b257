// Validates the OpenAPI document with the recommended rules of Redocly, without errors or warnings. [LB-01]
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { openApi } from '@touchline/shared-contract/schemas';
import { makeModules } from '../../../apps/sandbox/src/backend.ts';

/** Accepted findings, each with the reason. */
const KNOWN = [
  // `section` is line or live, so no URL matches both paths.
  'Paths should resolve unambiguously. Found two ambiguous paths: `/bff-api/feed/{section}/menu` and `/bff-api/feed/game/{gameId}`.',
];

const config = await createConfig({ extends: ['recommended'] });
const lint = (document) => lintFromString({ source: JSON.stringify(document), absoluteRef: 'openapi.json', config });
const CALLS = makeModules({ env: {}, mode: 'test', now: () => 0 }).flatMap(({ calls = [] }) => calls);
const document = openApi(CALLS, '0.1.0');
const all = await lint(document);
const found = all.filter(({ message }) => !KNOWN.includes(message));
for (const text of KNOWN.filter((one) => !all.some(({ message }) => message === one)))
  found.push({ severity: 'error', ruleId: 'known', message: `is no longer found, take it off the list: ${text}`, location: [] });
for (const { severity, ruleId, message, location } of found)
  console.error(`${severity} ${ruleId}: ${message} ${location[0]?.pointer ?? ''}`);
// Prove with a planted fault that the check can fail.
const { operationId: _, ...nameless } = document.paths['/bff-api/config/all.json'].get;
const planted = await lint({ ...document, paths: { ...document.paths, '/bff-api/config/all.json': { get: nameless } } });
const bites = planted.some(({ ruleId }) => ruleId === 'operation-operationId');
if (!bites) console.error('a call without an operationId was not found');
console.log(`${CALLS.length} calls, ${Object.keys(document.components.schemas).length} named schemas, ${found.length} findings`);
process.exit(found.length === 0 && bites ? 0 : 1);
