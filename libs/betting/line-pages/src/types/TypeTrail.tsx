import { selectChamp } from '@touchline/betting-line-state';
import { Breadcrumb } from '@touchline/ui-kit';
import { useTrail } from '@touchline/ui-pages';
import { useIntl } from 'react-intl';
import { useSelector, useStore } from 'react-redux';
import type { RootState } from '@touchline/shared-state';
import type { LinePlace } from '../place/read-place.ts';
import { lineCrumbs } from '../views/line-crumbs.ts';
import type { PageType } from '../type-links/page-types.ts';
import { TYPE_TITLES } from '../type-links/type-words.ts';

/** Breadcrumbs from the home page through the championship of the URL to a page type. @spec SE-02 */
export function TypeTrail({ place: { lang, section, sportId, champId }, type }: { place: LinePlace; type: PageType }) {
  const intl = useIntl();
  const champ = useSelector((state: RootState) => (champId === null ? undefined : selectChamp(state, champId)));
  const state = useStore<RootState>().getState();
  const own = lineCrumbs({ intl, state }, { lang, section, sportId, champ }).map(({ name, path }) => ({ name, href: path }));
  return <Breadcrumb steps={useTrail([...own, { name: intl.formatMessage(TYPE_TITLES[type]) }])} />;
}
