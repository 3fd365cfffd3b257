import { renderToPipeableStream } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { createAppStore, createServerPorts, viewChanged, type Build } from '@touchline/shared-state';
import { HostApp } from './app/HostApp.tsx';
import { PagesContext } from './app/PlaceholderShell.tsx';
import { makeRows, matchPath } from './app/rows.tsx';
import { createSectionPages } from './app/section-pages.ts';
import type { DocumentAnswer, DocumentRequest, HostServer } from '@touchline/shared-state';

export function createHostServer({ build }: { build: Build }): HostServer {
  const answer = async (request: DocumentRequest): Promise<DocumentAnswer> => {
    const { url } = request;
    if (url.pathname === '/') return { kind: 'redirect', status: 302, location: '/en', isByLanguage: true };
    const { lang, row } = matchPath(url.pathname);
    const ports = createServerPorts({ send: request.send, origin: url.origin, report: request.report });
    const store = createAppStore({ ports });
    store.dispatch(viewChanged({ build, language: lang }));
    const pages = createSectionPages(request.loadSection);
    let isRendered = false;
    if (row) {
      const page = await pages.load(row.section, row.key);
      const section = pages.section(row.section);
      if (section?.module) store.inject(section.module);
      await page.load?.({ params: {}, url, lang, build, store, ports, signal: request.signal });
      isRendered = true;
    }
    const handler = createStaticHandler(makeRows({}));
    const context = await handler.query(new Request(url));
    if (context instanceof Response) throw new Error('no redirect comes from rows');
    const router = createStaticRouter(handler.dataRoutes, context);
    const names = ['host', ...(row ? [row.section] : [])];
    const messages = Object.assign({}, ...(await Promise.all(names.map((name) => request.dictionary(lang, name)))));
    return {
      kind: 'page',
      status: row ? 200 : 404,
      lang,
      dir: lang === 'ar' ? 'rtl' : 'ltr',
      theme: 'dark',
      seo: { title: 'Touchline', alternates: [] },
      brandStyle: '',
      themeColor: '#101418',
      section: row && { name: row.section, routeKey: row.key, isRendered },
      dictionaries: names,
      isPersonal: false,
      state: { store: store.getState(), lang, dictionaries: names, section: row && { name: row.section, routeKey: row.key, isRendered } },
      loaded: {},
      layout: 'main',
      stream: (options) =>
        renderToPipeableStream(
          <HostApp store={store} lang={lang} messages={messages}>
            <PagesContext value={pages}>
              <StaticRouterProvider router={router} context={context} hydrate={false} />
            </PagesContext>
          </HostApp>,
          options,
        ),
    };
  };
  return { build, answer };
}
