import { RouteMedia } from '../media/RouteMedia.tsx';
import { SeoBlock } from '../seo/SeoBlock.tsx';

/** Content below the page: the images of its route, then its text. @spec GD-10 SE-03 */
export function BelowPage() {
  return (
    <>
      <RouteMedia />
      <SeoBlock />
    </>
  );
}
