import {
  ChampionshipHeader,
  EventList,
  EventRow,
  MarketColumns,
  MarketGroup,
  MatchTracker,
  SearchBox,
  SportsMenu,
} from '@touchline/betting-ui';
import { aFutureEvent, aLockedEvent, anEvent, aTracker, MARKETS, MENU } from '@touchline/betting-ui/testing';
import { DesktopFrame, Footer, Header, HeaderBalance, SessionStrip } from '@touchline/ui-desktop';
import { Button, Card, EmptyState, IconButton, SearchIcon, SectionHeading, SettingsIcon, UserIcon } from '@touchline/ui-kit';

const SECTIONS = ['Sports', 'Line', 'Live', 'Esports', 'Casino', 'Games', 'Toto', 'Results', 'Promotions'].map((name, at) => ({
  key: name,
  name,
  href: `/en/${name.toLowerCase()}`,
  isCurrent: at === 2,
  isLive: at === 2,
}));
const HEADS = { result: ['1', 'X', '2'], total: ['Over', 'Total', 'Under'], handicap: ['1', 'Hcp', '2'] } as const;

export interface DesktopPageProps {
  /** What the page shows: a list of games, or one game with its markets. */
  content?: 'list' | 'game';
  /** A visitor has no balance and no session to tell of. */
  isVisitor?: boolean;
  isCouponOpen?: boolean;
  isCouponFolded?: boolean;
  hasCoupon?: boolean;
}

/** A whole desktop page as a player has it: header, strip, sports, games, coupon, and from 1900 px media. For looking at every breakpoint. @spec LY-08 LY-13 */
export function DesktopPage({ content = 'list', isVisitor, isCouponOpen, isCouponFolded, hasCoupon = true }: DesktopPageProps) {
  return (
    <DesktopFrame
      header={<Header homeHref="/en" sections={SECTIONS} tools={isVisitor ? <VisitorTools /> : <PlayerTools />} />}
      strip={
        <SessionStrip
          facts={
            isVisitor
              ? [{ key: 'clock', value: '19:42:07' }]
              : [
                  { key: 'clock', value: '19:42:07', after: 'UTC+3' },
                  { key: 'session', label: 'Played', value: '0:42:10' },
                  { key: 'result', label: 'Result', value: '−€12.40' },
                  { key: 'balance', label: 'Balance', value: '€1,284.50' },
                ]
          }
          end={
            <IconButton size="small" label="Settings">
              <SettingsIcon />
            </IconButton>
          }
        />
      }
      menu={<SportsMenu folds sports={MENU} search={<SearchBox value="" onChange={() => undefined} state={{ status: 'idle' }} />} />}
      media={<MatchTracker {...aTracker()} />}
      {...(hasCoupon && {
        coupon: (
          <Card hasCorner hasPadding>
            <EmptyState title="The coupon is empty">Pick an outcome in a list or on the page of a game.</EmptyState>
          </Card>
        ),
      })}
      couponCount={isCouponOpen || isCouponFolded ? 3 : 0}
      isCouponOpen={isCouponOpen ?? false}
      isCouponFolded={isCouponFolded ?? false}
      footer={<Footer age="18+">Play money only. No bet here is real.</Footer>}
    >
      {content === 'list' ? games() : markets()}
    </DesktopFrame>
  );
}

const PlayerTools = () => (
  <>
    <IconButton label="Search">
      <SearchIcon />
    </IconButton>
    <HeaderBalance>€1,284.50</HeaderBalance>
    <Button>Deposit</Button>
    <IconButton label="Account" look="secondary">
      <UserIcon />
    </IconButton>
  </>
);
const VisitorTools = () => (
  <>
    <Button look="quiet">Sign in</Button>
    <Button look="primary">Register</Button>
  </>
);

const games = () => (
  <>
    <SectionHeading level={1}>Live</SectionHeading>
    {['Northland. Premier League', 'Cup of the Lakes'].map((name, at) => (
      <EventList key={name}>
        <ChampionshipHeader
          name={name}
          country={at === 0 ? 'NO' : null}
          heads={HEADS}
          href="/en/live"
          onFavouriteToggle={() => undefined}
        />
        <EventRow event={anEvent({ id: at * 10 + 1 })} />
        {at === 0 && <EventRow event={aLockedEvent()} />}
        <EventRow event={aFutureEvent({ id: at * 10 + 5 })} />
        <EventRow event={anEvent({ id: at * 10 + 6 })} />
      </EventList>
    ))}
  </>
);
const markets = () => (
  <>
    <SectionHeading level={1}>Harwick Rovers – Dunmere Athletic</SectionHeading>
    <SectionHeading>Markets</SectionHeading>
    <MarketColumns>
      {Object.values(MARKETS).map((market) => (
        <MarketGroup key={market.id} market={market} onFold={() => undefined} onPin={() => undefined} />
      ))}
    </MarketColumns>
  </>
);
