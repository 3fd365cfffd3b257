import type { CustomCanonical, SeoContent, SeoMeta, SeoPageData, SeoSports, SeoVisual } from '@touchline/platform-contract';

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields | null => (typeof value === 'object' && value !== null ? (value as Fields) : null);
const isText = (value: unknown): value is string => typeof value === 'string';
const isInteger = (value: unknown): value is number => Number.isInteger(value);
/** What holds of a list; what does not is left out. */
const allOf = <T>(value: unknown, read: (item: Fields) => T | null): T[] =>
  Array.isArray(value)
    ? value.flatMap((item) => {
        const fields = fieldsOf(item);
        const one = fields === null ? null : read(fields);
        return one === null ? [] : [one];
      })
    : [];

function readCanonical(value: unknown): CustomCanonical | null {
  const { mode, targetUrl, domainHost } = fieldsOf(value) ?? {};
  if (mode !== 'url' && mode !== 'mirror') return null;
  return { mode, ...(isText(targetUrl) && { targetUrl }), ...(isText(domainHost) && { domainHost }) };
}

const readMeta = ({ name, property, content }: Fields): SeoMeta | null =>
  isText(content) ? { content, ...(isText(name) && { name }), ...(isText(property) && { property }) } : null;

/**
 * Checks by hand, so that the contract's schemas stay out of the page's bundle. A field of another type is as good as missing: the head
 * then says what the page says itself.
 *
 * @returns null when the answer is no object.
 * @spec SE-01 CFG-6
 */
export function readPageData(answer: unknown): SeoPageData | null {
  const fields = fieldsOf(answer);
  if (fields === null) return null;
  const { title, description, metaRobots, hierarchyMetaRobots, metas, customCanonical } = fields;
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
  const fields = fieldsOf(answer);
  if (fields === null) return null;
  const { heading, lead, parts } = fieldsOf(fields['content']) ?? {};
  if (!isText(heading) || !isText(lead)) return { content: null };
  const readPart = ({ heading: title, text }: Fields) => (isText(title) && isText(text) ? { heading: title, text } : null);
  return { content: { heading, lead, parts: allOf(parts, readPart) } };
}

/** @spec SE-03 */
export function readVisual(answer: unknown): SeoVisual | null {
  const { sportKey, isFolded } = fieldsOf(answer) ?? {};
  return typeof isFolded === 'boolean' ? { sportKey: isText(sportKey) ? sportKey : null, isFolded } : null;
}

/** @spec SE-03 */
export function readSports(answer: unknown): SeoSports | null {
  const fields = fieldsOf(answer);
  if (fields === null || !Array.isArray(fields['sports'])) return null;
  const readSport = ({ id, key, name, count }: Fields) =>
    isInteger(id) && isText(key) && isText(name) && isInteger(count) ? { id, key, name, count } : null;
  return { sports: allOf(fields['sports'], readSport) };
}
