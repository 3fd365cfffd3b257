import { configureStore } from '@reduxjs/toolkit';
import { viewChanged, viewSlice } from '@touchline/shared-state';
import { TicketIcon } from '@touchline/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Provider } from 'react-redux';
import { EmptyPage } from './EmptyPage.tsx';

const store = configureStore({ reducer: { view: viewSlice.reducer } });
store.dispatch(viewChanged({ language: 'en' }));

// Texts of a real page, so that every language has them.
const WORDS = {
  id: 'toto.totoDraw.words',
  defaultMessage: 'The games of the draw that is open and the size of its pool.',
};

const meta = {
  title: 'Shell/Empty page',
  component: EmptyPage,
  parameters: {
    width: 720,
  },
  args: { Icon: TicketIcon, words: WORDS, shape: 'rows' },
  render: (args) => (
    <Provider store={store}>
      <EmptyPage {...args} />
    </Provider>
  ),
} satisfies Meta<typeof EmptyPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {};
export const Lines: Story = { args: { shape: 'lines' } };
export const Tiles: Story = { args: { shape: 'tiles' } };
export const Cards: Story = { args: { shape: 'cards' } };
export const Mobile: Story = {
  args: { shape: 'tiles' },
  parameters: { device: 'mobile', width: 390 },
  globals: { viewport: { value: 'w390' } },
};
