import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Combobox } from './Combobox.tsx';
import type { ComboboxProps } from './Combobox.tsx';

const CHAMPIONSHIPS = [
  { value: 'nl', label: 'Northern League', note: '24' },
  { value: 'nl2', label: 'Northern League, second division', note: '18' },
  { value: 'sc', label: 'Southern Cup', note: '8' },
  { value: 'wc', label: 'Western Conference', note: '12' },
  { value: 'ec', label: 'Éclair Classic', note: '4' },
  { value: 'fr', label: 'Friendly games', note: '31' },
  { value: 'old', label: 'Autumn Trophy', note: 'Ended', isDisabled: true },
];
const MANY = Array.from({ length: 400 }, (_, at) => ({ value: `p${at}`, label: `Player ${at + 1}` }));

function Own({ value: first, onChange: _onChange, ...rest }: ComboboxProps) {
  const [value, setValue] = useState(first);
  return <Combobox {...rest} value={value} onChange={setValue} />;
}
const meta = {
  title: 'Kit/Combobox',
  component: Combobox,
  args: { label: 'Tournament', options: CHAMPIONSHIPS, value: null, onChange: () => undefined, placeholder: 'Any championship' },
  render: (args) => <Own {...args} />,
  parameters: { width: 360 },
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = (root: HTMLElement) => root.querySelector('input') as HTMLInputElement;
/** Types like a person: React listens to the input event of the native value. */
function type(input: HTMLInputElement, text: string) {
  input.focus();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
const until = async (isSo: () => boolean, what: string) => {
  for (let frame = 0; frame < 60; frame += 1) {
    if (isSo()) return;
    await new Promise((done) => requestAnimationFrame(done));
  }
  throw new Error(`Never happened: ${what}`);
};
const options = () => [...document.querySelectorAll('[role=option]')].map((option) => option.querySelector('span')?.textContent);

export const Empty: Story = {};
export const Selected: Story = { args: { value: 'sc' } };
export const Opened: Story = {
  args: { value: 'nl' },
  play: async ({ canvasElement }) => {
    field(canvasElement).click();
    await until(() => options().length === 7, 'the list is open');
  },
};
export const Typed: Story = {
  play: async ({ canvasElement }) => {
    type(field(canvasElement), 'ecl');
    await until(() => options().join() === 'Éclair Classic', 'the list holds what was typed, accents apart');
  },
};
export const NoResults: Story = {
  play: async ({ canvasElement }) => {
    type(field(canvasElement), 'basket');
    await until(() => document.querySelector('[role=listbox]')?.childElementCount === 0, 'the list is empty');
  },
};
export const MoreThanIsShown: Story = {
  args: { label: 'Player', options: MANY, mostShown: 40, placeholder: undefined },
  play: async ({ canvasElement }) => {
    field(canvasElement).click();
    await until(() => options().length === 40, 'forty options are drawn');
  },
};
export const Loading: Story = {
  args: { isLoading: true, options: [], onSearch: () => undefined },
  play: async ({ canvasElement }) => {
    type(field(canvasElement), 'nor');
    await until(() => document.querySelector('[role=listbox][aria-busy]') !== null, 'the list is busy');
  },
};
export const Invalid: Story = { args: { error: 'Choose a championship of the list', hint: 'Only those with games in the next week' } };
export const Disabled: Story = { args: { value: 'sc', disabled: true } };
export const Mobile: Story = { args: { value: 'sc' }, parameters: { device: 'mobile', width: 362 } };
