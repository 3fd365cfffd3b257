import type { BlockAnswer, MediaItem, RedirectAnswer } from '@touchline/platform-contract';
import type { TermsAnswer } from '@touchline/identity-contract';
import { fieldsOf, isInteger, isText } from '@touchline/shared-primitives';

const isMissingOr = <T>(value: unknown, holds: (value: unknown) => value is T): value is T | undefined =>
  value === undefined || holds(value);
const isTextList = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

const isTrail = (value: unknown): value is NonNullable<RedirectAnswer['breadcrumbs']> =>
  Array.isArray(value) &&
  value.every((step) => {
    const { title, url } = fieldsOf(step);
    return isText(title) && isText(url);
  });

/**
 * Hand-written readers for calls on every page keep the contract's schemas out of the bundle; a test compares them with the schemas.
 *
 * @spec GD-20 GRD-2
 */
export function readRedirect(answer: unknown): RedirectAnswer | null {
  const { redirect, code, url, reasons, breadcrumbs } = fieldsOf(answer);
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
  const { displayTypeId, templateTypeId } = fieldsOf(answer);
  return isInteger(displayTypeId) && isInteger(templateTypeId) ? { displayTypeId, templateTypeId } : null;
}

/** Existing sections; `sections` is null when the service does not know. @spec RM-07 */
export function readPartitions(answer: unknown): { sections: readonly string[] | null } | null {
  const { success, listAvailablePartitions } = fieldsOf(answer);
  if (typeof success !== 'boolean' || !isTextList(listAvailablePartitions)) return null;
  return { sections: success ? listAvailablePartitions : null };
}

/** @spec ID-18 */
export function readTerms(answer: unknown): TermsAnswer | null {
  const { result, updatedAt } = fieldsOf(answer);
  return typeof result === 'boolean' && isInteger(updatedAt) ? { result, updatedAt } : null;
}

/** @spec GD-18 */
export function readPayments(answer: unknown): { isAvailable: boolean } | null {
  const { isAvailable } = fieldsOf(answer);
  return typeof isAvailable === 'boolean' ? { isAvailable } : null;
}

/** A path of the site or an https url: the only valid targets of links and sources of images. */
const isAddress = (value: unknown): value is string => isText(value) && /^(?:https:\/)?\/[^/\\]/.test(value);

const isMediaItem = (value: unknown): value is MediaItem => {
  const { id, image, alt, url } = fieldsOf(value);
  return isText(id) && isAddress(image) && isText(alt) && (url === null || isAddress(url));
};

/** Images of a route; invalid ones are dropped. @spec GD-10 */
export function readMedia(answer: unknown): MediaItem[] | null {
  const { items } = fieldsOf(answer);
  return Array.isArray(items) ? items.filter(isMediaItem) : null;
}

/** @spec CF-05 */
export function readSecureData(answer: unknown): { ggru: string; grant: string } | null {
  const { ggru, grant } = fieldsOf(answer);
  return isText(ggru) && isText(grant) ? { ggru, grant } : null;
}
