import type { ContractCall } from '@touchline/shared-contract/schemas';
import { openApi } from '@touchline/shared-contract/schemas';
import { createHash } from 'node:crypto';
import { upperAscii } from '@touchline/shared-primitives';
import type { FastifyInstance } from 'fastify';

const STYLE = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
h2{margin-top:2.5rem}code{font:14px/1.5 ui-monospace,monospace}summary{cursor:pointer;padding:.25rem 0}
pre{overflow:auto;padding:1rem;border:1px solid;border-radius:.5rem}`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');
const CSP = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (char) => ENTITIES[char] ?? char);

interface Operation {
  tags: string[];
  summary: string;
}
interface Document {
  info: { title: string; version: string };
  paths: Record<string, Record<string, Operation>>;
}

function operationHtml(method: string, path: string, operation: Operation): string {
  const json = escape(JSON.stringify(operation, null, 2));
  return `<details><summary><code>${upperAscii(method)} ${escape(path)}</code> ${escape(operation.summary)}</summary><pre><code>${json}</code></pre></details>`;
}

function page({ info, paths }: Document): string {
  const byTag = new Map<string, string>();
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const tag = operation.tags[0] ?? '';
      byTag.set(tag, (byTag.get(tag) ?? '') + operationHtml(method, path, operation));
    }
  }
  const sections = [...byTag].map(([tag, html]) => `<h2>${escape(tag)}</h2>${html}`).join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(info.title)}</title>
<style>${STYLE}</style></head><body><h1>${escape(info.title)}</h1><p>Release ${escape(info.version)}. Play money only. The same as a document: <a href="/openapi.json">OpenAPI 3.1</a>.</p>${sections}</body></html>`;
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** Serves the contract as OpenAPI at /openapi.json and as a page at /docs. */
export function docsRoutes(app: FastifyInstance, calls: readonly ContractCall[], version: string): void {
  // Takes a fifth of a second, so it is built for the first request instead of at the start.
  const documentOf = once(() => openApi(calls, version));
  const htmlOf = once(() => page(documentOf() as unknown as Document));
  app.get('/openapi.json', async (_, reply) => reply.header('cache-control', 'public, max-age=60').send(documentOf()));
  app.get('/docs', async (_, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', CSP)
      .header('cache-control', 'public, max-age=60')
      .send(htmlOf()),
  );
}
