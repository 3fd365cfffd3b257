import type { SectionModule } from '@touchline/shared-state';

const isFunction = (value: unknown): boolean => typeof value === 'function';

/**
 * What is wrong with what a remote exports as `section`; null when it keeps the contract.
 *
 * @spec REM-6 RM-08
 */
export function sectionFault(value: unknown, name: string): string | null {
  if (typeof value !== 'object' || value === null) return 'it exports no section';
  const { name: ownName, apiVersion, routes, module, messages } = value as Partial<Record<keyof SectionModule, unknown>>;
  if (ownName !== name) return 'it has another name';
  if (apiVersion !== 'v2') return 'it speaks another version of the contract';
  if (typeof routes !== 'object' || routes === null || !Object.values(routes).every(isFunction)) return 'its routes are not functions';
  if (module !== undefined && !isFunction(module)) return 'its module is not a function';
  if (!Array.isArray(messages) || !messages.every((message) => typeof message === 'string')) return 'it names no dictionaries';
  return null;
}

/** Whether a loaded page can be drawn. @spec REM-6 */
export function isSectionPage(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { Component, load, seo } = value as Record<string, unknown>;
  const isComponent = isFunction(Component) || (typeof Component === 'object' && Component !== null); // memo and lazy are objects
  return isComponent && [load, seo].every((part) => part === undefined || isFunction(part));
}
