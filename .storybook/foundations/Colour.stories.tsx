import type { Meta, StoryObj } from '@storybook/react-vite';
import { SURFACES, TEXT_ROLES, TINTED_ROLES } from '@touchline/ui-kit';
import { PALETTE_NAMES } from '../../libs/ui/kit/src/brand-book/replaceable.ts';
import { Page, Part, Sample, Samples } from './parts.tsx';

const meta: Meta = {
  title: 'Foundations/Colour',
  parameters: {
    layout: 'fullscreen',
    notes: {
      usage: 'Components read roles, never the palette. Choose a role by what the thing means; the theme and the brand choose the colour.',
    },
  },
};
export default meta;
type Story = StoryObj;

export const Surfaces: Story = {
  render: () => (
    <Page title="Surfaces" lead="From the deepest to the nearest. Cards have no outline; hairlines separate rows.">
      <Samples>
        {SURFACES.map((name) => (
          <Sample key={name} name={`surface-${name}`} colour={`surface-${name}`}>
            Text
          </Sample>
        ))}
      </Samples>
    </Page>
  ),
};
export const Words: Story = {
  render: () => (
    <Page title="Words and signs" lead="Every role on every surface. A test holds each pair to 4.5 to 1 in both themes.">
      {SURFACES.map((surface) => (
        <Part key={surface} title={`On surface-${surface}`}>
          <Samples>
            {TEXT_ROLES.map((role) => (
              <Sample key={role} name={role} style={{ background: `var(--surface-${surface})`, color: `var(--${role})` }}>
                19:42
              </Sample>
            ))}
          </Samples>
        </Part>
      ))}
    </Page>
  ),
};
export const Tints: Story = {
  render: () => (
    <Page title="Tints" lead="Badges and notices stand on a tint of their own colour, which follows the theme.">
      <Samples>
        {TINTED_ROLES.map((role) => (
          <Sample
            key={role}
            name={role}
            style={{ background: `color-mix(in srgb, var(--${role}) var(--tint), var(--surface-card))`, color: `var(--${role})` }}
          >
            Won
          </Sample>
        ))}
      </Samples>
    </Page>
  ),
};
export const Accent: Story = {
  render: () => (
    <Page
      title="Accent"
      lead="The accent means yours: picked, active, place. A page has one thing to press in it. Deposit is a plain button."
    >
      <Samples>
        <Sample name="accent" colour="accent" style={{ color: 'var(--on-accent)' }}>
          Place bet
        </Sample>
        <Sample name="accent-hover" colour="accent-hover" style={{ color: 'var(--on-accent)' }}>
          Place bet
        </Sample>
        <Sample name="accent-text" style={{ color: 'var(--accent-text)', background: 'var(--surface-card)' }}>
          3.5
        </Sample>
        <Sample name="focus" note="Never the accent" style={{ outline: '2px solid var(--focus)', outlineOffset: '-6px' }}>
          Focus
        </Sample>
      </Samples>
    </Page>
  ),
};
export const WhatColoursMean: Story = {
  render: () => (
    <Page title="What colours mean" lead="Colour means something and is never the only sign. Nothing else is coloured.">
      <div className="fd-lines">
        {(
          [
            ['live', 'A game in play', 'with a dot and a clock'],
            ['price-up', '1.92 ▲', 'a triangle in the top corner of the price'],
            ['price-down', '1.66 ▼', 'a triangle in the bottom corner of the price'],
            ['won', 'Won', 'the word'],
            ['lost', 'Lost', 'the word'],
            ['returned', 'Returned', 'the word'],
            ['warn', 'Look before you go on', 'an icon and the sentence'],
            ['info', 'Good to know', 'an icon and the sentence'],
          ] as const
        ).map(([role, text, sign]) => (
          <div key={role} className="fd-line">
            <span>{role}</span>
            <span>
              <b style={{ color: `var(--${role})` }}>{text}</b>, told by {sign} as well
            </span>
          </div>
        ))}
      </div>
    </Page>
  ),
};
export const LinesAndGround: Story = {
  render: () => (
    <Page title="Lines and ground" lead="Hairlines, the borders of controls, the chalk line, and the two tones of a pitch.">
      <Samples>
        {['line', 'line-strong', 'line-control', 'chalk', 'pitch-a', 'pitch-b', 'pitch-line', 'scrim'].map((name) => (
          <Sample key={name} name={name} colour={name} />
        ))}
      </Samples>
    </Page>
  ),
};
export const Palette: Story = {
  render: () => (
    <Page title="Palette" lead="The raw layer. A brand that replaces these has both themes, since each theme takes its own steps.">
      {['ink', 'paper', 'green', 'mint', 'rose', 'coral', 'amber', 'sky', 'cyan'].map((family) => (
        <Part key={family} title={family}>
          <Samples>
            {PALETTE_NAMES.filter((name) => name.startsWith(`tl-${family}-`)).map((name) => (
              <Sample key={name} name={name} colour={name} />
            ))}
          </Samples>
        </Part>
      ))}
    </Page>
  ),
};
