import { SECTION_CONTRACT } from '@touchline/shared-routes';
import type { SectionModule, SectionPage, SeoData } from '@touchline/shared-state';

const isFunction = (value: unknown): boolean => typeof value === 'function';

/** Describes how an exported `section` breaks the contract; null when it is valid. @spec REM-6 RM-08 */
export function sectionFault(value: unknown, name: string): string | null {
  if (typeof value !== 'object' || value === null) return 'it exports no section';
  const { name: ownName, apiVersion, routes, module, messages } = value as Partial<Record<keyof SectionModule, unknown>>;
  if (ownName !== name) return 'it has another name';
  if (apiVersion !== SECTION_CONTRACT) return 'it speaks another version of the contract';
  if (typeof routes !== 'object' || routes === null || !Object.values(routes).every(isFunction)) return 'its routes are not functions';
  if (module !== undefined && !isFunction(module)) return 'its module is not a function';
  if (!Array.isArray(messages) || !messages.every((message) => typeof message === 'string')) return 'it names no dictionaries';
  return null;
}

/**
 * Copies a loaded page for the host: the remote's own object may change, or throw, when it is read again.
 *
 * @returns null when the page cannot be rendered.
 * @spec REM-6
 */
export function readSectionPage(value: unknown): SectionPage | null {
  if (typeof value !== 'object' || value === null) return null;
  const { Component, load, seo } = value as Partial<SectionPage>;
  const isComponent = isFunction(Component) || (typeof Component === 'object' && Component !== null); // memo and lazy are objects
  if (!isComponent || ![load, seo].every((part) => part === undefined || isFunction(part))) return null;
  return {
    Component: Component as SectionPage['Component'],
    // A synchronous throw becomes a rejection; the shell replaces a head that fails.
    ...(load && { load: async (context) => load(context) }),
    ...(seo && { seo: (context) => readSeo(() => seo(context)) }),
  };
}

function readSeo(ask: () => unknown): SeoData | undefined {
  try {
    const seo = ask();
    if (typeof seo !== 'object' || seo === null) return undefined;
    const { title, description, robots } = seo as Partial<Record<keyof SeoData, unknown>>;
    const isText = typeof title === 'string' && [description, robots].every((text) => text === undefined || typeof text === 'string');
    return isText ? (seo as SeoData) : undefined;
  } catch {
    return undefined; // the shell titles the page
  }
}
