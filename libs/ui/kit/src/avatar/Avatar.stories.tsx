import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from './Avatar.tsx';

const meta = {
  title: 'Kit/Avatar',
  component: Avatar,
  args: { name: 'Anna Berg', size: 40 },
  parameters: { width: 360 },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Initials: Story = {};
export const SingleWordName: Story = { args: { name: 'pitchside' } };
export const NoName: Story = { args: { name: '' } };
export const WithImage: Story = {
  args: {
    src: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath fill='%2313824a' d='M0 0h8v8H0z'/%3E%3Ccircle cx='4' cy='3' r='1.6' fill='%23f4f4f2'/%3E%3Cpath d='M1 8a3 3 0 0 1 6 0z' fill='%23f4f4f2'/%3E%3C/svg%3E",
  },
};
export const ImageError: Story = { args: { src: 'data:image/png;base64,AAAA' } };
export const ManyPeople: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {['Anna Berg', 'Ravi Nair', 'Лев Орлов', 'سارة علي', 'Mia Holt', 'Tom Ely', 'Eve Ash', 'Kim Oda', 'Ola Lind', 'Ada Wren'].map(
        (name) => (
          <Avatar key={name} name={name} />
        ),
      )}
    </div>
  ),
};
export const Small: Story = { args: { size: 20 } };
