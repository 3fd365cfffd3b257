import { expect, test } from './support/by-http.ts';
import { ORIGIN } from './support/product.ts';

test('[SE-02] a page has one canonical URL in every language, and its alternates point back', async ({ request }) => {
  const list = '/line/all/16-darts';
  const alternatesOf = async (path: string): Promise<string[]> => {
    const html = await (await request.get(path)).text();
    return [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)]
      .map(([, lang, href]) => `${lang} ${href}`)
      .sort();
  };
  const names = await alternatesOf(`/en${list}?utm=1`);
  const hrefs = [...new Set(names.map((one) => one.split(' ')[1] ?? ''))];

  expect(names).toEqual(
    expect.arrayContaining([`en ${ORIGIN}/en${list}`, `ru ${ORIGIN}/ru${list}`, `ar ${ORIGIN}/ar${list}`, `x-default ${ORIGIN}/en${list}`]),
  );
  for (const href of hrefs) expect(await alternatesOf(href)).toEqual(names);
});

test('[SE-02] the sitemap index links to sitemaps, and these to existing pages', async ({ request }) => {
  const locs = (xml: string): string[] => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc ?? '');
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  const files = locs(await (await request.get('/sitemap.xml')).text());
  const ofLine = locs(await (await request.get(files.find((file) => file.includes('/ar/line-1-')) ?? '')).text());
  const ofPages = locs(await (await request.get(files.find((file) => file.includes('/en/pages-1-')) ?? '')).text());

  expect(ofLine.length).toBeGreaterThan(100);
  const isGame = (url: string): boolean => /\/line\/all\/[^/]+\/[^/]+\/[^/]+$/.test(url);
  for (const url of [...ofPages, ...ofLine.filter((one) => !isGame(one)).slice(0, 3)]) {
    const html = await (await request.get(url)).text();
    expect(html).toContain(`<link rel="canonical" href="${url}">`);
  }
  // A game that has started since is live, with another canonical URL.
  for (const url of ofLine.filter(isGame).slice(0, 3)) expect((await request.get(url)).status(), url).toBe(200);
});

/** Text of the first element that this pattern begins, up to the end of the same element. */
const textOf = (html: string, start: RegExp, name: string): string => {
  const at = html.search(start);
  const own = at === -1 ? '' : html.slice(at, html.indexOf(`</${name}>`, at));
  return own
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
};

/** What a browser shows without script: React sends late parts last, in hidden elements from which a script takes them. */
const shownOf = (html: string): string => html.split('<div hidden id="S:')[0] ?? '';

/** What a browser sends for an unchanged form. */
function fieldsOf(form: string): URLSearchParams {
  const query = new URLSearchParams();
  const attribute = (tag: string, name: string): string => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
  for (const [tag] of form.matchAll(/<input[^>]*>/g)) query.set(attribute(tag, 'name'), attribute(tag, 'value'));
  for (const [select] of form.matchAll(/<select[\s\S]*?<\/select>/g)) {
    const options = [...select.matchAll(/<option[^>]*>/g)].map(([option]) => option);
    query.set(attribute(select, 'name'), attribute(options.find((option) => option.includes(' selected')) ?? options[0] ?? '', 'value'));
  }
  return query;
}

test.describe('without script', () => {
  test('[SE-02] [SE-03] line, game, information and promotion pages can be read', async ({ request }) => {
    const read = async (path: string): Promise<string> => {
      const answer = await request.get(path);
      expect(answer.status(), path).toBe(200);
      return shownOf(await answer.text());
    };
    const outcome = /<button[^>]* data-testid="outcome-/;
    const line = await read('/en/line/all/1-football');
    expect(textOf(line, /<h1/, 'h1')).toBe('Football');
    expect(line).toContain(' data-event=');
    expect(textOf(line, outcome, 'button')).toMatch(/\d/);
    expect(textOf(line, /<[a-z]+[^>]* data-testid="seo-block"/, 'section')).toContain('events');

    const href = /href="(\/en\/line\/all\/1-football\/[^"/]+\/[^"/]+)"/.exec(line)?.[1] ?? 'no game on the page';
    const game = await read(href);
    expect(textOf(game, outcome, 'button')).toMatch(/\d/);
    expect(textOf(game, /<main/, 'main')).toContain('–');

    for (const path of ['/information/about', '/information/rules/general', '/promo', '/promotions/first-steps']) {
      const html = await read(`/en${path}`);
      expect(textOf(html, /<h1/, 'h1'), path).not.toBe('');
      expect(textOf(html, /<main/, 'main').length, path).toBeGreaterThan(60);
    }
  });

  test('[CS-01] the edge renders the games of a URL; the filter works without scripts', async ({ request }) => {
    const gamesOf = (html: string): string[] => {
      const list = /<ul[^>]* aria-label="Games"[\s\S]*?<\/ul>/.exec(html)?.[0] ?? '';
      return list.split('<li').slice(1);
    };
    const html = shownOf(await (await request.get('/en/casino?q=lightouse&provider=ember-lab')).text());
    expect(gamesOf(html)).toHaveLength(4);
    expect(textOf(html, /<title/, 'title')).toContain('Casino');

    const form = /<form[^>]* role="search"[\s\S]*?<\/form>/.exec(html.slice(html.indexOf('<main')))?.[0] ?? '';
    const query = fieldsOf(form);
    expect([query.has('q'), query.get('provider')]).toEqual([true, 'ember-lab']);
    query.set('q', 'amber light');
    const [first = ''] = gamesOf(shownOf(await (await request.get(`/en/casino?${query.toString()}`)).text()));
    expect(first.replaceAll(/<[^>]+>/g, ' ')).toMatch(/Amber Lighthouse[\s\S]*Ember Lab/);
  });
});
