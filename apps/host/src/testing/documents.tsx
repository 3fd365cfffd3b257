import { aSignedAnswer, aSiteConfig } from '@touchline/shared-config/testing';
import { aManifest } from '@touchline/shared-routes/testing';
import type { DocumentAnswer, DocumentRequest, PageAnswer, SectionModule, SectionPage } from '@touchline/shared-state';
import { PassThrough } from 'node:stream';
import type { ReactNode } from 'react';
import { createHostServer } from '../server/create-host-server.ts';

export const Shell = ({ children }: { children: ReactNode }) => <main>{children}</main>;
export const pageOf = (over: Partial<SectionPage> = {}): SectionPage => ({ Component: () => <h1>All games</h1>, ...over });
export const sectionOf = (page: () => Promise<SectionPage>): SectionModule => ({
  name: 'betting',
  apiVersion: 'v3',
  routes: { home: page, section: page, game: page },
  messages: ['betting'],
});

/** A backend with a configuration that blocks no visitors. */
const answers: Record<string, unknown> = {
  '/third-party/api/list-available-partitions': { success: true, listAvailablePartitions: ['betting', 'identity', 'office'] },
  '/blocks-api/api/v2/block': { displayTypeId: 0, templateTypeId: 0 },
  '/redirects-api/api/v1/redirect-light': { redirect: false },
};
const site = aSiteConfig({ seoHosts: ['shop.test'] });
export const backend = async (request: Request): Promise<Response> => {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname === '/bff-api/config/all.json') return aSignedAnswer(site, { lang: searchParams.get('lang') ?? '' });
  const answer = answers[pathname];
  return answer === undefined ? new Response('', { status: 404 }) : Response.json(answer);
};

export function ask(path: string, over: Partial<DocumentRequest> = {}): DocumentRequest {
  return {
    url: new URL(path, 'http://shop.test'),
    headers: new Headers(),
    send: backend,
    shared: { send: over.send ?? backend, report: over.report ?? (() => undefined) },
    loadSection: async () => sectionOf(async () => pageOf()),
    dictionary: async (lang, name) => ({ lang, name, count: 0, messages: {} }),
    languages: ['en', 'ru', 'ar'],
    manifests: { betting: aManifest(), identity: aManifest(), office: aManifest() },
    isProduction: true,
    hasScopes: false,
    sectionBudgetMs: 60,
    signal: new AbortController().signal,
    report: () => undefined,
    ...over,
  };
}
export const host = () => createHostServer({ build: 'desktop', Shell });

export function asPage(answer: DocumentAnswer): PageAnswer {
  if (answer.kind !== 'page') throw new Error(`a page was expected, not ${JSON.stringify(answer)}`);
  return answer;
}

export async function html(answer: DocumentAnswer): Promise<string> {
  const out = new PassThrough();
  const chunks: Buffer[] = [];
  out.on('data', (chunk: Buffer) => chunks.push(chunk));
  await new Promise<void>((resolve, reject) => {
    out.on('end', resolve);
    const rendering = asPage(answer).stream({
      nonce: 'n',
      onShellReady: () => void rendering.pipe(out),
      onShellError: reject,
      onError: () => undefined,
    });
  });
  return Buffer.concat(chunks).toString();
}
