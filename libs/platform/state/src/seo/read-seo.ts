import type { CustomCanonical, SeoContent, SeoMeta, SeoPageData, SeoSports, SeoVisual } from '@touchline/platform-contract';
import { fieldsOf, isInteger, isObject, isText, type Fields } from '@touchline/shared-primitives';

/** The valid items of a list. */
const allOf = <T>(value: unknown, read: (item: Fields) => T | null): T[] =>
  Array.isArray(value)
    ? value.flatMap((item) => {
        const one = isObject(item) ? read(item) : null;
        return one === null ? [] : [one];
      })
    : [];

function readCanonical(value: unknown): CustomCanonical | null {
  const { mode, targetUrl, domainHost } = fieldsOf(value);
  if (mode !== 'url' && mode !== 'mirror') return null;
  return { mode, ...(isText(targetUrl) && { targetUrl }), ...(isText(domainHost) && { domainHost }) };
}

const readMeta = ({ name, property, content }: Fields): SeoMeta | null =>
  isText(content) ? { content, ...(isText(name) && { name }), ...(isText(property) && { property }) } : null;

/**
 * Hand-written readers keep the contract's schemas out of the page's bundle. A field of a wrong type counts as missing, so the page's own
 * value stays.
 *
 * @returns null when the answer is not an object.
 * @spec SE-01 CFG-6
 */
export function readPageData(answer: unknown): SeoPageData | null {
  if (!isObject(answer)) return null;
  const { title, description, metaRobots, hierarchyMetaRobots, metas, customCanonical } = answer;
  const canonical = readCanonical(customCanonical);
  return {
    ...(isText(title) && { title }),
    ...(isText(description) && { description }),
    ...(isText(metaRobots) && { metaRobots }),
    ...(isText(hierarchyMetaRobots) && { hierarchyMetaRobots }),
    ...(Array.isArray(metas) && { metas: allOf(metas, readMeta) }),
    ...(canonical !== null && { customCanonical: canonical }),
  };
}

/** @spec SE-03 */
export function readContent(answer: unknown): SeoContent | null {
  if (!isObject(answer)) return null;
  const { heading, lead, parts } = fieldsOf(answer['content']);
  if (!isText(heading) || !isText(lead)) return { content: null };
  const readPart = ({ heading: title, text }: Fields) => (isText(title) && isText(text) ? { heading: title, text } : null);
  return { content: { heading, lead, parts: allOf(parts, readPart) } };
}

/** @spec SE-03 */
export function readVisual(answer: unknown): SeoVisual | null {
  const { sportKey, isFolded } = fieldsOf(answer);
  return typeof isFolded === 'boolean' ? { sportKey: isText(sportKey) ? sportKey : null, isFolded } : null;
}

/** @spec SE-03 */
export function readSports(answer: unknown): SeoSports | null {
  const { sports } = fieldsOf(answer);
  if (!Array.isArray(sports)) return null;
  const readSport = ({ id, key, name, count }: Fields) =>
    isInteger(id) && isText(key) && isText(name) && isInteger(count) ? { id, key, name, count } : null;
  return { sports: allOf(sports, readSport) };
}
