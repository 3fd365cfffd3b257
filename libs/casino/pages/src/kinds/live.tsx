import type { CasinoGame } from '@touchline/casino-contract';
import { MODEL_NAMES, nameOfModel } from '@touchline/casino-game-launch/names';
import { gamesIn, loadShown } from '@touchline/casino-state';
import { routePath } from '@touchline/shared-routes';
import { PageNotFound, selectLanguage } from '@touchline/shared-state';
import { ChipLink, Chips, Link, Money, Table } from '@touchline/ui-kit';
import { type PageContent, usePageParams } from '@touchline/ui-pages';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { gamePath } from '../parts/Games.tsx';
import { ModelGroups } from '../parts/ModelGroups.tsx';
import { Lead, Page } from '../parts/Parts.tsx';
import { Shown } from '../parts/Shown.tsx';

const tables = gamesIn('live', { kind: 'live' });
const SUBCATEGORIES = { roulette: 'live-roulette', baccarat: 'live-baccarat' } as const;
type Subcategory = keyof typeof SUBCATEGORIES;
const ALL = ['roulette', 'baccarat'] as const satisfies readonly Subcategory[];
const NEWEST = 'new';
const subcategoryOf = (text: string | undefined): Subcategory | null => ALL.find((one) => one === text) ?? null;

function Tables({ games, lang }: { games: readonly CasinoGame[]; lang: string }) {
  const intl = useIntl();
  return (
    <Table
      caption={intl.formatMessage({ id: 'casino.live.tables', defaultMessage: 'Table stakes' })}
      columns={[
        { key: 'table', head: intl.formatMessage({ id: 'casino.live.table', defaultMessage: 'Table' }) },
        { key: 'game', head: intl.formatMessage({ id: 'casino.game', defaultMessage: 'Game' }) },
        { key: 'from', head: intl.formatMessage({ id: 'casino.live.from', defaultMessage: 'Stakes from' }), isNumeric: true },
        { key: 'to', head: intl.formatMessage({ id: 'casino.live.to', defaultMessage: 'To' }), isNumeric: true },
      ]}
      rows={games.map((game) => ({
        key: String(game.id),
        cells: {
          table: <Link href={gamePath(game, lang)}>{game.title}</Link>,
          game: nameOfModel(intl, game.model),
          from: <Money amount={game.minStake} iso="EUR" exponent={2} />,
          to: <Money amount={game.maxStake} iso="EUR" exponent={2} />,
        },
      }))}
    />
  );
}

function LivePage() {
  const intl = useIntl();
  const lang = useSelector(selectLanguage);
  const subcategory = usePageParams()['subcategory'];
  const shown = subcategoryOf(subcategory);
  return (
    <Page>
      <Lead>
        <FormattedMessage id="casino.live.lead" defaultMessage="Everyone at a table bets on the same draw. Animated, no video stream." />
      </Lead>
      <Chips aria-label={intl.formatMessage({ id: 'casino.live.kinds', defaultMessage: 'Tables by game' })}>
        <ChipLink href={routePath('livecasino', {}, { lang })} isCurrent={subcategory === undefined}>
          <FormattedMessage id="casino.live.all" defaultMessage="All tables" />
        </ChipLink>
        {ALL.map((one) => (
          <ChipLink key={one} href={routePath('livecasino', { subcategory: one }, { lang })} isCurrent={shown === one}>
            <FormattedMessage {...MODEL_NAMES[SUBCATEGORIES[one]]} />
          </ChipLink>
        ))}
      </Chips>
      <Shown resource={tables} count={8}>
        {({ games }) => {
          const own = shown === null ? games : games.filter(({ model }) => model === SUBCATEGORIES[shown]);
          const sorted = subcategory === NEWEST ? own.toSorted((a, b) => (a.releasedAt < b.releasedAt ? 1 : -1)) : own;
          return (
            <>
              <ModelGroups games={sorted} models={['live-roulette', 'live-baccarat']} hasTables />
              <Tables games={sorted} lang={lang} />
            </>
          );
        }}
      </Shown>
    </Page>
  );
}

/** Shared tables: one draw for all players. @spec CS-01 */
export const liveContent: PageContent = {
  Body: LivePage,
  load: async (context) => {
    const { subcategory } = context.params;
    if (subcategory !== undefined && subcategory !== NEWEST && subcategoryOf(subcategory) === null)
      throw new PageNotFound('no such part of the live casino');
    await loadShown(context, tables);
  },
};
