import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page, Sample, Samples } from './parts.tsx';

const meta: Meta = {
  title: 'Foundations/Space and shape',
  parameters: { layout: 'fullscreen', notes: { usage: 'A grid of 4 px, three radii, one shadow for each elevation, one ornament.' } },
};
export default meta;
type Story = StoryObj;

export const Space: Story = {
  render: () => (
    <Page title="Space" lead="Everything stands on a grid of 4 px.">
      <div className="fd-lines">
        {['1', '2', '3', '4', '5', '6', '8', '10'].map((step) => (
          <div key={step} className="fd-line">
            <span>s-{step}</span>
            <span style={{ display: 'block', inlineSize: `var(--s-${step})`, blockSize: 16, background: 'var(--accent)' }} />
          </div>
        ))}
      </div>
    </Page>
  ),
};
export const Radii: Story = {
  render: () => (
    <Page title="Radii" lead="Small for controls, middle for cards, large for what lies over a page.">
      <Samples>
        {['r-s', 'r-m', 'r-l', 'r-full'].map((name) => (
          <Sample key={name} name={name} style={{ borderRadius: `var(--${name})`, background: 'var(--surface-control)' }} />
        ))}
      </Samples>
    </Page>
  ),
};
export const Elevation: Story = {
  render: () => (
    <Page title="Elevation" lead="A card lies on the page, a menu over a card, a dialog over everything.">
      <Samples>
        {['e-1', 'e-2', 'e-3'].map((name) => (
          <Sample key={name} name={name} style={{ boxShadow: `var(--${name})`, background: 'var(--surface-raised)', border: 0 }} />
        ))}
      </Samples>
    </Page>
  ),
};
export const Targets: Story = {
  render: () => (
    <Page title="Targets" lead="24 px with a pointer, 44 px with a thumb. A price is 36 px high with a pointer and 44 px with a thumb.">
      <Samples>
        <Sample name="24 px">
          <span style={{ inlineSize: 24, blockSize: 24, background: 'var(--surface-control)', borderRadius: 'var(--r-s)' }} />
        </Sample>
        <Sample name="36 px">
          <span style={{ inlineSize: 58, blockSize: 36, background: 'var(--surface-control)', borderRadius: 'var(--r-s)' }} />
        </Sample>
        <Sample name="44 px">
          <span style={{ inlineSize: 64, blockSize: 44, background: 'var(--surface-control)', borderRadius: 'var(--r-s)' }} />
        </Sample>
      </Samples>
    </Page>
  ),
};
export const Ornament: Story = {
  render: () => (
    <Page
      title="One ornament"
      lead="The chalk line of a pitch and the arc in its corner: in the logo, under a section’s title, under the current tab, in the corner of the coupon and of dialogs, and as the quarter disc of a picked price. Nowhere else."
    >
      <Samples>
        <Sample name="Corner of a card" style={{ borderStartStartRadius: 0, background: 'var(--surface-card)' }} />
        <Sample name="Quarter disc" style={{ background: 'var(--accent)', color: 'var(--on-accent)' }}>
          1.92
        </Sample>
      </Samples>
    </Page>
  ),
};
