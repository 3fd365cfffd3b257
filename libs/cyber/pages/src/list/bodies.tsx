import { useFeed } from '@touchline/betting-event-list';
import { bettingChosen, selectBetting, selectChamp, selectMenu } from '@touchline/betting-line-state';
import type { CyberDiscipline, CyberType } from '@touchline/cyber-contract';
import { loadDisciplines, selectDisciplines, selectHasFailed } from '@touchline/cyber-state';
import { idSegment, routePath } from '@touchline/shared-routes';
import { selectLanguage } from '@touchline/shared-state';
import {
  Card,
  Chip,
  ChipLink,
  Chips,
  EmptyState,
  GamesSkeleton,
  LinesSkeleton,
  Link,
  SectionFailedState,
  SectionHeading,
  VideoIcon,
} from '@touchline/ui-kit';
import { usePageParams, useAppSelector } from '@touchline/ui-pages';
import { useMemo } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { cyberPlace, listView, menuView, type CyberPlace } from '../place.ts';
import { useRenewed } from '../use-renewed.ts';
import styles from './Cyber.module.css';
import { DisciplineIcon, disciplinePath, DisciplineTiles } from './DisciplineTiles.tsx';
import { Games } from './Games.tsx';

const COUNTS_MS = 20_000;

const FILTERS = ['all', 'real', 'virtual'] as const;
const FILTER_NAMES = defineMessages({
  all: { id: 'cyber.filter.all', defaultMessage: 'All esports' },
  real: { id: 'cyber.filter.real', defaultMessage: 'Played by people' },
  virtual: { id: 'cyber.filter.virtual', defaultMessage: 'Played by computers' },
});

/** The disciplines, refreshed while the page is visible. */
function useDisciplines(): { lang: string; disciplines: readonly CyberDiscipline[] | undefined } {
  const lang = useSelector(selectLanguage);
  const disciplines = useAppSelector((state) => selectDisciplines(state, lang));
  useRenewed((context) => loadDisciplines(context, lang), lang, COUNTS_MS);
  return { lang, disciplines };
}

const ofType = (disciplines: readonly CyberDiscipline[] | undefined, type: CyberType): CyberDiscipline[] =>
  disciplines?.filter((one) => one.type === type) ?? [];

function Lists({ place, lang }: { place: CyberPlace; lang: string }) {
  const { type, discipline, champId } = place;
  const live = useMemo(() => listView(place, 'live', lang), [type, discipline, champId, lang]); // eslint-disable-line react-hooks/exhaustive-deps -- `place` is a new object on every render
  const line = useMemo(() => listView(place, 'line', lang), [type, discipline, champId, lang]); // eslint-disable-line react-hooks/exhaustive-deps -- as above
  return (
    <>
      <Games view={live} section="live" title={<FormattedMessage id="cyber.inPlay" defaultMessage="Live" />} none={null} />
      <Games
        view={line}
        section="line"
        title={<FormattedMessage id="cyber.upcoming" defaultMessage="Upcoming" />}
        none={
          <EmptyState
            isCard
            icon={<VideoIcon />}
            title={<FormattedMessage id="cyber.none" defaultMessage="No upcoming matches right now" />}
          >
            <FormattedMessage id="cyber.noneWords" defaultMessage="New matches will appear here automatically." />
          </EmptyState>
        }
      />
    </>
  );
}

function Tiles({ type, disciplines, lang }: { type: CyberType; disciplines: readonly CyberDiscipline[] | undefined; lang: string }) {
  const intl = useIntl();
  const hasFailed = useSelector(selectHasFailed);
  if (disciplines === undefined)
    return hasFailed ? <SectionFailedState isCard onRetry={() => window.location.reload()} /> : <GamesSkeleton count={8} />;
  return (
    <DisciplineTiles
      disciplines={ofType(disciplines, type)}
      lang={lang}
      label={intl.formatMessage({ id: 'cyber.disciplines', defaultMessage: 'Disciplines' })}
    />
  );
}

/** Disciplines of a type, and its live and upcoming games. @spec BT-06 */
export function OverviewBody() {
  const place = cyberPlace(usePageParams());
  const { lang, disciplines } = useDisciplines();
  return (
    <div className={styles.page}>
      <Tiles type={place.type} disciplines={disciplines} lang={lang} />
      <Lists place={place} lang={lang} />
    </div>
  );
}

/** Disciplines of a type with their numbers of games. @spec BT-06 */
export function DisciplinesBody() {
  const { type } = cyberPlace(usePageParams());
  const { lang, disciplines } = useDisciplines();
  return <Tiles type={type} disciplines={disciplines} lang={lang} />;
}

function DisciplineHead({ discipline, champ, lang }: { discipline: CyberDiscipline; champ: string | undefined; lang: string }) {
  const { type, id, key, name } = discipline;
  const params = { type, discipline: idSegment(id, key) };
  const isChamps = usePageParams()['champ'] === undefined;
  return (
    <>
      <SectionHeading level={1}>
        <span className={styles.head}>
          <DisciplineIcon discipline={discipline} size={28} />
          <span>{champ ?? name}</span>
        </span>
      </SectionHeading>
      {isChamps && (
        <Chips aria-label={name}>
          <ChipLink href={disciplinePath(discipline, lang)}>
            <FormattedMessage id="cyber.tab.matches" defaultMessage="Matches" />
          </ChipLink>
          <ChipLink href={routePath('cyber-discipline-champs', params, { lang })}>
            <FormattedMessage id="cyber.tab.champs" defaultMessage="Tournaments" />
          </ChipLink>
        </Chips>
      )}
    </>
  );
}

/** Filter by type for the list of all matches; the choice is stored with the other view settings of the line. @spec BT-06 OD-05 */
function CyberFilterChips() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { cyberFilter } = useSelector(selectBetting);
  return (
    <Chips aria-label={intl.formatMessage({ id: 'cyber.filter', defaultMessage: 'Which esports' })}>
      {FILTERS.map((filter) => (
        <Chip key={filter} isPicked={cyberFilter === filter} onClick={() => dispatch(bettingChosen({ cyberFilter: filter }))}>
          {intl.formatMessage(FILTER_NAMES[filter])}
        </Chip>
      ))}
    </Chips>
  );
}

/** Games of a type, a discipline or a competition. @spec BT-06 */
export function ListBody() {
  const params = usePageParams();
  const place = cyberPlace(params);
  const { lang, disciplines } = useDisciplines();
  const { cyberFilter } = useSelector(selectBetting);
  const champ = useAppSelector((state) => (place.champId === null ? undefined : selectChamp(state, place.champId)?.name));
  const discipline = disciplines?.find(({ id }) => id === place.discipline?.id);
  const isAll = place.discipline === null;
  const other = place.type === 'real' ? 'virtual' : 'real';
  const shown = !isAll ? [place.type] : cyberFilter === 'all' ? [place.type, other] : [cyberFilter];
  return (
    <div className={styles.page}>
      {discipline !== undefined && <DisciplineHead discipline={discipline} champ={champ} lang={lang} />}
      {isAll && <CyberFilterChips />}
      {shown.map((type) => (
        <Lists key={type} place={{ ...place, type: type as CyberType }} lang={lang} />
      ))}
    </div>
  );
}

/** Competitions of a discipline with their numbers of games. @spec BT-06 */
export function ChampsBody() {
  const place = cyberPlace(usePageParams());
  const { lang, disciplines } = useDisciplines();
  const [line, live] = [useMemo(() => menuView(lang), [lang]), useMemo(() => menuView(lang, 'live'), [lang])];
  useFeed(line);
  useFeed(live);
  const [lineMenu, liveMenu] = [useAppSelector((state) => selectMenu(state, line)), useAppSelector((state) => selectMenu(state, live))];
  const discipline = disciplines?.find(({ id }) => id === place.discipline?.id);
  if (discipline === undefined || lineMenu === undefined) return <LinesSkeleton count={6} />;
  const champs = new Map(
    [...lineMenu.champs, ...(liveMenu?.champs ?? [])].filter(({ sportId }) => sportId === discipline.id).map((one) => [one.id, one]),
  );
  const count = (id: number): number =>
    [lineMenu, liveMenu].reduce((sum, menu) => sum + (menu?.champs.find((one) => one.id === id)?.count ?? 0), 0);
  return (
    <div className={styles.page}>
      <DisciplineHead discipline={discipline} champ={undefined} lang={lang} />
      <Card className={styles.champs}>
        {[...champs.values()].map(({ id, name, slug }) => (
          <Link
            key={id}
            className={styles.champ}
            href={routePath(
              'cyber-champ',
              { type: place.type, discipline: idSegment(discipline.id, discipline.key), champ: idSegment(id, slug ?? name) },
              { lang },
            )}
          >
            <span dir="auto">{name}</span>
            <span className={styles.counts}>{count(id)}</span>
          </Link>
        ))}
      </Card>
    </div>
  );
}
