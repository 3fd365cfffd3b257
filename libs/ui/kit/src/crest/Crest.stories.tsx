import type { Meta, StoryObj } from '@storybook/react-vite';
import { Flag } from '../flag/Flag.tsx';
import { SPORT_ICONS, SportIcon } from '../sport-icon/SportIcon.tsx';
import { Crest } from './Crest.tsx';

const TEAMS = [
  'Harwick Rovers',
  'Dunmere Athletic',
  'Wolverstone Wanderers',
  'Everleigh',
  'Црвена лука',
  'Партизани',
  'Malmberg',
  'Víkin Reykjanes',
  'Novák, T.',
  'الهلالية',
  '1. FC Köllnburg',
  'Śląsk',
];
const row = { display: 'flex', flexWrap: 'wrap', gap: 14, alignItems: 'center' } as const;

const meta = { title: 'Kit/Crests, flags and sports', component: Crest, args: { name: 'Harwick Rovers', size: 44 } } satisfies Meta<
  typeof Crest
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Large: Story = {};
export const Small: Story = { args: { size: 16 } };
export const ManyTeams: Story = {
  render: () => (
    <div style={row}>
      {TEAMS.map((name) => (
        <Crest key={name} name={name} size={40} />
      ))}
    </div>
  ),
};
export const ManySmallTeams: Story = {
  render: () => (
    <div style={row}>
      {TEAMS.map((name) => (
        <Crest key={name} name={name} />
      ))}
    </div>
  ),
};
export const APerson: Story = { args: { name: 'M. Ito', of: 'person' } };
export const ASmallPerson: Story = { args: { name: 'M. Ito', of: 'person', size: 18 } };
export const Flags: Story = {
  render: () => (
    <div style={row}>
      {['GB-ENG', 'de', 'RS', 'UA', 'SA', 'BR'].map((country) => (
        <Flag key={country} country={country} />
      ))}
      <Flag country={null} />
    </div>
  ),
};
export const Sports: Story = {
  render: () => (
    <div style={row}>
      {SPORT_ICONS.map((sport) => (
        <SportIcon key={sport} sport={sport} size={22} />
      ))}
      <SportIcon sport="not-known-yet" size={22} />
    </div>
  ),
};
