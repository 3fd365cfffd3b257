import { useAnswer } from '@touchline/betting-event-list';
import type { ChampStatistic, FormGame, GameStatistic, SquadPlayer } from '@touchline/betting-results-contract';
import { FormLetters, StandingsTable } from '@touchline/betting-results-ui';
import { sportById } from '@touchline/betting-rules';
import type { Question } from '@touchline/betting-results-state';
import { routePath } from '@touchline/shared-routes';
import { Card, Crest, EmptyState, LinesSkeleton, Link, SectionFailedState, SectionHeading, TableIcon } from '@touchline/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { GameWithin } from '../game/GameWithin.tsx';
import { BettingLayout } from '../layout/BettingLayout.tsx';
import type { LinePlace } from '../place/read-place.ts';
import { usePlace } from '../place/use-place.ts';
import { DatedGames } from '../tournament/TeamPage.tsx';
import shared from '../tournament/Tournament.module.css';
import styles from './PageTypes.module.css';
import { TYPE_TITLES } from '../type-links/type-words.ts';
import { teamsQuestion } from './types-load.ts';
import { TypeTrail } from './TypeTrail.tsx';

const RENEW_MS = 30_000;
const teamPath = (lang: string, teamId: number): string => routePath('team-info', { team: String(teamId) }, { lang });

/** Teams of a championship, or the two teams of a game with their form and squads. @spec BT-08 */
export function TeamsPage() {
  const place = usePlace();
  const { view, retry } = useAnswer(teamsQuestion(place) as Question<'game' | 'champ'>, RENEW_MS);
  const answer = view.status === 'ready' ? view.answer : undefined;
  return (
    <BettingLayout place={place}>
      <TypeTrail place={place} type="team" />
      <SectionHeading level={1} note={answer?.champ.name}>
        <FormattedMessage {...TYPE_TITLES.team} tagName="span" />
      </SectionHeading>
      {view.status === 'loading' && <LinesSkeleton count={8} />}
      {view.status === 'failed' && <SectionFailedState isCard onRetry={retry} />}
      {answer !== undefined && ('game' in answer ? <TwoTeams answer={answer} place={place} /> : <AllTeams answer={answer} place={place} />)}
    </BettingLayout>
  );
}

function AllTeams({ answer: { champ, standings, next }, place: { lang } }: { answer: ChampStatistic; place: LinePlace }) {
  const intl = useIntl();
  const sport = sportById(champ.sportId);
  const label = intl.formatMessage({ id: 'betting.team.next', defaultMessage: 'Next games' });
  if (standings.length === 0) {
    return (
      <EmptyState
        isCard
        icon={<TableIcon />}
        title={<FormattedMessage id="betting.types.noTeams" defaultMessage="This competition has no teams yet" />}
      />
    );
  }
  return (
    <>
      <StandingsTable caption={champ.name} rows={standings} hasDraw={sport?.hasDraw ?? false} hrefOf={(id) => teamPath(lang, id)} />
      {next.length > 0 && (
        <>
          <SectionHeading>{label}</SectionHeading>
          <DatedGames label={label} games={next} lang={lang} place={{ sportKey: sport?.key, champSlug: champ.slug }} />
        </>
      )}
    </>
  );
}

function TwoTeams({ answer: { game, form, squads }, place }: { answer: GameStatistic; place: LinePlace }) {
  return (
    <>
      {game.phase !== 'over' && <GameWithin hasTitle gameId={game.id} place={place} />}
      <div className={styles.sides}>
        <Side team={game.opponent1} form={form[0]} squad={squads[0]} lang={place.lang} />
        <Side team={game.opponent2} form={form[1]} squad={squads[1]} lang={place.lang} />
      </div>
    </>
  );
}

interface SideProps {
  team: GameStatistic['game']['opponent1'];
  form: readonly FormGame[];
  squad: readonly SquadPlayer[];
  lang: string;
}

function Side({ team: { id, name }, form, squad, lang }: SideProps) {
  return (
    <section>
      <SectionHeading>
        <span className={shared.head}>
          <Crest name={name} size={28} />
          <Link href={teamPath(lang, id)}>{name}</Link>
          <FormLetters form={form.map(({ result }) => result).toReversed()} />
        </span>
      </SectionHeading>
      {squad.length > 0 && (
        <Card hasPadding>
          <ul className={shared.squad}>
            {squad.map(({ name: player, goals }) => (
              <li key={player}>
                <bdi>{player}</bdi>
                <b>{goals}</b>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </section>
  );
}
