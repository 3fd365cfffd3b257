import type { Meta, StoryObj } from '@storybook/react-vite';
import { HelpDirectory } from './HelpDirectory.tsx';

const of = { checkedOn: '2026-11-22', source: 'https://register.example/about' };
const meta = {
  title: 'Responsible gaming/Who helps',
  component: HelpDirectory,
  args: {
    load: async () => ({
      services: [
        { ...of, country: 'GB', kind: 'helpline', name: 'Talk It Over', phone: '0800 000 0000', url: 'https://helpline.example/' },
        { ...of, country: 'GB', kind: 'register', name: 'StepAway', phone: null, url: 'https://register.example/' },
        { ...of, country: null, kind: 'helpline', name: 'Open Door', phone: null, url: 'https://door.example/' },
      ],
    }),
  },
} satisfies Meta<typeof HelpDirectory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByCountry: Story = {};
export const OnAPhone: Story = { parameters: { device: 'mobile' } };
