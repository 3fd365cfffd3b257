import { loadPatiently } from '@touchline/shared-state';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { ListNewsProps } from './ListNews.tsx';

const ListNews = lazy(() => loadPatiently(async () => ({ default: (await import('./ListNews.tsx')).ListNews })));

/** What happens in a list, loaded after it in the browser. Render it directly before the list. @spec BT-01 */
export function ListNewsLater(props: ListNewsProps) {
  const [isAlive, setIsAlive] = useState(false);
  useEffect(() => setIsAlive(true), []);
  return isAlive ? (
    <Suspense>
      <ListNews {...props} />
    </Suspense>
  ) : null;
}
