import type { Meta, StoryObj } from '@storybook/react-vite';
import { ROLE_NAMES, Table } from '@touchline/ui-kit';
import { REPLACEABLE } from '../../libs/ui/kit/src/brand-book/replaceable.ts';
import tokens from '../../libs/ui/kit/src/styles/tokens.css?raw';
import { Page } from './parts.tsx';

const meta: Meta = {
  title: 'Foundations/Tokens',
  parameters: {
    layout: 'fullscreen',
    notes: { usage: 'Two layers: a palette that components never read, and roles that they do. A brand may replace either.' },
  },
};
export default meta;
type Story = StoryObj;

const block = (head: string): string => tokens.slice(tokens.indexOf(head)).split('}')[0] ?? '';
const valueIn = (text: string, name: string): string => new RegExp(`--${name}:\\s*([^;]+);`).exec(text)?.[1] ?? '';

export const Roles: Story = {
  render: () => {
    const dark = block("[data-theme='dark'] {");
    const light = block("\n[data-theme='light'] {");
    return (
      <Page
        title="Roles"
        lead="What a component may read. The name says what the colour means; each theme says which step of the palette it is."
      >
        <div className="fd-scroll" tabIndex={0} role="group" aria-label="Roles">
          <Table
            caption="Roles in both themes"
            columns={[
              { key: 'name', head: 'Role' },
              { key: 'dark', head: 'Dark' },
              { key: 'light', head: 'Light' },
              { key: 'brand', head: 'A brand may set it' },
            ]}
            rows={ROLE_NAMES.map((name) => ({
              key: name,
              cells: {
                name: <code>--{name}</code>,
                dark: valueIn(dark, name),
                light: valueIn(light, name),
                brand: REPLACEABLE.has(`--${name}`) ? 'Yes' : 'No',
              },
            }))}
          />
        </div>
      </Page>
    );
  },
};
export const Scales: Story = {
  render: () => {
    const scales = block('/* ---- scales shared by themes ---- */');
    const names = [...scales.matchAll(/--([\w-]+):/g)].map(([, name = '']) => name);
    return (
      <Page title="Scales" lead="Space, type, radii, times and the sizes of the frame; the same in both themes.">
        <div className="fd-scroll" tabIndex={0} role="group" aria-label="Scales">
          <Table
            caption="Scales"
            columns={[
              { key: 'name', head: 'Token' },
              { key: 'value', head: 'Value' },
            ]}
            rows={names.map((name) => ({ key: name, cells: { name: <code>--{name}</code>, value: valueIn(scales, name) } }))}
          />
        </div>
      </Page>
    );
  },
};
