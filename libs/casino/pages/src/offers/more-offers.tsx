import { bonusIdOf, CASINO_BONUSES, type TournamentId, tournamentIdOf } from '@touchline/casino-contract';
import { tournaments } from '@touchline/casino-state';
import { intlOf } from '@touchline/shared-i18n';
import { routePath } from '@touchline/shared-routes';
import { PageNotFound, selectLanguage } from '@touchline/shared-state';
import { Card, EmptyState, GiftIcon, Link, LinkButton, Money, SectionHeading } from '@touchline/ui-kit';
import { type PageContent, usePageParams } from '@touchline/ui-pages';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { contentOf } from '../parts/content-of.ts';
import { Lead, Page } from '../parts/Parts.tsx';
import { Shown } from '../parts/Shown.tsx';
import { bonusPath, Gift, planOf, TakenBadge, Terms } from './bonuses.tsx';
import { BONUS_NAMES, TOURNAMENT_GAMES, TOURNAMENT_NAMES } from './offer-words.ts';
import { Offered, SignInFirst, useOffers } from './Offered.tsx';
import { TournamentCard, tournamentPath } from './tournaments.tsx';
import styles from './Offers.module.css';

/** Current promotions with their dates, and permanent ones. */
function PromoPage() {
  const lang = useSelector(selectLanguage);
  return (
    <Page>
      <Lead>
        <FormattedMessage id="casino.promo.lead" defaultMessage="Tournaments with their dates, and bonuses that are open all year." />
      </Lead>
      <Offered>
        <section className={styles.group}>
          <SectionHeading>
            <FormattedMessage id="casino.promo.dated" defaultMessage="On now and next" />
          </SectionHeading>
          <Shown resource={tournaments} count={3}>
            {(all) => (
              <div className={styles.columns}>
                {all
                  .filter(({ state }) => state !== 'ended')
                  .toSorted((a, b) => a.startsAt - b.startsAt || a.endsAt - b.endsAt)
                  .map((one) => (
                    <TournamentCard key={one.edition} tournament={one} lang={lang} />
                  ))}
              </div>
            )}
          </Shown>
        </section>
        <section className={styles.group}>
          <SectionHeading>
            <FormattedMessage id="casino.promo.always" defaultMessage="All year" />
          </SectionHeading>
          <div className={styles.columns}>
            {CASINO_BONUSES.map(({ id, spins }) => (
              <Card key={id} hasPadding className={styles.card}>
                <Link href={bonusPath(id, lang)} className={styles.name}>
                  <FormattedMessage {...BONUS_NAMES[id]} />
                </Link>
                <p>
                  <Gift spins={spins} />
                </p>
              </Card>
            ))}
          </div>
        </section>
      </Offered>
    </Page>
  );
}

function TournamentLanding({ id }: { id: TournamentId }) {
  const lang = useSelector(selectLanguage);
  return (
    <>
      <Lead>
        <FormattedMessage {...TOURNAMENT_GAMES[id]} />{' '}
        <FormattedMessage id="casino.landing.tournament" defaultMessage="Entry is free. Rules and standings are on the tournament page." />
      </Lead>
      <div>
        <LinkButton look="primary" href={tournamentPath(id, lang)}>
          <FormattedMessage id="casino.landing.open" defaultMessage="Open the tournament" />
        </LinkButton>
      </div>
    </>
  );
}

/** Landing page of an advertisement; starts with the full terms. */
function LandingPage() {
  const lang = useSelector(selectLanguage);
  const name = usePageParams()['id'];
  const [bonus, tournament] = [bonusIdOf(name), tournamentIdOf(name)];
  const { isVisitor } = useOffers();
  return (
    <Page>
      <h1 className={styles.title}>
        {bonus !== null && <FormattedMessage tagName="span" {...BONUS_NAMES[bonus]} />}
        {tournament !== null && <FormattedMessage tagName="span" {...TOURNAMENT_NAMES[tournament]} />}
      </h1>
      <Offered>
        {tournament !== null && <TournamentLanding id={tournament} />}
        {bonus !== null && (
          <>
            <Lead>
              <Gift {...planOf(bonus)} />
            </Lead>
            <Terms id={bonus} />
            <div>
              {isVisitor ? (
                <SignInFirst />
              ) : (
                <LinkButton look="primary" href={bonusPath(bonus, lang)}>
                  <FormattedMessage id="casino.landing.bonus" defaultMessage="Open the bonus" />
                </LinkButton>
              )}
            </div>
          </>
        )}
      </Offered>
    </Page>
  );
}

/** The offers that the player has taken up, with links. */
function ThankYouPage() {
  const lang = useSelector(selectLanguage);
  const { offers, isVisitor } = useOffers();
  if (isVisitor) {
    return (
      <EmptyState
        isCard
        icon={<GiftIcon />}
        title={<FormattedMessage id="casino.thanks.visitor" defaultMessage="Sign in to see your offers" />}
        actions={<SignInFirst />}
      />
    );
  }
  const isEmpty = offers !== null && offers.bonuses.length + offers.tournaments.length === 0;
  return (
    <Page>
      <Offered>
        {isEmpty && (
          <EmptyState
            isCard
            icon={<GiftIcon />}
            title={<FormattedMessage id="casino.thanks.none" defaultMessage="You have no offers yet" />}
            actions={
              <LinkButton href={routePath('casino-bonus', {}, { lang })}>
                <FormattedMessage id="casino.thanks.bonuses" defaultMessage="Casino bonuses" />
              </LinkButton>
            }
          />
        )}
        {offers !== null && !isEmpty && (
          <>
            <Lead>
              <FormattedMessage id="casino.thanks.lead" defaultMessage="Thank you. These are your offers; each links to its page." />
            </Lead>
            <div className={styles.columns}>
              {offers.bonuses.map(({ id, state, credited }) => (
                <Card key={id} hasPadding className={styles.card}>
                  <div className={styles.line}>
                    <Link href={bonusPath(id, lang)} className={styles.name}>
                      <FormattedMessage {...BONUS_NAMES[id]} />
                    </Link>
                    <TakenBadge state={state} />
                  </div>
                  <p>
                    {credited === null ? (
                      <Gift {...planOf(id)} />
                    ) : (
                      <Money amount={credited} iso={offers.currencyIso} exponent={offers.exponent} />
                    )}
                  </p>
                </Card>
              ))}
              {offers.tournaments.map(({ edition, place }) => (
                <Card key={edition} hasPadding className={styles.card}>
                  <Link href={tournamentPath(edition, lang)} className={styles.name}>
                    <TournamentName edition={edition} />
                  </Link>
                  <p>
                    {place === null ? (
                      <FormattedMessage id="casino.thanks.noPlace" defaultMessage="No place yet" />
                    ) : (
                      <FormattedMessage id="casino.thanks.place" defaultMessage="Place {place, number}" values={{ place }} />
                    )}
                  </p>
                </Card>
              ))}
            </div>
          </>
        )}
      </Offered>
    </Page>
  );
}

const DAY = /-\d{4}-\d{2}-\d{2}$/;
function TournamentName({ edition }: { edition: string }) {
  const id = tournamentIdOf(edition.replace(DAY, ''));
  return id === null ? <span>{edition}</span> : <FormattedMessage tagName="span" {...TOURNAMENT_NAMES[id]} />;
}

/** Promotions of the casino by date. @spec CS-03 */
export const promoContent = contentOf(PromoPage, tournaments);
/** Landing page of an advertisement, with its terms. @spec CS-03 */
export const landingContent: PageContent = {
  Body: LandingPage,
  load: async ({ params }) => {
    if (bonusIdOf(params['id']) === null && tournamentIdOf(params['id']) === null) throw new PageNotFound('no such landing');
  },
  seo: ({ params, store }) => {
    const [bonus, tournament] = [bonusIdOf(params['id']), tournamentIdOf(params['id'])];
    const name = bonus !== null ? BONUS_NAMES[bonus] : tournament !== null ? TOURNAMENT_NAMES[tournament] : undefined;
    return name === undefined ? {} : { title: intlOf(store).formatMessage(name) };
  },
};
/** The offers that the player has taken up, with links. @spec RT-19 */
export const thankYouContent: PageContent = { Body: ThankYouPage, seo: () => ({ robots: 'noindex' }) };
