import { DATE_STYLES } from '@touchline/shared-primitives';
import { type BonusId, bonusIdOf, CASINO_BONUSES, type CasinoBonus, SPINS_OF_A_UNIT, type TakenBonus } from '@touchline/casino-contract';
import { bonusWanted } from '@touchline/casino-state';
import { intlOf } from '@touchline/shared-i18n';
import { routePath } from '@touchline/shared-routes';
import { PageNotFound, selectLanguage } from '@touchline/shared-state';
import { Badge, Button, Card, Link, LinkButton, Money, ProgressBar, SectionHeading } from '@touchline/ui-kit';
import { type PageContent, usePageParams } from '@touchline/ui-pages';
import { defineMessages, FormattedDate, FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { Lead, Page } from '../parts/Parts.tsx';
import { BONUS_NAMES, BONUS_STEPS } from './offer-words.ts';
import { Offered, Refused, SignInFirst, useOffers } from './Offered.tsx';
import styles from './Offers.module.css';

const MS = 1000;
export const bonusPath = (id: BonusId, lang: string): string => routePath('casino-bonus-item', { id }, { lang });
export const planOf = (id: BonusId): CasinoBonus => CASINO_BONUSES.find((plan) => plan.id === id) ?? { id, spins: 0, steps: 1, days: 0 };

const STATES = defineMessages({
  open: { id: 'casino.bonus.open', defaultMessage: 'In progress' },
  credited: { id: 'casino.bonus.credited', defaultMessage: 'Credited' },
  ended: { id: 'casino.bonus.ended', defaultMessage: 'Ended' },
});

/** Reward of a bonus: number of spins and their value. */
export const Gift = ({ spins }: Pick<CasinoBonus, 'spins'>) => (
  <FormattedMessage
    tagName="span"
    id="casino.bonus.gift"
    defaultMessage="{spins, plural, one {# free spin} other {# free spins}}, credited as {worth}"
    values={{ spins, worth: <FormattedNumber value={spins / SPINS_OF_A_UNIT} style="currency" currency="EUR" /> }}
  />
);

export const TakenBadge = ({ state }: Pick<TakenBonus, 'state'>) => (
  <Badge {...(state === 'credited' && { tone: 'won' as const })}>
    <FormattedMessage {...STATES[state]} />
  </Badge>
);

function BonusesPage() {
  const lang = useSelector(selectLanguage);
  const { offers } = useOffers();
  return (
    <Page>
      <Lead>
        <FormattedMessage
          id="casino.bonuses.lead"
          defaultMessage="Bonuses without wagering: what is credited is yours. Every one of them is optional."
        />
      </Lead>
      <Offered>
        <div className={styles.columns}>
          {CASINO_BONUSES.map(({ id, spins }) => {
            const own = offers?.bonuses.find((one) => one.id === id);
            return (
              <Card key={id} hasPadding className={styles.card}>
                <div className={styles.line}>
                  <Link href={bonusPath(id, lang)} className={styles.name}>
                    <FormattedMessage {...BONUS_NAMES[id]} />
                  </Link>
                  {own !== undefined && <TakenBadge state={own.state} />}
                </div>
                <p>
                  <Gift spins={spins} />
                </p>
                <p>
                  <FormattedMessage {...BONUS_STEPS[id]} />
                </p>
              </Card>
            );
          })}
        </div>
        <div>
          <LinkButton href={routePath('casino-tournaments', {}, { lang })}>
            <FormattedMessage id="casino.bonuses.tournaments" defaultMessage="Tournaments" />
          </LinkButton>
        </div>
      </Offered>
    </Page>
  );
}

/** The player's bonus: taking it up, progress, ending it. */
function Own({ id }: { id: BonusId }) {
  const dispatch = useDispatch();
  const intl = useIntl();
  const { offers, saving, isVisitor } = useOffers();
  if (isVisitor) return <SignInFirst />;
  const own = offers?.bonuses.find((one) => one.id === id);
  const { steps } = planOf(id);
  const change = (isTaken: boolean) => dispatch(bonusWanted({ id, isTaken }));
  return (
    <div className={styles.own}>
      {own !== undefined && <TakenBadge state={own.state} />}
      {own?.state === 'open' && (
        <>
          <ProgressBar
            label={<FormattedMessage id="casino.bonus.progress" defaultMessage="Steps done" />}
            value={own.done}
            max={steps}
            valueText={intl.formatMessage(
              { id: 'casino.bonus.steps', defaultMessage: '{done, number} of {steps, number}' },
              { done: own.done, steps },
            )}
          />
          <p>
            <FormattedMessage
              id="casino.bonus.until"
              defaultMessage="Open until {date}."
              values={{ date: <FormattedDate value={own.endsAt * MS} {...DATE_STYLES.dateTime} /> }}
            />
          </p>
          <Button isBusy={saving === id} onClick={() => change(false)}>
            <FormattedMessage id="casino.bonus.end" defaultMessage="Cancel this bonus" />
          </Button>
        </>
      )}
      {own?.state === 'credited' && offers !== null && (
        <p>
          <FormattedMessage
            id="casino.bonus.got"
            defaultMessage="{amount} credited to your account."
            values={{ amount: <Money amount={own.credited ?? 0} iso={offers.currencyIso} exponent={offers.exponent} /> }}
          />
        </p>
      )}
      {own === undefined && (
        <Button look="primary" isBusy={saving === id} onClick={() => change(true)}>
          <FormattedMessage id="casino.bonus.take" defaultMessage="Opt in" />
        </Button>
      )}
      <Refused name={id} />
    </div>
  );
}

/** The full terms of a bonus. */
export function Terms({ id }: { id: BonusId }) {
  const { spins, days } = planOf(id);
  return (
    <section className={styles.group}>
      <SectionHeading>
        <FormattedMessage id="casino.bonus.terms" defaultMessage="Terms" />
      </SectionHeading>
      <ol className={styles.rules}>
        <li>
          <FormattedMessage {...BONUS_STEPS[id]} />
        </li>
        <li>
          <FormattedMessage
            id="casino.bonus.term.time"
            defaultMessage="You have {days, plural, one {# day} other {# days}} after you opt in."
            values={{ days }}
          />
        </li>
        <li>
          <Gift spins={spins} />
          {'. '}
          <FormattedMessage
            id="casino.bonus.term.money"
            defaultMessage="A spin is worth €0.10 or the equivalent. The money is yours at once: no wagering, no cap on wins."
          />
        </li>
        <li>
          <FormattedMessage
            id="casino.bonus.term.once"
            defaultMessage="Once per player. You can cancel it at any time; a cancelled bonus cannot be claimed again."
          />
        </li>
        <li>
          <FormattedMessage id="casino.bonus.term.break" defaultMessage="It is not offered to players who take a break." />
        </li>
      </ol>
    </section>
  );
}

function BonusPage() {
  const id = bonusIdOf(usePageParams()['id']);
  if (id === null) return null;
  return (
    <Page>
      <h1 className={styles.title}>
        <FormattedMessage {...BONUS_NAMES[id]} />
      </h1>
      <Offered>
        <Lead>
          <Gift {...planOf(id)} />
        </Lead>
        <Own id={id} />
        <Terms id={id} />
      </Offered>
    </Page>
  );
}

/** All bonuses of the casino. @spec CS-03 */
export const bonusesContent: PageContent = { Body: BonusesPage };
/** One bonus: its terms and the player's progress. @spec CS-03 CS-07 RT-19 */
export const bonusContent: PageContent = {
  Body: BonusPage,
  load: async ({ params }) => {
    if (bonusIdOf(params['id']) === null) throw new PageNotFound('no such bonus');
  },
  seo: ({ params, store, lang }) => {
    const id = bonusIdOf(params['id']);
    return id === null ? {} : { title: intlOf(store).formatMessage(BONUS_NAMES[id]), path: bonusPath(id, lang) };
  },
};
