import type { HelpService } from '@touchline/responsible-gaming-contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HelpDirectory } from './HelpDirectory.tsx';

const words = {
  everywhere: { id: 'limits.help.everywhere', defaultMessage: 'All countries' },
  register: { id: 'limits.help.register', defaultMessage: 'Self-exclusion from all operators' },
  helpline: { id: 'limits.help.line', defaultMessage: 'Help and advice' },
  checked: { id: 'limits.help.checked', defaultMessage: 'Checked on {day}: <link>source</link>' },
};
const service: HelpService = {
  ...{ country: 'GB', kind: 'helpline', name: 'Talk line', phone: '0800 000 0000', url: 'https://talk.example/' },
  ...{ source: 'https://talk.example/about', checkedOn: '2030-05-01' },
};
const services: HelpService[] = [
  service,
  { ...service, kind: 'register', name: 'Away from play', phone: null, url: 'https://away.example/' },
  { ...service, country: 'DE', name: 'Beratung zum Spielverhalten für Spielende und Angehörige', phone: '0800 000 00 00' },
  { ...service, country: 'DE', kind: 'register', name: 'Sperrsystem', phone: null },
  { ...service, country: 'SE', name: 'Stödlinjen', phone: '020-00 00 00' },
  { ...service, country: null, name: 'Open door', phone: null, url: 'https://door.example/' },
];

const meta = {
  title: 'Responsible gaming/Help directory',
  component: HelpDirectory,
  args: { words, load: () => Promise.resolve({ services }) },
} satisfies Meta<typeof HelpDirectory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ManyCountries: Story = {};
export const OneService: Story = { args: { load: () => Promise.resolve({ services: [service] }) } };
export const LoadError: Story = { args: { load: () => Promise.reject(new Error('not reached')) } };
export const Mobile: Story = { parameters: { device: 'mobile', width: 390 } };
