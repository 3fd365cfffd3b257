import { MODEL_NAMES } from '@touchline/casino-game-launch/names';
import { gamesIn, loadShown, selectShown } from '@touchline/casino-state';
import { intlOf } from '@touchline/shared-i18n';
import { routePath } from '@touchline/shared-routes';
import { PageNotFound, selectLanguage } from '@touchline/shared-state';
import { ChipLink, Chips, Table } from '@touchline/ui-kit';
import { type PageContent, usePageParams } from '@touchline/ui-pages';
import { defineMessages, FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { ModelGroups } from '../parts/ModelGroups.tsx';
import { Lead, Page } from '../parts/Parts.tsx';
import { Shown } from '../parts/Shown.tsx';
import { ALL_HANDS, POKER_HANDS, type PokerHand } from '../rules/chances.ts';
import { POKER_GAMES, type PokerGame, pokerGameOf } from './poker-games.ts';

const games = gamesIn('poker', { kind: 'poker' });

const HANDS = defineMessages({
  royal: { id: 'casino.hand.royal', defaultMessage: 'Royal flush' },
  straightFlush: { id: 'casino.hand.straightFlush', defaultMessage: 'Straight flush' },
  four: { id: 'casino.hand.four', defaultMessage: 'Four of a kind' },
  fullHouse: { id: 'casino.hand.fullHouse', defaultMessage: 'Full house' },
  flush: { id: 'casino.hand.flush', defaultMessage: 'Flush' },
  straight: { id: 'casino.hand.straight', defaultMessage: 'Straight' },
  three: { id: 'casino.hand.three', defaultMessage: 'Three of a kind' },
  twoPairs: { id: 'casino.hand.twoPairs', defaultMessage: 'Two pairs' },
  pair: { id: 'casino.hand.pair', defaultMessage: 'One pair' },
  high: { id: 'casino.hand.high', defaultMessage: 'High card' },
}) satisfies Record<PokerHand, unknown>;

/** Rules of each kind of game in two sentences. */
const RULES = defineMessages({
  'casino-holdem': {
    id: 'casino.poker.holdem',
    defaultMessage:
      'You and the dealer get two cards each and share five. After the first three you call or fold; the dealer plays with a pair of fours or better.',
  },
  'caribbean-stud': {
    id: 'casino.poker.stud',
    defaultMessage:
      'You and the dealer get five cards; one of the dealer’s is open. You raise or fold; the dealer plays with ace and king or better.',
  },
  jacks: {
    id: 'casino.poker.jacks',
    defaultMessage: 'Five cards, one exchange, no opponent. A pair of jacks is the lowest hand that pays.',
  },
  deuces: {
    id: 'casino.poker.deuces',
    defaultMessage: 'Every two stands for any card. Three of a kind is the lowest hand that pays.',
  },
  bonus: {
    id: 'casino.poker.bonus',
    defaultMessage: 'Jacks or better that pays more for four of a kind and less for other hands. Which four it is makes a difference.',
  },
  joker: {
    id: 'casino.poker.joker',
    defaultMessage: 'The deck has a joker, which replaces any card. A pair of kings is the lowest hand that pays.',
  },
});
const RULES_OF: Readonly<Record<PokerGame, keyof typeof RULES>> = {
  'casino-holdem': 'casino-holdem',
  'caribbean-stud': 'caribbean-stud',
  'video-poker-jacks': 'jacks',
  'video-poker-jacks-8-5': 'jacks',
  'video-poker-deuces': 'deuces',
  'video-poker-full-deuces': 'deuces',
  'video-poker-bonus': 'bonus',
  'video-poker-double-bonus': 'bonus',
  'video-poker-double-double': 'bonus',
  'video-poker-joker': 'joker',
};

/** Frequency of each hand. */
function Hands() {
  const intl = useIntl();
  return (
    <Table
      caption={intl.formatMessage({ id: 'casino.hands', defaultMessage: 'Poker hands, the best first' })}
      columns={[
        { key: 'hand', head: intl.formatMessage({ id: 'casino.hands.hand', defaultMessage: 'Hand' }) },
        { key: 'chance', head: intl.formatMessage({ id: 'casino.hands.chance', defaultMessage: 'Dealt in five cards' }), isNumeric: true },
      ]}
      rows={POKER_HANDS.map(({ id, ways }) => ({
        key: id,
        cells: {
          hand: <FormattedMessage {...HANDS[id]} />,
          chance: <FormattedNumber value={ways / ALL_HANDS} style="percent" maximumSignificantDigits={3} />,
        },
      }))}
    />
  );
}

function PokerPage() {
  const intl = useIntl();
  const lang = useSelector(selectLanguage);
  const game = pokerGameOf(usePageParams()['game']);
  const about = Object.fromEntries(POKER_GAMES.map((id) => [id, <FormattedMessage key={id} {...RULES[RULES_OF[id]]} />]));
  return (
    <Page>
      <Lead>
        <FormattedMessage
          id="casino.poker.lead"
          defaultMessage="Poker against the house: no table of players, no bluffing. Your decisions change the return."
        />
      </Lead>
      <Chips aria-label={intl.formatMessage({ id: 'casino.poker.games', defaultMessage: 'Poker games' })}>
        <ChipLink href={routePath('poker', {}, { lang })} isCurrent={game === null}>
          <FormattedMessage id="casino.poker.all" defaultMessage="All poker" />
        </ChipLink>
        {POKER_GAMES.map((id) => (
          <ChipLink key={id} href={routePath('poker', { game: id }, { lang })} isCurrent={game === id}>
            <FormattedMessage {...MODEL_NAMES[id]} />
          </ChipLink>
        ))}
      </Chips>
      <Shown resource={games}>
        {(catalogue) => (
          <ModelGroups
            games={game === null ? catalogue.games : catalogue.games.filter(({ model }) => model === game)}
            models={POKER_GAMES}
            about={about}
          />
        )}
      </Shown>
      <Hands />
    </Page>
  );
}

/** Poker: games with their rules, and the frequency of each hand. @spec CS-01 */
export const pokerContent: PageContent = {
  Body: PokerPage,
  load: async (context) => {
    const { game } = context.params;
    if (game !== undefined && pokerGameOf(game) === null) throw new PageNotFound('no such game of poker');
    await loadShown(context, games);
  },
  seo: ({ params, store }) => {
    const game = pokerGameOf(params['game']);
    const isEmpty = selectShown(store.getState(), games).status !== 'ready';
    return {
      ...(game !== null && { title: intlOf(store).formatMessage(MODEL_NAMES[game]) }),
      ...(isEmpty && { robots: 'noindex' }),
    };
  },
};
