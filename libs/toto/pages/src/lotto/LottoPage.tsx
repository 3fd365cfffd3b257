import { lotteryOf } from '@touchline/toto-rules';
import { usePageParams } from '@touchline/ui-pages';
import { LotteryBody } from './Lottery.tsx';
import { LottoDrawBody } from './LottoDraw.tsx';
import { LottoOverview } from './LottoOverview.tsx';

/** All lotteries, a single one, or one of its draws, depending on the URL. @spec TL-02 */
export function LottoPage() {
  const { sectionName, lottoId } = usePageParams();
  const lottery = lotteryOf(sectionName);
  if (lottery === undefined) return <LottoOverview />;
  return lottoId === undefined ? (
    <LotteryBody id={lottery} />
  ) : (
    <LottoDrawBody id={lottery} number={lottoId === 'next' ? 'next' : Number(lottoId)} />
  );
}
