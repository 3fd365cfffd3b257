import { existsSync, readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { BrandError, parseBrand, type BrandFile } from './brand.ts';

/** A brand with the contents of its folder, ready to be served. */
export interface LoadedBrand extends Omit<BrandFile, 'legal'> {
  /** Contents of the public files, by name. */
  files: ReadonlyMap<string, Buffer>;
  legal: {
    links: BrandFile['legal']['links'];
    /** Paragraphs by language code. */
    texts: Readonly<Record<string, readonly string[]>>;
  };
}

const LARGEST_BYTES = 500_000;
/** Parts of an SVG that run code or fetch something. */
const UNSAFE_SVG = /<script|<foreignObject|\son[a-z]+\s*=|(?:href|src)\s*=\s*["'](?!#)|url\(\s*["']?(?!#)/i;

/** The folder named by `TOUCHLINE_BRAND`: an absolute path, or the name of a folder under `brands`. */
export const brandFolder = (named: string, brands: string): string => (isAbsolute(named) ? named : join(brands, named));

/**
 * Reads `brand.json` and the files that it names.
 *
 * @throws BrandError with a list of all mistakes.
 * @spec LY-12
 */
export function readBrand(folder: string): LoadedBrand {
  const where = join(folder, 'brand.json');
  if (!existsSync(where))
    throw new BrandError(`${where} is not there. TOUCHLINE_BRAND names a folder under brands, or a folder by its whole path.`);
  const brand = parseBrand(readJson(where), where);
  const problems: string[] = [];
  const bytesOf = (name: string): Buffer => {
    const path = join(folder, name);
    if (!existsSync(path)) problems.push(`${where}: ${name} is not there`);
    const bytes = existsSync(path) ? readFileSync(path) : Buffer.alloc(0);
    if (bytes.length > LARGEST_BYTES) problems.push(`${path}: has ${bytes.length} bytes; a file of a brand has at most ${LARGEST_BYTES}`);
    if (name.endsWith('.svg') && UNSAFE_SVG.test(bytes.toString('utf8')))
      problems.push(`${path}: a picture may not run code or load files`);
    return bytes;
  };
  const named = [
    brand.logo.file,
    brand.favicon,
    ...(brand.touchIcon === undefined ? [] : [brand.touchIcon]),
    ...(brand.social === undefined ? [] : [brand.social]),
    ...brand.fonts.map((font) => font.file),
  ];
  const files = new Map(named.map((name) => [name, bytesOf(name)]));
  const texts = Object.fromEntries(
    Object.entries(brand.legal.texts).map(([lang, name]) => [lang, paragraphsOf(bytesOf(name).toString('utf8'))]),
  );
  if (problems.length > 0) throw new BrandError(problems.join('\n'));
  return { ...brand, files, legal: { links: brand.legal.links, texts } };
}

const paragraphsOf = (text: string): string[] =>
  text
    .split(/\r?\n\r?\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as unknown;
  } catch (error) {
    throw new BrandError(`${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
