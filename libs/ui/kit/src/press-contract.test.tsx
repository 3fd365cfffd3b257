import { pressFaults, type PressedControl } from '@touchline/shared-testing/controls';
import { Button, Chip, ChipLink, CloseIcon, IconButton, LinkButton } from './index.ts';

const OPEN: PressedControl = {
  role: 'button',
  name: 'Place',
  draw: (own, onPress) => (
    <Button {...own} onClick={onPress}>
      Place
    </Button>
  ),
};

const CONTROLS: readonly (readonly [string, PressedControl])[] = [
  [
    'Button',
    {
      ...OPEN,
      drawOff: (own, onPress) => (
        <Button {...own} isBusy onClick={onPress}>
          Place
        </Button>
      ),
    },
  ],
  [
    'IconButton',
    {
      role: 'button',
      name: 'Close',
      draw: (own, onPress) => (
        <IconButton {...own} label="Close" onClick={onPress}>
          <CloseIcon />
        </IconButton>
      ),
      drawOff: (own, onPress) => (
        <IconButton {...own} label="Close" isBusy onClick={onPress}>
          <CloseIcon />
        </IconButton>
      ),
    },
  ],
  [
    'Chip',
    {
      role: 'button',
      name: 'Football 12',
      draw: (own, onPress) => (
        <Chip {...own} count={12} onClick={onPress}>
          Football{' '}
        </Chip>
      ),
    },
  ],
  [
    'ChipLink',
    {
      role: 'link',
      name: 'Football',
      draw: (own, onPress) => (
        <ChipLink {...own} href="/en/live" onClick={onPress}>
          Football
        </ChipLink>
      ),
    },
  ],
  [
    'LinkButton',
    {
      role: 'link',
      name: 'History',
      draw: (own, onPress) => (
        <LinkButton {...own} href="/en/history" onClick={onPress}>
          History
        </LinkButton>
      ),
    },
  ],
];

it.each(CONTROLS)(
  '[LB-02] %s fulfils the contract of pressable controls: name, keys, ref, attributes, disabled state',
  async (_, control) => {
    expect(await pressFaults(control)).toEqual([]);
  },
);

it.each<[string, PressedControl, string[]]>([
  ['another name', { ...OPEN, name: 'Play' }, ["ltr: it is not the button 'Play'", "rtl: it is not the button 'Play'"]],
  [
    'a lost ref',
    {
      ...OPEN,
      draw: ({ className, 'data-mark': mark, 'aria-describedby': words }, onPress) => (
        <Button className={className} data-mark={mark} aria-describedby={words} onClick={onPress}>
          Place
        </Button>
      ),
    },
    ['ltr: the ref of the page is lost', 'rtl: the ref of the page is lost'],
  ],
  [
    'an attribute that the control overwrites',
    {
      ...OPEN,
      draw: (own, onPress) => (
        <Button {...own} data-mark="own" onClick={onPress}>
          Place
        </Button>
      ),
    },
    ['ltr: an attribute of the page is lost', 'rtl: an attribute of the page is lost'],
  ],
  [
    'a key that is not handled',
    {
      ...OPEN,
      draw: (own, onPress) => (
        <Button {...own} onClick={onPress} onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}>
          Place
        </Button>
      ),
    },
    ["ltr: the key '{Enter}' makes 0 presses", "rtl: the key '{Enter}' makes 0 presses"],
  ],
  [
    'no tab stop while it is off',
    {
      ...OPEN,
      drawOff: (own, onPress) => (
        <Button {...own} disabled aria-disabled onClick={onPress}>
          Place
        </Button>
      ),
    },
    ['off: the focus is thrown off it'],
  ],
  [
    'presses while it is off',
    {
      ...OPEN,
      drawOff: (own, onPress) => (
        <Button {...own} aria-disabled onClick={onPress}>
          Place
        </Button>
      ),
    },
    ['off: it is pressed 3 times'],
  ],
  [
    'silence while it is off',
    {
      ...OPEN,
      drawOff: (own) => <Button {...own}>Place</Button>,
    },
    ['off: it does not say that it is off'],
  ],
])('[LB-02] the contract of pressable controls detects %s', async (_, control, faults) => {
  expect(await pressFaults(control)).toEqual(faults);
});
