import type { LoadedBrand } from '@touchline/shared-brand';
import { brandCss } from '@touchline/shared-brand/css';
import { ICON_SIZES } from '../http/app-files.ts';
import { htmlText } from './state-json.ts';

const urlOf = (file: string): string => `/brand/${file}`;
/** Below the footer, on its background. It reserves the space of the bottom bars, so the footer does not. */
const LEGAL_STYLE =
  '#root footer{padding-block-end:16px}.tl-legal{padding:0 24px calc(168px + env(safe-area-inset-bottom));background:var(--surface-sunken);color:var(--text-muted);font-size:13px;line-height:1.5;text-align:center}.tl-legal p{margin:0 auto 8px;max-inline-size:70ch}.tl-legal a{display:inline-block;padding:6px 12px;color:var(--text)}';

/** Icons of the site, or of the operator's brand. */
export const iconLinks = (brand: LoadedBrand | undefined): string =>
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml">' +
  (brand === undefined
    ? ICON_SIZES.map((size) => `<link rel="apple-touch-icon" sizes="${size}x${size}" href="/icons/icon-${size}.png">`).join('')
    : brand.touchIcon === undefined
      ? ''
      : `<link rel="apple-touch-icon" href="${urlOf(brand.touchIcon)}">`);

/** The social picture of a page; only pages with a canonical URL have one. */
export function socialPicture(brand: LoadedBrand | undefined, canonical: string | undefined): string {
  if (brand?.social === undefined || canonical === undefined) return '';
  return `<meta property="og:image" content="${htmlText(new URL(urlOf(brand.social), canonical).href)}"><meta property="og:image:alt" content="${htmlText(brand.name)}">`;
}

/** Logo, fonts and legal text styles, as the text of a style element; empty for the house brand. */
export const stylesOfBrand = (brand: LoadedBrand | undefined): string => (brand === undefined ? '' : brandCss(brand, urlOf) + LEGAL_STYLE);

/** The operator and its licence, in the language of the page. Rendered below the application, which does not know it. @spec LY-12 */
export function legalText(brand: LoadedBrand | undefined, lang: string): string {
  if (brand === undefined) return '';
  const { texts, links } = brand.legal;
  const spoken = texts[lang] === undefined ? 'en' : lang;
  const paragraphs = (texts[spoken] ?? []).map((text) => `<p>${htmlText(text)}</p>`);
  const anchors = links.map(({ name, href }) => {
    const address = href.startsWith('/') ? `/${lang}${href}` : href;
    return `<a href="${htmlText(address)}">${htmlText(name[lang] ?? name['en'] ?? href)}</a>`;
  });
  return `<aside class="tl-legal" lang="${htmlText(spoken)}"${spoken === lang ? '' : ' dir="ltr"'} aria-label="${htmlText(brand.name)}">${paragraphs.join('')}${anchors.join('')}</aside>`;
}
