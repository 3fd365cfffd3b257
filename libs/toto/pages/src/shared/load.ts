import { PageNotFound, type LoadContext } from '@touchline/shared-state';
import { loadWish, type Wish } from '@touchline/toto-state';

/** A loader that brings what an address wants; null names nothing: a true 404. */
export const loaderOf =
  (wishOf: (context: Pick<LoadContext, 'params' | 'url'>) => Wish | null | undefined) =>
  async (context: LoadContext): Promise<void> => {
    const wish = wishOf(context);
    if (wish === null) throw new PageNotFound('no such section');
    if (wish !== undefined) await loadWish(context, wish);
  };

/** The page that an address names, from 1. */
export const pageIn = (query: URLSearchParams): number => {
  const page = Number(query.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 9999 ? page : 1;
};
