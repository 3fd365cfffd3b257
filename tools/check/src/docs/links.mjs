// Finds dead links and files loaded from other hosts in the documentation site.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const TAGS = /<(a|link|script|img|iframe|source)\b([^>]*)>/g;
const attribute = (attributes, name) => {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1];
  return value?.replaceAll('&amp;', '&').replaceAll('&#39;', "'");
};
const isForeign = (address) => /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(address);

const pagesOf = (folder, except) =>
  readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith('.html') && !except.some((start) => name.startsWith(start)))
    .map((name) => join(folder, name));

const idsOf = (html) => new Set([...html.matchAll(/\s(?:id|name)="([^"]*)"/g)].map(([, id]) => id.replaceAll('&amp;', '&')));

/** Dead links in `folder`, to missing files or anchors: `page: address`. */
export function brokenLinks(folder, { except = [] } = {}) {
  const known = new Map();
  const placesOf = (file) => known.get(file) ?? known.set(file, idsOf(readFileSync(file, 'utf8'))).get(file);
  return pagesOf(folder, except).flatMap((page) => {
    const html = readFileSync(page, 'utf8');
    const addresses = [...html.matchAll(TAGS)].flatMap(([, , given]) => [attribute(given, 'href'), attribute(given, 'src')]);
    const inside = [...new Set(addresses.filter((address) => address !== undefined && address !== '' && !isForeign(address)))];
    return inside
      .filter((address) => !leads(page, address, placesOf))
      .map((address) => `${relative(folder, page)}: ${address} leads nowhere`);
  });
}

function leads(page, address, placesOf) {
  const [path = '', place] = address.split('#');
  const file = path === '' ? page : resolve(dirname(page), decodeURIComponent(path.split('?')[0]));
  if (!existsSync(file)) return false;
  return place === undefined || place === '' || !file.endsWith('.html') || placesOf(file).has(decodeURIComponent(place));
}

/** Scripts, styles, images and frames from other hosts, which would reveal the reader's visit. */
export function foreignFiles(folder, { except = [] } = {}) {
  return pagesOf(folder, except).flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(TAGS)]
      .map(([, tag, given]) => (tag === 'a' ? undefined : (attribute(given, 'src') ?? attribute(given, 'href'))))
      .filter((address) => address !== undefined && isForeign(address) && !address.startsWith('data:'))
      .map((address) => `${relative(folder, page)}: ${address} is loaded from elsewhere`),
  );
}
