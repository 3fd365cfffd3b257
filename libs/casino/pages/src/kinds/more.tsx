import type { CasinoGame } from '@touchline/casino-contract';
import { gamesIn } from '@touchline/casino-state';
import { FormattedMessage, useIntl } from 'react-intl';
import { KIND_NAMES, THEME_NAMES } from '../game-words.ts';
import { contentOf } from '../parts/content-of.ts';
import { Group, groupedBy, Lead, Page } from '../parts/Parts.tsx';
import { Shown } from '../parts/Shown.tsx';

const skill = gamesIn('skill', { kind: 'skill' });
const fishing = gamesIn('fishing', { kind: 'fishing' });
const other = gamesIn('other', {
  models: ['fishing', 'skill-2048', 'tv-draw', 'bingo-75', 'wheel-low', 'wheel-high', 'virtual-racing', 'virtual-football'],
});
/** Number of outlines while the page loads. */
const OTHER_OUTLINES = 2;

function SkillPage() {
  const intl = useIntl();
  return (
    <Page>
      <Lead>
        <FormattedMessage
          id="casino.skill.lead"
          defaultMessage="No house edge and no stake: slide the tiles, join equal ones, and see how far you get. Practice helps."
        />
      </Lead>
      <Shown resource={skill} count={4}>
        {({ games }) => <Group name={intl.formatMessage({ id: 'casino.skill.games', defaultMessage: 'Games of skill' })} games={games} />}
      </Shown>
    </Page>
  );
}

function FishingPage() {
  const intl = useIntl();
  return (
    <Page>
      <Lead>
        <FormattedMessage
          id="casino.fishing.lead"
          defaultMessage="Every shot is a bet on one target. Each target shows what it pays: the more it pays, the rarer the hit. Aim chooses the target and nothing else."
        />
      </Lead>
      <Shown resource={fishing}>
        {({ games }) =>
          groupedBy(games, ['sea', 'asia', 'forest'] as const, ({ theme }: CasinoGame) =>
            theme === 'sea' || theme === 'asia' || theme === 'forest' ? theme : null,
          ).map(({ key, games: own }) => <Group key={key} name={intl.formatMessage(THEME_NAMES[key])} games={own} />)
        }
      </Shown>
    </Page>
  );
}

function OtherPage() {
  const intl = useIntl();
  return (
    <Page>
      <Lead>
        <FormattedMessage
          id="casino.other.lead"
          defaultMessage="Draws, wheels, virtual races, fishing and a puzzle: games that fit no other category."
        />
      </Lead>
      <Shown resource={other} count={OTHER_OUTLINES}>
        {({ games }) =>
          groupedBy(games, ['skill', 'fishing', 'bingo', 'tv', 'instant', 'virtual'] as const, ({ kind }) =>
            kind === 'skill' || kind === 'fishing' || kind === 'bingo' || kind === 'tv' || kind === 'instant' || kind === 'virtual'
              ? kind
              : null,
          ).map(({ key, games: own }) => <Group key={key} name={intl.formatMessage(KIND_NAMES[key])} games={own} isRow />)
        }
      </Shown>
    </Page>
  );
}

/** A puzzle without stakes. @spec CS-01 */
export const skillContent = contentOf(SkillPage, skill);
/** Shooting at moving targets. @spec CS-01 */
export const fishingContent = contentOf(FishingPage, fishing);
/** Games that fit no other page. @spec CS-01 */
export const otherContent = contentOf(OtherPage, other);
