import { gamesIn } from '@touchline/casino-state';
import { FormattedMessage } from 'react-intl';
import { contentOf } from '../parts/content-of.ts';
import { ModelGroups } from '../parts/ModelGroups.tsx';
import { Lead, Page } from '../parts/Parts.tsx';
import { Shown } from '../parts/Shown.tsx';

const tv = gamesIn('tv', { kind: 'tv' });
const virtual = gamesIn('virtual', { kind: 'virtual' });

function TvPage() {
  return (
    <Page>
      <Lead>
        <FormattedMessage
          id="casino.tv.lead"
          defaultMessage="Number draws in the style of a TV studio. The server draws the numbers; the picture only shows them."
        />
      </Lead>
      <Shown resource={tv}>{({ games }) => <ModelGroups games={games} models={['tv-draw']} />}</Shown>
    </Page>
  );
}

function VirtualPage() {
  return (
    <Page>
      <Lead>
        <FormattedMessage
          id="casino.virtual.lead"
          defaultMessage="Matches and races drawn by a computer. No team or horse is real, and form from earlier rounds says nothing about the next."
        />
      </Lead>
      <Shown resource={virtual}>
        {({ games }) => (
          <ModelGroups
            games={games}
            models={['virtual-football', 'virtual-racing']}
            about={{
              'virtual-football': (
                <FormattedMessage
                  id="casino.virtual.football"
                  defaultMessage="A match lasts about a minute. Bet on the result, both teams to score, or the number of goals."
                />
              ),
              'virtual-racing': (
                <FormattedMessage
                  id="casino.virtual.racing"
                  defaultMessage="Runners with different chances. Bet on the winner or a place."
                />
              ),
            }}
          />
        )}
      </Shown>
    </Page>
  );
}

/** Televised draws. @spec CS-01 */
export const tvContent = contentOf(TvPage, tv);
/** Virtual matches and races. @spec CS-01 */
export const virtualContent = contentOf(VirtualPage, virtual);
