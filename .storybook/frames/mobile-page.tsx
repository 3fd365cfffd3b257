import { ChampionshipBand, EventCard, EventList } from '@touchline/betting-ui';
import { aFutureEvent, aLockedEvent, anEvent, aTennisEvent, COUPON_BETS, expressOf } from '@touchline/betting-ui/testing';
import { BottomNavigation, CouponHandle, MobileFrame, MobileStrip, TopBar } from '@touchline/ui-mobile';
import {
  BottomSheet,
  Button,
  CalendarIcon,
  Chip,
  ChipLink,
  Chips,
  FilterIcon,
  IconButton,
  MenuIcon,
  SearchIcon,
  SportIcon,
  TicketIcon,
  UserIcon,
  VideoIcon,
  VisuallyHidden,
} from '@touchline/ui-kit';

const SPORTS = [
  ['football', 'Football'],
  ['tennis', 'Tennis'],
  ['basketball', 'Basketball'],
] as const;

const LETTERS = COUPON_BETS.map(({ letter }) => letter).join('');
const oddsOf = (bets: number): string => expressOf(LETTERS.slice(0, bets)).odds;

export interface MobilePageProps {
  /** Number of bets in the coupon; with bets its handle is above the navigation. */
  bets?: number;
  isVisitor?: boolean;
  /** Opens a bottom sheet over the page. */
  hasSheet?: boolean;
  /** Bottom inset reserved by the system, in pixels. */
  safeArea?: number;
}

/** A complete page on a phone: bar, strip, chips, games, the coupon’s handle and the bottom navigation. @spec LY-02 LY-08 */
export function MobilePage({ bets = 0, isVisitor, hasSheet, safeArea = 0 }: MobilePageProps) {
  const items = [
    { key: 'menu', name: 'Menu', icon: <MenuIcon />, onPress: () => undefined, isOpen: false },
    { key: 'live', name: 'Live', icon: <VideoIcon />, href: '/en/live', isCurrent: true },
    { key: 'coupon', name: 'Coupon', icon: <TicketIcon />, onPress: () => undefined, isOpen: false, count: bets },
    { key: 'line', name: 'Line', icon: <CalendarIcon />, href: '/en/line' },
    { key: 'account', name: isVisitor ? 'Sign in' : 'Account', icon: <UserIcon />, href: '/en/office' },
  ];
  return (
    <MobileFrame
      top={
        <TopBar
          homeHref="/en"
          tools={
            isVisitor ? (
              <>
                <Button look="quiet">Sign in</Button>
                <Button look="primary">Register</Button>
              </>
            ) : (
              <IconButton label="Search">
                <SearchIcon />
              </IconButton>
            )
          }
        />
      }
      strip={
        <MobileStrip
          facts={[
            { key: 'clock', value: '19:42' },
            ...(isVisitor
              ? []
              : [
                  { key: 'session', label: 'Session', value: '42 min' },
                  { key: 'result', label: 'Result', value: '−€12.40' },
                ]),
          ]}
          mark="Play money"
        />
      }
      navigation={
        <div style={{ paddingBlockEnd: safeArea, background: 'var(--surface-raised)' }}>
          <BottomNavigation items={items} />
        </div>
      }
      {...(bets > 0 && {
        handle: (
          <CouponHandle count={bets} title={bets > 1 ? `Express · ${bets} selections` : 'Single'} note={`Total odds ${oddsOf(bets)}`} />
        ),
      })}
    >
      <VisuallyHidden>
        <h1>Live</h1>
      </VisuallyHidden>
      <div style={{ display: 'flex', gap: 6, padding: '12px 0 12px 12px' }}>
        <Chip icon={<SearchIcon />}>
          <VisuallyHidden>Search</VisuallyHidden>
        </Chip>
        <Chip icon={<FilterIcon />}>
          <VisuallyHidden>Filters</VisuallyHidden>
        </Chip>
        <Chips aria-label="Sports" style={{ flex: 1, marginInlineEnd: 0 }}>
          {SPORTS.map(([sport, name]) => (
            <ChipLink key={sport} href={`/en/live/${sport}`} icon={<SportIcon sport={sport} />} count={12} isCurrent={sport === 'football'}>
              {name}
            </ChipLink>
          ))}
        </Chips>
      </div>
      <VisuallyHidden>
        <h2>Games</h2>
      </VisuallyHidden>
      <EventList>
        <ChampionshipBand name="Northland. Premier League" country="NO" count={3} />
        <EventCard event={anEvent()} />
        <EventCard event={aLockedEvent()} />
        <EventCard event={aFutureEvent()} />
      </EventList>
      <EventList>
        <ChampionshipBand name="Open of Basel" country="CH" count={1} />
        <EventCard event={aTennisEvent()} />
      </EventList>
      {hasSheet && (
        <BottomSheet isOpen onClose={() => undefined} title="Time" foot={<Button look="primary">Show games</Button>}>
          <p>Upcoming, first period, second period. Drag down, press Escape or the button to close.</p>
        </BottomSheet>
      )}
    </MobileFrame>
  );
}
