import { RouteMedia } from '../media/RouteMedia.tsx';
import { SeoBlock } from '../seo/SeoBlock.tsx';

/** Under the page: the pictures of its route, then what it is about. @spec GD-10 SE-03 */
export function BelowPage() {
  return (
    <>
      <RouteMedia />
      <SeoBlock />
    </>
  );
}
