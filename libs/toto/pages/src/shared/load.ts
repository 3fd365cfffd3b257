import { PageNotFound, type LoadContext } from '@touchline/shared-state';
import { loadWish, type Wish } from '@touchline/toto-state';

/** Creates a loader for the resource named by the URL; null from `wishOf` gives a 404. */
export const loaderOf =
  (wishOf: (context: Pick<LoadContext, 'params' | 'url'>) => Wish | null | undefined) =>
  async (context: LoadContext): Promise<void> => {
    const wish = wishOf(context);
    if (wish === null) throw new PageNotFound('no such section');
    if (wish !== undefined) await loadWish(context, wish);
  };

/** Page number in the query, from 1. */
export const pageIn = (query: URLSearchParams): number => {
  const page = Number(query.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 9999 ? page : 1;
};
