import type { BrandFile } from './brand.ts';

/**
 * Styles of a brand besides its tokens: its logo in place of ours, and its fonts.
 *
 * @param urlOf - url of a file of the folder; on the site `/brand/<file>`.
 * @spec LY-12
 */
export function brandCss({ logo, fonts }: Pick<BrandFile, 'logo' | 'fonts'>, urlOf: (file: string) => string): string {
  const picture = `url("${urlOf(logo.file)}")`;
  const isMask = logo.kind === 'mask';
  const mark = isMask ? `--logo:${picture}` : `--logo:linear-gradient(#000,#000);--logo-fill:${picture} center/contain no-repeat`;
  const faces = fonts.map(
    ({ family, file, weight }) =>
      `@font-face{font-family:"${family}";src:url("${urlOf(file)}") format("woff2");font-weight:${weight};font-display:swap}`,
  );
  // In forced colours a single colour fills the silhouette of the image.
  const forced = isMask ? '' : `@media (forced-colors:active){:root{--logo:${picture}}}`;
  return `${faces.join('')}:root{--logo-rest:none;${mark}}${forced}`;
}
