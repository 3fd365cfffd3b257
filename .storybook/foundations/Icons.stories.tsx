import type { Meta, StoryObj } from '@storybook/react-vite';
import * as kit from '@touchline/ui-kit';
import type { ComponentType } from 'react';
import { Page, Sample, Samples } from './parts.tsx';

const meta: Meta = {
  title: 'Foundations/Icons',
  parameters: {
    layout: 'fullscreen',
    notes: { usage: 'One set, one stroke. An icon alone is a button with a name; beside a word it says nothing to those who listen.' },
  },
};
export default meta;
type Story = StoryObj;
const ICONS = Object.entries(kit).filter(([name]) => name.endsWith('Icon') && name !== 'SportIcon') as [string, ComponentType][];

export const Interface: Story = {
  render: () => (
    <Page title="Interface icons" lead="From one npm set, stroke 1.5.">
      <Samples>
        {ICONS.map(([name, Icon]) => (
          <Sample key={name} name={name}>
            <Icon />
          </Sample>
        ))}
      </Samples>
    </Page>
  ),
};
export const Sports: Story = {
  render: () => (
    <Page title="Sport icons" lead="Our own set in the same stroke, so that they stand beside the others.">
      <Samples>
        {Object.keys(kit.SPORT_ICONS).map((sport) => (
          <Sample key={sport} name={sport}>
            <kit.SportIcon sport={sport} size={28} />
          </Sample>
        ))}
      </Samples>
    </Page>
  ),
};
export const Crests: Story = {
  render: () => (
    <Page title="Crests" lead="Drawn from the name of the team: the same team always has the same crest. Letters from 28 px on.">
      <Samples>
        {['Harwick Rovers', 'Dunmere Athletic', 'Wolverstone', 'Everleigh', 'Црвена лука', 'Växby Lakers'].map((name) => (
          <Sample key={name} name={name}>
            <span style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
              <kit.Crest name={name} size={16} />
              <kit.Crest name={name} size={28} />
              <kit.Crest name={name} size={44} />
            </span>
          </Sample>
        ))}
      </Samples>
    </Page>
  ),
};
export const Flags: Story = {
  render: () => (
    <Page title="Flags" lead="By country code; a globe where a championship has no country.">
      <Samples>
        {['GB', 'DE', 'ES', 'IT', 'FR', 'BR', 'TR', 'KZ', 'AZ', 'IN', 'SA', null].map((country) => (
          <Sample key={country ?? 'none'} name={country ?? 'No country'}>
            <kit.Flag country={country} />
          </Sample>
        ))}
      </Samples>
    </Page>
  ),
};
