import type { LoadContext } from '@touchline/shared-state';
import { lotteryOf, totoSectionOf } from '@touchline/toto-rules';
import type { Wish } from '@touchline/toto-state';
import type { PageContent } from '@touchline/ui-pages';
import { LottoPage } from './lotto/LottoPage.tsx';
import { sectionIn } from './shared/addresses.ts';
import { loaderOf, pageIn } from './shared/load.ts';
import { EDGE_ISO } from './shared/use-toto.ts';
import { TotoCoupons } from './toto/TotoCoupons.tsx';
import { TotoDraw } from './toto/TotoDraw.tsx';
import { TotoDraws } from './toto/TotoDraws.tsx';
import { TotoNext } from './toto/TotoNext.tsx';
import { TotoNominees } from './toto/TotoNominees.tsx';
import { TotoOverview } from './toto/TotoOverview.tsx';

type Place = Pick<LoadContext, 'params' | 'url'>;

const drawOf =
  (draw: 'current' | 'next') =>
  ({ params }: Place): Wish | null => {
    const section = sectionIn(params);
    return section && { what: 'draw', section, draw, iso: EDGE_ISO };
  };

function lottoWish({ params: { sectionName, lottoId } }: Place): Wish | null {
  if (sectionName === undefined) return { what: 'lotteries', iso: EDGE_ISO };
  const lottery = lotteryOf(sectionName);
  if (lottery === undefined) return null;
  if (lottoId === undefined) return { what: 'lottery', lottery, iso: EDGE_ISO };
  if (lottoId === 'next') return { what: 'lottoDraw', lottery, number: 'next' };
  return /^\d{1,9}$/.test(lottoId) ? { what: 'lottoDraw', lottery, number: Number(lottoId) } : null;
}

/** Content and data of each page. @spec TL-01 TL-02 */
export const CONTENTS = {
  toto: {
    Body: TotoOverview,
    load: loaderOf(({ params: { section } }) =>
      section !== undefined && totoSectionOf(section) === undefined ? null : { what: 'sections', iso: EDGE_ISO },
    ),
  },
  'toto-draw': { Body: TotoDraw, load: loaderOf(drawOf('current')) },
  'toto-next': { Body: TotoNext, load: loaderOf(drawOf('next')) },
  'toto-coupons': { Body: TotoCoupons, load: loaderOf(({ params }) => (sectionIn(params) === null ? null : undefined)) },
  'toto-draws': {
    Body: TotoDraws,
    load: loaderOf(({ params, url }) => {
      const section = sectionIn(params);
      return section && { what: 'draws', section, page: pageIn(url.searchParams), iso: EDGE_ISO };
    }),
  },
  'toto-nominees': { Body: TotoNominees, load: loaderOf(drawOf('current')) },
  lotto: { Body: LottoPage, load: loaderOf(lottoWish) },
} satisfies Record<string, PageContent>;
