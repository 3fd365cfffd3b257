import { DATE_STYLES } from '@touchline/shared-primitives';
import { formatUtc } from '@touchline/shared-primitives/calendar';
import { type CasinoTournament, COUNTED_ROUNDS, type TournamentPage as Shown_ } from '@touchline/casino-contract';
import { gamesIn, loadShown, selectShown, tournamentOf, tournaments, tournamentWanted } from '@touchline/casino-state';
import { HttpError } from '@touchline/shared-http';
import { intlOf } from '@touchline/shared-i18n';
import { routePath } from '@touchline/shared-routes';
import { PageNotFound, selectLanguage } from '@touchline/shared-state';
import { Badge, Button, Card, EmptyState, Link, Money, SectionHeading, StarIcon, Table } from '@touchline/ui-kit';
import { type PageContent, usePageParams } from '@touchline/ui-pages';
import { defineMessages, FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { contentOf } from '../parts/content-of.ts';
import { Group, Lead, Page } from '../parts/Parts.tsx';
import { Shown } from '../parts/Shown.tsx';
import { TOURNAMENT_GAMES, TOURNAMENT_NAMES } from './offer-words.ts';
import { Offered, Refused, SignInFirst, useOffers } from './Offered.tsx';
import styles from './Offers.module.css';

const NOT_FOUND = 404;
const HUNDREDTHS = 100;
const MS = 1000;

const STATES = defineMessages({
  running: { id: 'casino.tournament.running', defaultMessage: 'Running' },
  upcoming: { id: 'casino.tournament.upcoming', defaultMessage: 'Coming up' },
  ended: { id: 'casino.tournament.ended', defaultMessage: 'Ended' },
});

export const tournamentPath = (edition: string, lang: string): string => routePath('casino-tournament', { id: edition }, { lang });

/** Start and end in UTC. */
export function Period({ startsAt, endsAt }: Pick<CasinoTournament, 'startsAt' | 'endsAt'>) {
  const intl = useIntl();
  const date = (seconds: number) => formatUtc(intl, seconds * MS, DATE_STYLES.moment);
  return (
    <FormattedMessage
      tagName="span"
      id="casino.tournament.period"
      defaultMessage="{from} to {to} UTC"
      values={{ from: date(startsAt), to: date(endsAt) }}
    />
  );
}

/** One edition as a list item. */
export function TournamentCard({ tournament, lang }: { tournament: CasinoTournament; lang: string }) {
  const { id, edition, state, players } = tournament;
  return (
    <Card hasPadding className={styles.card}>
      <div className={styles.line}>
        <Link href={tournamentPath(edition, lang)} className={styles.name}>
          <FormattedMessage {...TOURNAMENT_NAMES[id]} />
        </Link>
        <Badge {...(state === 'running' && { tone: 'accent' as const })}>
          <FormattedMessage {...STATES[state]} />
        </Badge>
      </div>
      <p>
        <Period {...tournament} />
      </p>
      <p>
        <FormattedMessage {...TOURNAMENT_GAMES[id]} />{' '}
        <FormattedMessage
          tagName="span"
          id="casino.tournament.players"
          defaultMessage="{players, plural, =0 {No players yet} one {# player} other {# players}}"
          values={{ players }}
        />
      </p>
    </Card>
  );
}

function TournamentsPage() {
  const intl = useIntl();
  const lang = useSelector(selectLanguage);
  return (
    <Page>
      <Lead>
        <FormattedMessage
          id="casino.tournaments.lead"
          defaultMessage="Entry is free. The best single return of your first {rounds, number} rounds decides, so higher stakes or longer play bring no advantage."
          values={{ rounds: COUNTED_ROUNDS }}
        />
      </Lead>
      <Offered>
        <Shown resource={tournaments} count={3}>
          {(all) =>
            (['running', 'upcoming', 'ended'] as const).map((state) => (
              <section key={state} className={styles.group}>
                <SectionHeading>{intl.formatMessage(STATES[state])}</SectionHeading>
                <div className={styles.columns}>
                  {all.map((one) => one.state === state && <TournamentCard key={one.edition} tournament={one} lang={lang} />)}
                </div>
              </section>
            ))
          }
        </Shown>
      </Offered>
    </Page>
  );
}

/** A return, in hundredths of the stake. */
const Score = ({ score }: { score: number }) => (
  <bdi>
    ×
    <span>
      <FormattedNumber value={score / HUNDREDTHS} minimumFractionDigits={2} maximumFractionDigits={2} />
    </span>
  </bdi>
);

/** Joining, leaving, and the player's standing. */
function Own({ tournament: { edition, state } }: { tournament: CasinoTournament }) {
  const dispatch = useDispatch();
  const { offers, saving, isVisitor } = useOffers();
  if (isVisitor) return state === 'ended' ? null : <SignInFirst />;
  const own = offers?.tournaments.find((one) => one.edition === edition);
  const change = (isJoined: boolean) => dispatch(tournamentWanted({ edition, isJoined }));
  return (
    <div className={styles.own}>
      {own !== undefined && offers !== null && (
        <p role="status">
          {own.prize !== null ? (
            <FormattedMessage
              tagName="span"
              id="casino.tournament.won"
              defaultMessage="Place {place, number}: {prize} credited to your account."
              values={{ place: own.place ?? 0, prize: <Money amount={own.prize} iso={offers.currencyIso} exponent={offers.exponent} /> }}
            />
          ) : own.place !== null ? (
            <FormattedMessage
              tagName="span"
              id="casino.tournament.place"
              defaultMessage="Your place: {place, number}. Rounds counted: {rounds, number} of {most, number}."
              values={{ place: own.place, rounds: own.rounds, most: COUNTED_ROUNDS }}
            />
          ) : (
            <FormattedMessage
              tagName="span"
              id="casino.tournament.noPlace"
              defaultMessage="You have joined. Rounds counted: {rounds, number} of {most, number}."
              values={{ rounds: own.rounds, most: COUNTED_ROUNDS }}
            />
          )}
        </p>
      )}
      {state !== 'ended' &&
        (own === undefined ? (
          <Button look="primary" isBusy={saving === edition} onClick={() => change(true)}>
            <FormattedMessage id="casino.tournament.join" defaultMessage="Join" />
          </Button>
        ) : (
          <Button isBusy={saving === edition} onClick={() => change(false)}>
            <FormattedMessage id="casino.tournament.leave" defaultMessage="Leave the tournament" />
          </Button>
        ))}
      <Refused name={edition} />
    </div>
  );
}

function Rules({ id }: Pick<CasinoTournament, 'id'>) {
  return (
    <section className={styles.group}>
      <SectionHeading>
        <FormattedMessage id="casino.tournament.rules" defaultMessage="Rules" />
      </SectionHeading>
      <ol className={styles.rules}>
        <li>
          <FormattedMessage {...TOURNAMENT_GAMES[id]} />
        </li>
        <li>
          <FormattedMessage
            id="casino.tournament.rule.rounds"
            defaultMessage="Your first {rounds, number} real-money rounds after you join count, with a stake of at least €0.20 or the equivalent."
            values={{ rounds: COUNTED_ROUNDS }}
          />
        </li>
        <li>
          <FormattedMessage
            id="casino.tournament.rule.score"
            defaultMessage="Your score is the best return of a single round divided by its stake. If scores are equal, the earlier round ranks higher."
          />
        </li>
        <li>
          <FormattedMessage
            id="casino.tournament.rule.late"
            defaultMessage="Refunded rounds and rounds settled after the end do not count."
          />
        </li>
        <li>
          <FormattedMessage
            id="casino.tournament.rule.prizes"
            defaultMessage="Prizes are credited when the tournament is over, as money without conditions."
          />
        </li>
        <li>
          <FormattedMessage
            id="casino.tournament.rule.leave"
            defaultMessage="You can leave at any time, but you cannot rejoin the same tournament."
          />
        </li>
      </ol>
    </section>
  );
}

function Standings({ tournament: { prizes }, standings }: Shown_) {
  const intl = useIntl();
  const unitsOf = (place: number) => prizes.find(({ from, to }) => place >= from && place <= to)?.units;
  return (
    <section className={styles.group}>
      <SectionHeading>
        <FormattedMessage id="casino.tournament.standings" defaultMessage="Standings" />
      </SectionHeading>
      {standings.length === 0 ? (
        <EmptyState
          isCard
          icon={<StarIcon />}
          title={<FormattedMessage id="casino.tournament.noStandings" defaultMessage="Nobody has a place yet" />}
        />
      ) : (
        <Table
          caption={intl.formatMessage({ id: 'casino.tournament.standings', defaultMessage: 'Standings' })}
          columns={[
            { key: 'place', head: intl.formatMessage({ id: 'casino.tournament.col.place', defaultMessage: 'Place' }), isNumeric: true },
            { key: 'player', head: intl.formatMessage({ id: 'casino.tournament.col.player', defaultMessage: 'Player' }) },
            {
              key: 'score',
              head: intl.formatMessage({ id: 'casino.tournament.col.score', defaultMessage: 'Best return' }),
              isNumeric: true,
            },
            { key: 'prize', head: intl.formatMessage({ id: 'casino.tournament.col.prize', defaultMessage: 'Prize' }), isNumeric: true },
          ]}
          rows={standings.map(({ place, player, score }) => ({
            key: String(place),
            cells: {
              place: <FormattedNumber value={place} />,
              player: <bdi>{`#${player}`}</bdi>,
              score: <Score score={score} />,
              prize: <Units units={unitsOf(place)} />,
            },
          }))}
        />
      )}
    </section>
  );
}

/** Round units; one is worth about a euro in every currency. */
const Units = ({ units }: { units: number | undefined }) =>
  units === undefined ? (
    <span key="none">—</span>
  ) : (
    <span>
      <FormattedNumber value={units} style="currency" currency="EUR" maximumFractionDigits={0} />
    </span>
  );

function Prizes({ prizes }: Pick<CasinoTournament, 'prizes'>) {
  return (
    <section className={styles.group}>
      <SectionHeading>
        <FormattedMessage id="casino.tournament.prizes" defaultMessage="Prizes" />
      </SectionHeading>
      <dl className={styles.facts}>
        {prizes.map(({ from, to, units }) => (
          <div key={from}>
            <dt>
              <FormattedMessage
                id="casino.tournament.places"
                defaultMessage="{same, select, yes {Place {from}} other {Places {from} to {to}}}"
                values={{ same: from === to ? 'yes' : 'no', from, to }}
              />
            </dt>
            <dd>
              <Units units={units} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>
        <FormattedMessage
          id="casino.tournament.currency"
          defaultMessage="In other currencies prizes are rounded amounts of about the same value."
        />
      </p>
    </section>
  );
}

function TournamentPage() {
  const intl = useIntl();
  const name = usePageParams()['id'] ?? '';
  return (
    <Page>
      <Shown resource={tournamentOf(name)} count={3}>
        {(page) => (
          <>
            <h1 className={styles.title}>{intl.formatMessage(TOURNAMENT_NAMES[page.tournament.id])}</h1>
            <div className={styles.line}>
              <Badge {...(page.tournament.state === 'running' && { tone: 'accent' as const })}>
                <FormattedMessage {...STATES[page.tournament.state]} />
              </Badge>
              <Period {...page.tournament} />
            </div>
            <Offered>
              <Own tournament={page.tournament} />
              <Standings {...page} />
              <Prizes prizes={page.tournament.prizes} />
              <Rules id={page.tournament.id} />
              {page.tournament.state !== 'ended' && (
                <Shown resource={gamesIn(`of/${page.tournament.id}`, { models: page.tournament.models, size: 12 })} isLoadedHere count={4}>
                  {({ games }) => (
                    <Group
                      name={intl.formatMessage({ id: 'casino.tournament.games', defaultMessage: 'Games that count' })}
                      games={games}
                      isRow
                    />
                  )}
                </Shown>
              )}
            </Offered>
          </>
        )}
      </Shown>
    </Page>
  );
}

/** Running, upcoming and past tournaments. @spec CS-03 */
export const tournamentsContent = contentOf(TournamentsPage, tournaments);
/** One edition: sign-up, standings, prizes and rules. @spec CS-03 CS-07 */
export const tournamentContent: PageContent = {
  Body: TournamentPage,
  load: async (context) => {
    try {
      await loadShown(context, tournamentOf(context.params['id'] ?? ''));
    } catch (error) {
      if (error instanceof HttpError && (error.status === NOT_FOUND || error.status === 400)) throw new PageNotFound('no such tournament');
      throw error;
    }
  },
  seo: ({ params, store }) => {
    const view = selectShown(store.getState(), tournamentOf(params['id'] ?? ''));
    return view.status === 'ready'
      ? { title: intlOf(store).formatMessage(TOURNAMENT_NAMES[view.data.tournament.id]) }
      : { robots: 'noindex' };
  },
};
