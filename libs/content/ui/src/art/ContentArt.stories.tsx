import { CONTENT_ART } from '@touchline/content-contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContentArt } from './ContentArt.tsx';

const meta = { title: 'Content/Art', component: ContentArt, args: { name: 'pitch' } } satisfies Meta<typeof ContentArt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(4, 160px)', gap: 8 }}>
      {CONTENT_ART.map((name) => (
        <ContentArt key={name} name={name} />
      ))}
    </div>
  ),
};
