import type { BlockAnswer, RedirectAnswer } from '@touchline/shared-contract';

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (answer: unknown): Fields | null => (typeof answer === 'object' && answer !== null ? (answer as Fields) : null);
const isText = (value: unknown): value is string => typeof value === 'string';
const isMissingOr = <T>(value: unknown, holds: (value: unknown) => value is T): value is T | undefined =>
  value === undefined || holds(value);
const isInteger = (value: unknown): value is number => Number.isInteger(value);
const isTextList = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

const isTrail = (value: unknown): value is NonNullable<RedirectAnswer['breadcrumbs']> =>
  Array.isArray(value) &&
  value.every((step) => {
    const { title, url } = fieldsOf(step) ?? {};
    return isText(title) && isText(url);
  });

/** Checks by hand what every page asks, so that the contract's schemas stay out of its bundle; a test compares them. @spec GD-20 GRD-2 */
export function readRedirect(answer: unknown): RedirectAnswer | null {
  const { redirect, code, url, reasons, breadcrumbs } = fieldsOf(answer) ?? {};
  const holds =
    typeof redirect === 'boolean' && isMissingOr(code, isInteger) && isMissingOr(url, isText) && isMissingOr(reasons, isTextList);
  if (!holds || !isMissingOr(breadcrumbs, isTrail)) return null;
  return {
    redirect,
    ...(code !== undefined && { code }),
    ...(url !== undefined && { url }),
    ...(reasons !== undefined && { reasons }),
    ...(breadcrumbs !== undefined && { breadcrumbs }),
  };
}

/** @spec GD-05 GD-22 */
export function readBlock(answer: unknown): BlockAnswer | null {
  const { displayTypeId, templateTypeId } = fieldsOf(answer) ?? {};
  return isInteger(displayTypeId) && isInteger(templateTypeId) ? { displayTypeId, templateTypeId } : null;
}

/** Sections that exist; null inside when the service says that it could not tell. @spec RM-07 */
export function readPartitions(answer: unknown): { sections: readonly string[] | null } | null {
  const { success, listAvailablePartitions } = fieldsOf(answer) ?? {};
  if (typeof success !== 'boolean' || !isTextList(listAvailablePartitions)) return null;
  return { sections: success ? listAvailablePartitions : null };
}
