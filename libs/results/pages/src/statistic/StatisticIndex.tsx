import { useFeed } from '@touchline/betting-event-list';
import { selectMenu, type FeedView } from '@touchline/betting-line-state';
import { champStatisticId } from '@touchline/betting-results-contract';
import { Card, Flag, LinesSkeleton, Link, SectionHeading, SportIcon } from '@touchline/ui-kit';
import { useAppSelector } from '@touchline/ui-pages';
import { useMemo } from 'react';
import styles from '../Pages.module.css';
import { statisticPath } from '../statistic-link.tsx';

/** Championships with statistics, by sport. */
export function StatisticIndex({ lang }: { lang: string }) {
  const view = useMemo((): FeedView => ({ kind: 'menu', section: 'line', lang }), [lang]);
  useFeed(view);
  const menu = useAppSelector((state) => selectMenu(state, view));
  if (menu === undefined) return <LinesSkeleton count={12} />;
  return (
    <div className={styles.page}>
      {menu.sports.map(({ id, key, name }) => (
        <section key={id} className={styles.group}>
          <SectionHeading>
            <span className={styles.head}>
              <SportIcon sport={key} /> <span>{name}</span>
            </span>
          </SectionHeading>
          <Card className={styles.champs}>
            {menu.champs
              .filter(({ sportId }) => sportId === id)
              .map((champ) => (
                <Link key={champ.id} className={styles.champ} href={statisticPath(lang, champStatisticId(champ.id))}>
                  <Flag country={champ.countryCode} />
                  <span dir="auto">{champ.name}</span>
                </Link>
              ))}
          </Card>
        </section>
      ))}
    </div>
  );
}
