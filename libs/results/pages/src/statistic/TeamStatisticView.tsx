import { champStatisticId, type TeamStatistic } from '@touchline/betting-results-contract';
import { StandingsTable } from '@touchline/betting-results-ui';
import { sportById } from '@touchline/betting-rules';
import { artUrl } from '@touchline/ui-art';
import { Crest, Drawing, Link, SectionHeading } from '@touchline/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from '../Pages.module.css';
import { statisticPath } from '../statistic-link.tsx';
import { DatedGames, Part, Squad, TeamForm } from './parts.tsx';

/** A team: league position, form, squad, recent and upcoming games. @spec BT-04 BT-08 */
export function TeamStatisticView({ statistic, lang }: { statistic: TeamStatistic; lang: string }) {
  const intl = useIntl();
  const { team, champ, form, squad, next, results, standing } = statistic;
  const lastTitle = intl.formatMessage({ id: 'results.last', defaultMessage: 'Latest results' });
  const nextTitle = intl.formatMessage({ id: 'results.next', defaultMessage: 'Next games' });
  return (
    <>
      <SectionHeading note={<Link href={statisticPath(lang, champStatisticId(champ.id))}>{champ.name}</Link>}>
        <span className={styles.head}>
          <Crest name={team.name} size={44} />
          <Drawing src={artUrl('shirt', { team: team.name })} width={44} height={44} />
          <bdi>{team.name}</bdi>
        </span>
      </SectionHeading>
      {standing !== null && (
        <StandingsTable caption={team.name} rows={[standing]} hasDraw={sportById(champ.sportId)?.hasDraw ?? false} marked={[team.id]} />
      )}
      <Part title={<FormattedMessage id="results.form" defaultMessage="Form" />}>
        <TeamForm team={team.name} sport={sportById(champ.sportId)?.key ?? ''} games={form} lang={lang} />
      </Part>
      {squad.length > 0 && (
        <Part title={<FormattedMessage id="results.squad" defaultMessage="Squad" />}>
          <Squad team={team.name} players={squad} />
        </Part>
      )}
      {next.length > 0 && (
        <Part title={nextTitle}>
          <DatedGames label={nextTitle} games={next} lang={lang} />
        </Part>
      )}
      {results.length > 0 && (
        <Part title={lastTitle}>
          <DatedGames label={lastTitle} games={results} lang={lang} />
        </Part>
      )}
    </>
  );
}
