import { loadShown, type Resource } from '@touchline/casino-state';
import type { LoadContext } from '@touchline/shared-state';
import type { PageContent } from '@touchline/ui-pages';

/** Page content with one preloaded resource. */
export function contentOf<T>(Body: PageContent['Body'], resource: Resource<T> | ((context: LoadContext) => Resource<T>)): PageContent {
  return {
    Body,
    load: async (context) => {
      await loadShown(context, typeof resource === 'function' ? resource(context) : resource);
    },
  };
}
