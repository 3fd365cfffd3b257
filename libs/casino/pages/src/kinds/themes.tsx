import type { CasinoGame } from '@touchline/casino-contract';
import { gamesIn } from '@touchline/casino-state';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { contentOf } from '../parts/content-of.ts';
import { ModelGroups } from '../parts/ModelGroups.tsx';
import { Group, groupedBy, Lead, Page } from '../parts/Parts.tsx';
import { Shown } from '../parts/Shown.tsx';

const vulkan = gamesIn('vulkan', { kind: 'slots', theme: 'volcano' });
const asian = gamesIn('asian', { theme: 'asia' });
const cards = gamesIn('cards', { models: ['blackjack', 'baccarat', 'casino-holdem', 'caribbean-stud', 'hilo', 'live-baccarat'] });
const SLOT_MODELS = [
  'slot-hold-respin',
  'slot-cascade-6x5',
  'slot-free-spins',
  'slot-ways-243',
  'slot-lines-5x3',
  'slot-classic-3x3',
] as const;

function VulkanPage() {
  return (
    <Page>
      <Lead>
        <FormattedMessage
          id="casino.vulkan.lead"
          defaultMessage="Slots about volcanoes and fire, from several providers, sorted by what their reels do."
        />
      </Lead>
      <Shown resource={vulkan}>
        {({ games }) => (
          <ModelGroups
            games={games}
            models={SLOT_MODELS}
            about={{
              'slot-hold-respin': (
                <FormattedMessage
                  id="casino.about.hold"
                  defaultMessage="Coins stay on the reels while the rest spins again. All coins are then paid together."
                />
              ),
              'slot-cascade-6x5': (
                <FormattedMessage
                  id="casino.about.cascade"
                  defaultMessage="Winning symbols fall away and new ones drop in, with a higher multiplier each time."
                />
              ),
              'slot-free-spins': (
                <FormattedMessage
                  id="casino.about.freeSpins"
                  defaultMessage="Scatters bring free spins, which are paid with a multiplier."
                />
              ),
              'slot-ways-243': (
                <FormattedMessage
                  id="casino.about.ways"
                  defaultMessage="No lines: equal symbols on neighbouring reels pay wherever they stop."
                />
              ),
            }}
          />
        )}
      </Shown>
    </Page>
  );
}

const ASIAN = defineMessages({
  slots: { id: 'casino.asian.slots', defaultMessage: 'Slots with Asian themes' },
  cards: { id: 'casino.asian.cards', defaultMessage: 'Baccarat' },
  dice: { id: 'casino.asian.dice', defaultMessage: 'Dice' },
  fishing: { id: 'casino.asian.fishing', defaultMessage: 'Fishing' },
});
const ASIAN_MODELS: Readonly<Partial<Record<string, keyof typeof ASIAN>>> = { baccarat: 'cards', dice: 'dice' };
const asianGroup = ({ kind, model }: CasinoGame): keyof typeof ASIAN | null =>
  kind === 'slots' || kind === 'fishing' ? kind : (ASIAN_MODELS[model] ?? null);

function AsianPage() {
  const intl = useIntl();
  return (
    <Page>
      <Lead>
        <FormattedMessage
          id="casino.asian.lead"
          defaultMessage="Games played in East Asia for generations, and slots with its stories: baccarat, dice, fishing, dragons and lanterns."
        />
      </Lead>
      <Shown resource={asian}>
        {({ games }) =>
          groupedBy(games, ['cards', 'dice', 'fishing', 'slots'] as const, asianGroup).map(({ key, games: own }) => (
            <Group key={key} name={intl.formatMessage(ASIAN[key])} games={own} />
          ))
        }
      </Shown>
    </Page>
  );
}

function CardsPage() {
  return (
    <Page>
      <Lead>
        <FormattedMessage
          id="casino.cards.lead"
          defaultMessage="In blackjack, hold’em, stud and Hi-Lo you decide; in baccarat the rules draw the cards."
        />
      </Lead>
      <Shown resource={cards}>
        {({ games }) => (
          <ModelGroups
            games={games}
            models={['blackjack', 'baccarat', 'live-baccarat', 'casino-holdem', 'caribbean-stud', 'hilo']}
            about={{
              blackjack: (
                <FormattedMessage
                  id="casino.about.blackjack"
                  defaultMessage="Closer to 21 than the dealer, without going over. The return shown is for the best play."
                />
              ),
              baccarat: (
                <FormattedMessage
                  id="casino.about.baccarat"
                  defaultMessage="Player, banker or tie: whoever is closer to nine. Tens and court cards count nothing."
                />
              ),
            }}
          />
        )}
      </Shown>
    </Page>
  );
}

/** Slots with a volcano theme. @spec CS-01 */
export const vulkanContent = contentOf(VulkanPage, vulkan);
/** Games from Asia or with an Asian theme. @spec CS-01 */
export const asianContent = contentOf(AsianPage, asian);
/** Card games. @spec CS-01 */
export const cardsContent = contentOf(CardsPage, cards);
