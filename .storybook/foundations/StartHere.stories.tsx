import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page, Part } from './parts.tsx';

const meta: Meta = {
  title: 'Foundations/Start here',
  parameters: { layout: 'fullscreen', notes: { usage: 'What is where in this Storybook, and how a change of the design is proposed.' } },
};
export default meta;

export const WhatIsHere: StoryObj = {
  render: () => (
    <Page title="Touchline" lead="Calm, dense, fast. A trading screen that a person who has never bet can read. Numbers are the picture.">
      <Part title="Where to look">
        <ul>
          <li>Foundations: tokens, colour, type, space, icons, motion and copy; the theme studio for a partner’s brand.</li>
          <li>Patterns: what happens step by step when a player bets, deposits, loses the connection or finds nothing.</li>
          <li>Kit: what every page is made of. Desktop and Mobile: what stands round a page, at every width.</li>
          <li>Betting and the other features: what a player reads and presses, one story for each state.</li>
        </ul>
      </Part>
      <Part title="The toolbar">
        <ul>
          <li>Theme, direction and language are the player’s. A story must hold in all of them.</li>
          <li>The window menu has the widths at which the look is judged (390, 768, 1100, 1366, 1920) and every breakpoint between.</li>
          <li>Brand wears one of the sample brand-books. Odds writes every price in another format.</li>
        </ul>
      </Part>
      <Part title="Under a story">
        <p>
          The Docs tab has purpose, anatomy, advice and props of the component, and the requirements it serves. All of it is read from
          docstrings and types, so what you read is what the code says. Controls offers the values of each prop. Accessibility lists what
          axe found; it must be nothing.
        </p>
      </Part>
    </Page>
  ),
};

export const HowToProposeAChange: StoryObj = {
  render: () => (
    <Page
      title="How to propose a change"
      lead="A proposal is a picture beside the picture that it replaces, with the reason in one sentence."
    >
      <Part title="1. Find the story">
        <p>
          Copy its address: it holds the theme, the language, the window and the brand that you were looking at. If the state that you mean
          has no story, that is the first thing to ask for.
        </p>
      </Part>
      <Part title="2. Say which kind of change it is">
        <ul>
          <li>
            A value: a colour, a radius, a size. Try it in the theme studio, measure every story there, and export the list; the verdicts
            must hold.
          </li>
          <li>A rule: where something is, what it says, when it is shown. Name the requirement from the Docs tab.</li>
          <li>A new piece: draw its empty, loading, failed, longest and narrowest states as well. One state is not a design.</li>
        </ul>
      </Part>
      <Part title="3. Hold it against the rules">
        <ol>
          <li>Text holds 4.5 to 1 on its surface in both themes, controls and focus 3 to 1.</li>
          <li>Colour is never the only sign: an arrow, an icon or a word says it too.</li>
          <li>Targets are 24 px, on a phone 44 px. Nothing jumps when a price or a crest arrives.</li>
          <li>It works from right to left, with text of twice the size, and without motion.</li>
        </ol>
      </Part>
      <Part title="4. Send it">
        <p>
          Open an issue with both pictures, the address of the story and the exported values. Whoever builds it changes the story first; the
          picture of the story is what you approve. A decision that changes a rule gets a record in docs/adr.
        </p>
      </Part>
    </Page>
  ),
};
