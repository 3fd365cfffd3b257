import { selectIsPlayer } from '@touchline/identity-state';
import { selectSeo } from '@touchline/platform-state';
import { listPath } from '@touchline/shared-routes';
import { selectLanguage, type RootState } from '@touchline/shared-state';
import { useSelector } from 'react-redux';
import { useRoute } from '../app/use-route.ts';
import { SeoText } from './SeoText.tsx';

/** The text under a page, for visitors; nothing if the route hides it or the services have none. @spec LY-01 LY-02 SE-03 */
export function SeoBlock() {
  const { pathname, row } = useRoute();
  const lang = useSelector(selectLanguage);
  const isPlayer = useSelector(selectIsPlayer);
  const block = useSelector((state: RootState) => selectSeo(state, pathname).block);
  if (block === null || isPlayer || row.layout !== 'main' || row.hidden.includes('seoBlock')) return null;
  const { content, visual, sports } = block;
  return (
    <SeoText
      {...content}
      sportKey={visual.sportKey}
      isFolded={visual.isFolded}
      sports={sports.map(({ id, key, name, count }) => ({
        key,
        name,
        count,
        href: listPath({ lang, section: 'line', sportId: id, sportName: key }),
      }))}
    />
  );
}
