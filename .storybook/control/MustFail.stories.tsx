import type { Meta, StoryObj } from '@storybook/react-vite';

// The story test must fail each of these, each for its own reason; one that passes means that the test sees nothing.
const meta: Meta = { title: 'Control/Must fail', tags: ['must-fail'] };
export default meta;

export const PlayThrows: StoryObj = {
  render: () => <p>The play function of this story throws.</p>,
  play: () => {
    throw new Error('thrown on purpose');
  },
};
export const RenderThrows: StoryObj = {
  render: () => {
    throw new Error('thrown on purpose');
  },
};
export const NotAccessible: StoryObj = { render: () => <button type="button" /> };
export const WritesAnError: StoryObj = {
  render: () => {
    console.error('written on purpose');
    return <p>This story writes to the console.</p>;
  },
};
