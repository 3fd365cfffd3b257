import { selectChamp } from '@touchline/betting-line-state';
import { sportById } from '@touchline/betting-rules';
import { artUrl } from '@touchline/ui-art';
import { Drawing, SectionHeading } from '@touchline/ui-kit';
import { useSelector } from 'react-redux';
import type { RootState } from '@touchline/shared-state';
import type { LinePlace } from '../place/read-place.ts';
import styles from './ListHead.module.css';

/** Title of a list: a championship has its emblem before it, a sport its playing field behind it. @spec BT-01 */
export function ListHead({ place, title }: { place: LinePlace; title: string }) {
  const { champId, sportId } = place;
  const champ = useSelector((state: RootState) => (champId === null ? undefined : selectChamp(state, champId)));
  const sport = sportId === null ? undefined : sportById(sportId);
  return (
    <div className={styles.head}>
      {sport && <Drawing className={styles.ground} src={artUrl('ground', { sport: sport.key })} width={320} height={88} />}
      <SectionHeading level={1} className={styles.title}>
        {champ && <Drawing className={styles.emblem} src={artUrl('emblem', { name: champ.name })} width={28} height={28} />}
        <span>{title}</span>
      </SectionHeading>
    </div>
  );
}
