import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { IntlProvider } from 'react-intl';
import {
  Badge,
  BlocksSkeleton,
  Breadcrumb,
  Button,
  Card,
  Chip,
  ChipLink,
  Chips,
  CountBadge,
  Crest,
  EmptyState,
  EventListSkeleton,
  GamesSkeleton,
  Flag,
  Fold,
  LinesSkeleton,
  LinkButton,
  LiveClock,
  Logo,
  MoneyText,
  Notice,
  NoticeStack,
  PulseDot,
  SectionHeading,
  SegmentedControl,
  SportIcon,
  Tabs,
  VirtualList,
} from './index.ts';

const OWN = { className: 'own', 'data-mark': 'yes' };

const ROOTS: readonly (readonly [string, ReactElement])[] = [
  ['Badge', <Badge {...OWN}>Live</Badge>],
  ['BlocksSkeleton', <BlocksSkeleton {...OWN} />],
  ['Breadcrumb', <Breadcrumb {...OWN} steps={[{ name: 'Live' }]} />],
  ['Button', <Button {...OWN}>Place</Button>],
  ['Card', <Card {...OWN}>Coupon</Card>],
  ['Chip', <Chip {...OWN}>Football</Chip>],
  [
    'ChipLink',
    <ChipLink {...OWN} href="/en">
      Football
    </ChipLink>,
  ],
  ['Chips', <Chips {...OWN} />],
  ['CountBadge', <CountBadge {...OWN}>4</CountBadge>],
  ['Crest', <Crest {...OWN} name="Harwick" />],
  ['EmptyState', <EmptyState {...OWN} title="Nothing here" />],
  ['EventListSkeleton', <EventListSkeleton {...OWN} />],
  ['GamesSkeleton', <GamesSkeleton {...OWN} />],
  ['Flag', <Flag {...OWN} country="DE" />],
  [
    'Fold',
    <Fold {...OWN} title="More">
      Words
    </Fold>,
  ],
  ['LinesSkeleton', <LinesSkeleton {...OWN} />],
  [
    'LinkButton',
    <LinkButton {...OWN} href="/en">
      History
    </LinkButton>,
  ],
  ['LiveClock', <LiveClock {...OWN} time="67′" />],
  ['Logo', <Logo {...OWN} />],
  ['MoneyText', <MoneyText {...OWN}>€5.00</MoneyText>],
  ['Notice', <Notice {...OWN} title="Saved" />],
  ['NoticeStack', <NoticeStack {...OWN} />],
  ['PulseDot', <PulseDot {...OWN} />],
  ['SectionHeading', <SectionHeading {...OWN}>Live</SectionHeading>],
  ['SegmentedControl', <SegmentedControl {...OWN} label="Type" value="a" options={[{ value: 'a', label: 'A' }]} />],
  ['SportIcon', <SportIcon {...OWN} sport="football" />],
  ['Tabs', <Tabs {...OWN} label="Markets" value="a" tabs={[{ value: 'a', label: 'A' }]} />],
  [
    'VirtualList',
    <VirtualList {...OWN} label="Teams" items={['Harwick']} keyOf={(name) => name} textOf={(name) => name} rowHeight={40}>
      {(name) => name}
    </VirtualList>,
  ],
];

it.each(ROOTS)('[LB-02] %s gives its root the class and the attributes it is told, beside its own', (_, element) => {
  const { container } = render(<IntlProvider locale="en">{element}</IntlProvider>);

  const root = container.firstElementChild;
  expect(root).toHaveClass('own');
  expect(root?.classList.length).toBeGreaterThanOrEqual(root?.tagName === 'NAV' ? 1 : 2);
  expect(root).toHaveAttribute('data-mark', 'yes');
});

it('[LY-09] the preloader of games holds sixteen of them and two of the others', () => {
  const { container } = render(
    <IntlProvider locale="en">
      <GamesSkeleton />
    </IntlProvider>,
  );

  expect([container.querySelectorAll('.tile').length, container.querySelectorAll('.other').length]).toEqual([16, 2]);
  expect(container.querySelectorAll('[role=status]')).toHaveLength(1);
});

it('[LY-09] the skeleton list holds fifteen games', () => {
  const { container } = render(
    <IntlProvider locale="en">
      <EventListSkeleton />
    </IntlProvider>,
  );

  expect(container.querySelectorAll('.row')).toHaveLength(15);
});
