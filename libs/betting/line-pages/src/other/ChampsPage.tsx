import { selectMenu } from '@touchline/betting-line-state';
import type { Championship, Sport } from '@touchline/betting-contract';
import { listPath } from '@touchline/shared-routes';
import { Card, Flag, Link, LinesSkeleton, SectionHeading, SportIcon } from '@touchline/ui-kit';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { useFeed } from '@touchline/betting-event-list';
import type { RootState } from '@touchline/shared-state';
import { BettingLayout } from '../layout/BettingLayout.tsx';
import { List } from '../list/List.tsx';
import { menuView } from '../views/list-views.ts';
import type { LinePlace } from '../place/read-place.ts';
import { usePlace } from '../place/use-place.ts';
import styles from './ChampsPage.module.css';

/** All championships of the line by sport; with an id in the URL, the games of that championship. @spec BT-01 */
export function ChampsPage() {
  const place = usePlace();
  const menu = useSelector((state: RootState) => selectMenu(state, menuView(place)));
  useFeed(menuView(place));
  const champ = menu?.champs.find((one) => one.id === place.champId);
  return (
    <BettingLayout place={place}>
      <SectionHeading level={1}>
        <span>{champ?.name ?? <FormattedMessage tagName="span" id="betting.champs.title" defaultMessage="Competitions" />}</span>
      </SectionHeading>
      {place.champId !== null && <List place={place} />}
      {place.champId === null && menu === undefined && <LinesSkeleton count={12} />}
      {place.champId === null &&
        menu?.sports.map((sport) => (
          <SportChamps key={sport.id} sport={sport} place={place} champs={menu.champs.filter((one) => one.sportId === sport.id)} />
        ))}
    </BettingLayout>
  );
}

function SportChamps({ sport, champs, place: { lang } }: { sport: Sport; champs: readonly Championship[]; place: LinePlace }) {
  return (
    <section>
      <SectionHeading note={sport.count}>
        <span className={styles.sport}>
          <SportIcon sport={sport.key} /> <span>{sport.name}</span>
        </span>
      </SectionHeading>
      <Card className={styles.champs}>
        {champs.map(({ id, name, slug, countryCode, count }) => (
          <Link
            key={id}
            className={styles.champ}
            href={listPath({ lang, section: 'line', sportId: sport.id, sportName: sport.key, champId: id, champName: slug ?? name })}
          >
            <Flag country={countryCode} />
            <span className={styles.name}>{name}</span>
            <span className={styles.count}>{count}</span>
          </Link>
        ))}
      </Card>
    </section>
  );
}
