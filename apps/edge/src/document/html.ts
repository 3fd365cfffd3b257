import type { LoadedBrand } from '@touchline/shared-brand';
import type { DocumentHead, PageAnswer } from '@touchline/shared-state';
import type { BuiltApp, Registry } from '../registry.ts';
import { iconLinks, socialPicture, stylesOfBrand } from './brand-parts.ts';
import { OLD_BROWSER_SCRIPT } from './old-browser.ts';
import { startScript, type PageCode } from './start-script.ts';
import { htmlText, stateJson, styleText } from './state-json.ts';

export interface DocumentParts {
  answer: PageAnswer;
  registry: Registry;
  nonce: string;
  /** The operator's brand; left out for the house brand. */
  brand?: LoadedBrand | undefined;
}

const unique = (urls: readonly string[]): string[] => [...new Set(urls)];

/** Files of shared modules and of their imports. */
const vendorFiles = (modules: readonly string[], { vendor }: Registry): string[] =>
  modules.flatMap((module) => vendor.modules[module]?.files ?? []);

/** The remote of the page, if its page was rendered here. */
export function renderedRemote({ answer: { section }, registry }: Pick<DocumentParts, 'answer' | 'registry'>): BuiltApp | undefined {
  return section?.isRendered === true ? registry.remotes[section.name] : undefined;
}

/** Parts of the kit that a first page does not need. */
const LATER_KIT = ['@later/ui-kit.js', '@later/rest-ui-kit.js'];
const FIRST_ERROR = 400;

/**
 * Style links in cascade order. A document links the styles it renders with. Styles of deferred parts are listed in their place but not
 * loaded: the browser turns `later-stylesheet` into `stylesheet` before it renders such a part.
 *
 * @spec PL-02
 */
export function styleLinks({ answer, registry, host }: Pick<DocumentParts, 'answer' | 'registry'> & { host: BuiltApp }): string[] {
  const remote = renderedRemote({ answer, registry });
  const routeKey = answer.section?.routeKey ?? '';
  // A page of the shell itself, a section's page left to the browser, or an error shown in place of a section's page.
  const drawsShell = remote === undefined || answer.status >= FIRST_ERROR;
  const drawsKit = drawsShell || [...remote.needs.entry, ...(remote.needs.pages[routeKey] ?? [])].some((part) => LATER_KIT.includes(part));
  const link = (rel: string) => (href: string) => `<link rel="${rel}" href="${href}">`;
  const linked = link('stylesheet');
  const named = link('later-stylesheet');
  return unique([
    ...registry.vendor.css.map(linked),
    ...registry.vendor.laterCss.map(drawsKit ? linked : named),
    ...host.css.map(linked),
    ...host.laterCss.map(drawsShell ? linked : named),
    ...[...(remote?.css ?? []), ...(remote?.pageCss[routeKey] ?? [])].map(linked),
  ]);
}

/**
 * Title, canonical URL, alternates and meta tags. Every string is untrusted data, written only as text of an element or of a quoted
 * attribute.
 *
 * @spec SE-01 SE-02 CFG-6
 */
function seoHead({ title, description, robots, canonical, alternates, metas = [] }: DocumentHead): string[] {
  return [
    `<title>${htmlText(title)}</title>`,
    ...(description === undefined ? [] : [`<meta name="description" content="${htmlText(description)}">`]),
    ...(robots === undefined ? [] : [`<meta name="robots" content="${htmlText(robots)}">`]),
    ...(canonical === undefined ? [] : [`<link rel="canonical" href="${htmlText(canonical)}">`]),
    ...alternates.map(({ lang, href }) => `<link rel="alternate" hreflang="${htmlText(lang)}" href="${htmlText(href)}">`),
    ...metas.map(({ kind, key, content }) => `<meta ${kind}="${htmlText(key)}" content="${htmlText(content)}" data-seo>`),
  ];
}

/**
 * Everything before the body's content. The import map precedes anything that loads a module, and styles precede scripts.
 *
 * @spec SE-01 SE-02
 */
export function documentHead({
  answer,
  registry,
  nonce,
  host,
  brand,
  extraHead = '',
}: DocumentParts & { host: BuiltApp; extraHead?: string }): string {
  const { seo, lang, dir, view } = answer;
  const brandStyle = answer.brandStyle + stylesOfBrand(brand);
  const importMap = stateJson({ imports: registry.vendor.map });
  return [
    `<!doctype html><html lang="${htmlText(lang)}" dir="${dir}" data-theme="${view.theme}" data-view="${view.view}" data-font-size="${htmlText(view.fontSize)}" data-flags="${view.flags}">`,
    '<head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    ...seoHead(seo),
    `<meta name="theme-color" content="${htmlText(answer.themeColor)}"><meta property="csp-nonce" nonce="${nonce}">`,
    socialPicture(brand, seo.canonical),
    iconLinks(brand),
    '<link rel="manifest" href="/manifest.webmanifest" crossorigin="use-credentials">',
    `<script nonce="${nonce}">${OLD_BROWSER_SCRIPT}</script>`,
    `<script type="importmap" nonce="${nonce}">${importMap}</script>`,
    ...styleLinks({ answer, registry, host }),
    ...(brandStyle === '' ? [] : [`<style nonce="${nonce}">${styleText(brandStyle)}</style>`]),
    ...(seo.structured === undefined ? [] : [`<script type="application/ld+json" nonce="${nonce}">${stateJson(seo.structured)}</script>`]),
    extraHead,
    '</head><body><div id="root">',
  ].join('');
}

/** The code of a page: the host's, and its section's if that was rendered here. */
export function pageCodeOf({ answer, registry, host }: Pick<DocumentParts, 'answer' | 'registry'> & { host: BuiltApp }): PageCode {
  const remote = renderedRemote({ answer, registry });
  const routeKey = answer.section?.routeKey ?? '';
  const ofRemote =
    remote === undefined
      ? []
      : [
          remote.js,
          ...remote.imports,
          ...(remote.pages[routeKey] ?? []),
          ...vendorFiles([...remote.needs.entry, ...(remote.needs.pages[routeKey] ?? [])], registry),
        ];
  const shared = unique(vendorFiles(host.needs.entry, registry));
  return {
    entry: host.js,
    shared: shared.toReversed(),
    modules: unique([host.js, ...host.imports, ...shared, ...ofRemote]),
    messages: answer.dictionaries.flatMap((name) => registry.messages[answer.lang]?.[name] ?? []),
  };
}

/** Everything after the body's content: the state, then the start script. */
export function documentTail({
  state,
  code,
  nonce,
  badge = '',
}: {
  state: unknown;
  code: PageCode;
  nonce: string;
  /** Markup that the edge adds outside the application. */
  badge?: string;
}): string {
  return [
    `</div>${badge}<script type="application/json" id="tl-state" nonce="${nonce}">${stateJson(state)}</script>`,
    `<script nonce="${nonce}">${startScript(code, nonce)}</script></body></html>`,
  ].join('');
}
