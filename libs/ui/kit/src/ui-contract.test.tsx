import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { IntlProvider } from 'react-intl';
import { LineChart } from './chart.ts';
import {
  Accordion,
  AlertDialog,
  AmountField,
  Avatar,
  Badge,
  BlocksSkeleton,
  BottomSheet,
  Breadcrumb,
  Button,
  Card,
  Carousel,
  Checkbox,
  Chip,
  ChipLink,
  Chips,
  CloseIcon,
  CodeField,
  Combobox,
  CountBadge,
  Countdown,
  Crest,
  Dialog,
  Drawer,
  EmptyState,
  ErrorState,
  EventListSkeleton,
  Flag,
  Fold,
  GamesSkeleton,
  IconButton,
  Keypad,
  LinesSkeleton,
  LinkButton,
  LiveClock,
  Logo,
  MediaFrame,
  Menu,
  Meter,
  MoneyText,
  Notice,
  NoticeStack,
  OfflineState,
  Pagination,
  PasswordField,
  Popover,
  Price,
  ProgressBar,
  PulseDot,
  QrCode,
  RadioGroup,
  ResizableSheet,
  ScoreTable,
  SectionHeading,
  SegmentedControl,
  ServerClock,
  Slider,
  Sparkline,
  Spinner,
  SportIcon,
  Switch,
  Tabs,
  TextField,
  ToastStack,
  Tooltip,
  VirtualList,
} from './index.ts';

const OWN = { className: 'own', 'data-mark': 'yes' };

const nothing = () => undefined;
const aMoment = () => 1_000;

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
  ['Accordion', <Accordion {...OWN} parts={[{ key: 'a', title: 'A', content: 'Words' }]} />],
  [
    'AlertDialog',
    <AlertDialog {...OWN} isOpen title="Clear?" confirm="Clear" onConfirm={nothing} onCancel={nothing}>
      Words
    </AlertDialog>,
  ],
  ['Avatar', <Avatar {...OWN} name="Anna" />],
  [
    'BottomSheet',
    <BottomSheet {...OWN} isOpen onClose={nothing} title="Coupon">
      Words
    </BottomSheet>,
  ],
  [
    'Dialog',
    <Dialog {...OWN} isOpen onClose={nothing} title="Clear?">
      Words
    </Dialog>,
  ],
  [
    'Drawer',
    <Drawer {...OWN} isOpen onClose={nothing} title="Menu">
      Words
    </Drawer>,
  ],
  ['ErrorState', <ErrorState {...OWN} title="It did not load" />],
  [
    'IconButton',
    <IconButton {...OWN} label="Close">
      <CloseIcon />
    </IconButton>,
  ],
  ['OfflineState', <OfflineState {...OWN} />],
  [
    'Carousel',
    <Carousel {...OWN} label="Games">
      <p>One</p>
    </Carousel>,
  ],
  ['Countdown', <Countdown {...OWN} label="Starts in" endsAtMs={9_000} serverNowMs={aMoment} ended="Now" />],
  ['GamesSkeleton', <GamesSkeleton {...OWN} />],
  ['Keypad', <Keypad {...OWN} onKey={nothing} />],
  [
    'LineChart',
    <LineChart
      {...OWN}
      title="Odds"
      label="Odds rise"
      momentHead="Time"
      moments={['16:00', '17:00']}
      series={[{ key: 'a', name: 'A', values: [1, 2] }]}
      textOf={String}
    />,
  ],
  ['MediaFrame', <MediaFrame {...OWN} src="https://media.example/1" title="Stream" />],
  ['Meter', <Meter {...OWN} label="Limit" value={1} max={2} valueText="1 of 2" />],
  ['Pagination', <Pagination {...OWN} label="Pages" page={1} pages={2} hrefOf={String} />],
  ['Price', <Price {...OWN} odds="1.85" />],
  ['ProgressBar', <ProgressBar {...OWN} label="Sending" value={1} />],
  ['RadioGroup', <RadioGroup {...OWN} label="Theme" value={null} onChange={nothing} options={[{ value: 'a', label: 'A' }]} />],
  [
    'ResizableSheet',
    <ResizableSheet {...OWN} isOpen onClose={nothing} title="Filters">
      Words
    </ResizableSheet>,
  ],
  [
    'ScoreTable',
    <ScoreTable
      {...OWN}
      sport="football"
      caption="Game"
      sides={[
        { name: 'A', total: '1' },
        { name: 'B', total: '0' },
      ]}
    />,
  ],
  ['ServerClock', <ServerClock {...OWN} serverNowMs={aMoment} />],
  ['Sparkline', <Sparkline {...OWN} values={[1, 2]} label="It rises" />],
  ['Spinner', <Spinner {...OWN} label="Loading" />],
  ['ToastStack', <ToastStack {...OWN} toasts={[]} onGone={nothing} />],
  [
    'VirtualList',
    <VirtualList {...OWN} label="Teams" items={['Harwick']} keyOf={(name) => name} textOf={(name) => name} rowHeight={40}>
      {(name) => name}
    </VirtualList>,
  ],
];

it.each(ROOTS)('[LB-02] %s adds the given class and attributes to those of its root', (_, element) => {
  const { container } = render(<IntlProvider locale="en">{element}</IntlProvider>);

  const root = container.firstElementChild;
  expect(root).toHaveClass('own');
  expect(root?.classList.length).toBeGreaterThanOrEqual(root?.tagName === 'NAV' ? 1 : 2);
  expect(root).toHaveAttribute('data-mark', 'yes');
});

it.each([
  ['TextField', <TextField {...OWN} label="Name" />],
  ['CodeField', <CodeField {...OWN} label="Name" value="" onChange={nothing} />],
  ['Combobox', <Combobox {...OWN} label="Name" value={null} onChange={nothing} options={[]} />],
  ['PasswordField', <PasswordField {...OWN} label="Name" />],
  ['AmountField', <AmountField {...OWN} label="Name" value="" onChange={nothing} />],
  ['Slider', <Slider {...OWN} label="Name" value={1} onChange={nothing} />],
])('[LB-02] %s passes the class to its frame and the attributes to its control', (_, element) => {
  const { container } = render(<IntlProvider locale="en">{element}</IntlProvider>);

  expect(container.firstElementChild).toHaveClass('field', 'own');
  expect(screen.getByLabelText('Name')).toHaveAttribute('data-mark', 'yes');
});

it('[LY-09] the skeleton of the lobby has sixteen games and two other games', () => {
  const { container } = render(
    <IntlProvider locale="en">
      <GamesSkeleton />
    </IntlProvider>,
  );

  expect([container.querySelectorAll('.tile').length, container.querySelectorAll('.other').length]).toEqual([16, 2]);
  expect(container.querySelectorAll('[role=status]')).toHaveLength(1);
});

it('[LY-09] the skeleton list has fifteen games', () => {
  const { container } = render(
    <IntlProvider locale="en">
      <EventListSkeleton />
    </IntlProvider>,
  );

  expect(container.querySelectorAll('.row')).toHaveLength(15);
});

it.each([
  ['Checkbox', <Checkbox {...OWN} label="Name" />],
  ['Switch', <Switch {...OWN} label="Name" />],
])('[LB-02] %s passes the class to its label and the attributes to its control', (_, element) => {
  const { container } = render(<IntlProvider locale="en">{element}</IntlProvider>);

  expect(container.firstElementChild).toHaveClass('own');
  expect(screen.getByLabelText('Name')).toHaveAttribute('data-mark', 'yes');
});

const trigger = (
  <Button className="mine" data-from="page" onClick={nothing}>
    More
  </Button>
);

it.each([
  [
    'Popover',
    'dialog',
    <Popover {...OWN} label="More" trigger={trigger}>
      Words
    </Popover>,
  ],
  ['Menu', 'menu', <Menu {...OWN} label="More" trigger={trigger} items={[{ key: 'a', label: 'A' }]} onChoose={nothing} />],
  [
    'Tooltip',
    'tooltip',
    <Tooltip {...OWN} text="Words">
      {trigger}
    </Tooltip>,
  ],
])('[LB-02] %s passes class and attributes to its panel and leaves its button unchanged', (_, role, element) => {
  const { container } = render(element);

  const panel = container.querySelector('[popover]');
  expect(panel).toHaveAttribute('role', role);
  expect(panel).toHaveClass('popover', 'own');
  expect(panel).toHaveAttribute('data-mark', 'yes');
  expect(container.firstElementChild).toHaveClass('button', 'mine');
  expect(container.firstElementChild).toHaveAttribute('data-from', 'page');
});

it('[LB-02] QrCode passes class and attributes to its figure, and the name to its picture', async () => {
  render(
    <IntlProvider locale="en">
      <QrCode {...OWN} value="7QK2" label="Coupon on your phone" />
    </IntlProvider>,
  );

  expect(screen.getByRole('figure')).toHaveClass('figure', 'own');
  expect(screen.getByRole('figure')).toHaveAttribute('data-mark', 'yes');
  expect(await screen.findByRole('img', { name: 'Coupon on your phone' })).toBeVisible();
});

it.each([
  [
    'Popover',
    'dialog',
    <Popover label="Odds format" trigger={trigger}>
      Words
    </Popover>,
  ],
  ['Menu', 'menu', <Menu label="Odds format" trigger={trigger} items={[]} onChoose={nothing} />],
])('[LB-02] the button of %s announces what it opens and whether it is open; the panel has its own name', (_, role, element) => {
  const { container } = render(element);
  const button = screen.getByRole('button', { name: 'More' });
  const panel = container.querySelector('[popover]');
  expect(button).toHaveAttribute('aria-haspopup', role);
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(panel).toHaveAttribute('aria-label', 'Odds format');

  // jsdom has no popovers, so the toggle event is dispatched by hand.
  if (panel !== null) fireEvent(panel, Object.assign(new Event('toggle'), { newState: 'open', oldState: 'closed' }));

  expect(button).toHaveAttribute('aria-expanded', 'true');
});

it("[LB-02] the text of Tooltip is added to the description of its button, and the button's own handlers still run", async () => {
  const events: string[] = [];
  render(
    <>
      <p id="before">The odds may change</p>
      <Tooltip text="A banker must win">
        <Button
          aria-describedby="before"
          onFocus={() => events.push('focus')}
          onBlur={() => events.push('blur')}
          onKeyDown={({ key }) => events.push(key)}
          onPointerEnter={() => events.push('enter')}
          onPointerLeave={() => events.push('leave')}
        >
          Banker
        </Button>
      </Tooltip>
    </>,
  );
  const button = screen.getByRole('button', { name: 'Banker' });

  await userEvent.hover(button);
  await userEvent.unhover(button);
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  await userEvent.tab();

  expect(button).toHaveAccessibleDescription('The odds may change A banker must win');
  expect(events).toEqual(['enter', 'leave', 'focus', 'Escape', 'Tab', 'blur']);
});
