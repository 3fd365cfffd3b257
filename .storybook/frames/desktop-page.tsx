import {
  ChampionshipHeader,
  CouponBetCard,
  CouponFrame,
  EventList,
  EventRow,
  MarketColumns,
  MarketGroup,
  MatchTracker,
  PlaceButton,
  ScoreBoard,
  SearchBox,
  SportsMenu,
  StakeField,
} from '@touchline/betting-ui';
import { aFutureEvent, aLockedEvent, anEvent, aTracker, COUPON_BETS, MARKETS, MENU } from '@touchline/betting-ui/testing';
import { DesktopFrame, Footer, Header, HeaderBalance, SessionStrip } from '@touchline/ui-desktop';
import {
  Button,
  Chip,
  Chips,
  EmptyState,
  IconButton,
  SearchIcon,
  SectionHeading,
  SettingsIcon,
  SportIcon,
  Tabs,
  TicketIcon,
  UserIcon,
} from '@touchline/ui-kit';
import type { ReactNode } from 'react';

const SECTIONS = ['Sports', 'Line', 'Live', 'Esports', 'Casino', 'Games', 'Toto', 'Results', 'Promotions'].map((name, at) => ({
  key: name,
  name,
  href: `/en/${name.toLowerCase()}`,
  isCurrent: at === 2,
  isLive: at === 2,
}));
const HEADS = { result: ['1', 'X', '2'], total: ['Over', 'Total', 'Under'], handicap: ['1', 'Hcp', '2'] } as const;

export interface DesktopPageProps {
  /** Content of the page: a list of games, or one game with its markets. */
  content?: 'list' | 'game';
  /** Visitors have neither balance nor session. */
  isVisitor?: boolean;
  isCouponOpen?: boolean;
  isCouponFolded?: boolean;
  hasCoupon?: boolean;
  /** A page of another section, in place of games and side columns. */
  children?: ReactNode;
}

/**
 * A complete desktop page of a player: header, strip, sports, games, coupon, and media from 1920 px. For checking every breakpoint.
 *
 * @spec LY-08 LY-13
 */
export function DesktopPage({ content = 'list', isVisitor, isCouponOpen, isCouponFolded, hasCoupon = true, children }: DesktopPageProps) {
  const couponCount = isCouponOpen || isCouponFolded ? 3 : 0;
  const sections = children === undefined ? SECTIONS : SECTIONS.map((section) => ({ ...section, isCurrent: false }));
  return (
    <DesktopFrame
      header={<Header homeHref="/en" sections={sections} tools={isVisitor ? <VisitorTools /> : <PlayerTools />} />}
      strip={
        <SessionStrip
          facts={
            isVisitor
              ? [{ key: 'clock', value: '19:42:07' }]
              : [
                  { key: 'clock', value: '19:42:07', after: 'UTC+3' },
                  { key: 'session', label: 'Session', value: '0:42:10' },
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
      {...(children === undefined && {
        menu: <SportsMenu folds sports={MENU} search={<SearchBox value="" onChange={() => undefined} state={{ status: 'idle' }} />} />,
        media: <GameInFocus />,
      })}
      {...(hasCoupon && {
        coupon: couponPanel(couponCount),
      })}
      couponCount={couponCount}
      isCouponOpen={isCouponOpen ?? false}
      isCouponFolded={isCouponFolded ?? false}
      footer={<Footer age="18+">Play money only. No bet here is real.</Footer>}
    >
      {children ?? (content === 'list' ? games() : markets())}
    </DesktopFrame>
  );
}

/** The last column, or the drawer: tabs on top, then bets and button, or the text for an empty coupon. */
const couponPanel = (count: number) => (
  <CouponFrame
    top={
      <Tabs
        isBare
        label="Coupon and bets"
        value="coupon"
        tabs={[
          { value: 'coupon', label: 'Coupon', count },
          { value: 'bets', label: 'My bets', count: 3 },
        ]}
      />
    }
    {...(count > 0 && {
      bets: COUPON_BETS.slice(0, count).map((bet) => <CouponBetCard key={bet.id} bet={bet} onRemove={() => undefined} />),
      foot: (
        <>
          <StakeField value="5.00" symbol="€" onChange={() => undefined} onStep={() => undefined} />
          <PlaceButton act={{ kind: 'place', what: 'express', amount: '€5.00' }} />
        </>
      ),
    })}
  >
    {count === 0 && (
      <EmptyState icon={<TicketIcon />} title="Your coupon is empty">
        Pick an outcome in a list or on the page of a game.
      </EmptyState>
    )}
  </CouponFrame>
);

/** The fourth column: one game in play, with the others one press away. */
const GameInFocus = () => (
  <>
    <SectionHeading>Game in focus</SectionHeading>
    <Chips aria-label="Live events">
      {['Harwick Rovers – Dunmere Athletic', 'Црвена лука – Партизани'].map((name, at) => (
        <Chip key={name} icon={<SportIcon sport="football" />} isPicked={at === 0}>
          {name}
        </Chip>
      ))}
    </Chips>
    <ScoreBoard
      sport="football"
      sides={[{ name: 'Harwick Rovers' }, { name: 'Dunmere Athletic' }]}
      score="2 – 1"
      clock="67′ 2nd half"
      note="Half-time 1 – 1"
      country="NO"
      championship="Northland. Premier League"
    />
    <MatchTracker {...aTracker()} />
  </>
);

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
