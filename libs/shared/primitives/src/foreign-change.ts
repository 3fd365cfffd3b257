import { codeOf } from './code-of.ts';

/** How often a part of the page is rendered again after foreign changes before it counts as failed. */
export const MOST_FOREIGN_CHANGES = 3;

/**
 * Whether React failed because something else had changed the elements of the page: an extension, or the browser's translator. React then
 * misses a child that it wants to remove or to insert before; rendering the part again mends it.
 *
 * @spec RM-08
 */
export const isForeignChange = (error: unknown): boolean => codeOf(error) === 'NotFoundError';
