import type { Meta, StoryObj } from '@storybook/react-vite';
import { systemOf } from '@touchline/betting-ui/testing';
import { Page, Part } from './parts.tsx';

const SYSTEM = systemOf('ABCD', 3);

const meta: Meta = {
  title: 'Foundations/Copy',
  parameters: {
    layout: 'fullscreen',
    notes: { usage: 'Short, plain, sentence case. The same word for the same thing. No exclamation marks, no pressure.' },
  },
};
export default meta;
type Story = StoryObj;

function Pair({ say, not, why }: { say: string; not: string; why: string }) {
  return (
    <div className="fd-do">
      <div>
        <b>{say}</b>
        {why}
      </div>
      <div data-not="">
        <b>Not: {not}</b>
      </div>
    </div>
  );
}
export const Rules: Story = {
  render: () => (
    <Page title="Copy" lead="A refusal says what happened, why, and the next step. A button says what it will do.">
      <Part title="Buttons">
        <Pair say="Place system for €20.00" not="Bet now" why="The sum that leaves the account is on the button." />
        <Pair say="Remove locked bet D, keep 3" not="OK" why="What happens, before it happens." />
      </Part>
      <Part title="Refusals">
        <Pair say="Paused: the referee checks a penalty" not="Error 1042" why="A reason in words, in the place that it is about." />
        <Pair say="€27.60 left of your loss limit for 24 hours" not="Limit exceeded" why="What is left, not what is forbidden." />
      </Part>
      <Part title="No pressure">
        <Pair say="Starts today at 20:00" not="Hurry, last minutes!" why="Time is a fact. It is not a push." />
        <Pair
          say={`Potential winnings ${SYSTEM.possibleWin} ${SYSTEM.condition}`}
          not={`Win ${SYSTEM.possibleWin}`}
          why="The condition is beside the sum."
        />
      </Part>
    </Page>
  ),
};
export const Words: Story = {
  render: () => (
    <Page title="Words" lead="One word for one thing, in every place and in every language.">
      <div className="fd-lines">
        {(
          [
            ['coupon', 'the slip that is filled or placed', 'slip, ticket, basket'],
            ['bet', 'one line of a coupon', 'pick, leg'],
            ['outcome', 'what can be picked in a market', 'selection, option'],
            ['odds', 'the price in the player’s format', 'rate, quota'],
            ['stake', 'what is put on', 'amount, sum'],
            ['player, visitor', 'signed in, not signed in', 'user, client'],
            ['reality check', 'the question how long one has played', 'session reminder'],
          ] as const
        ).map(([word, what, not]) => (
          <div key={word} className="fd-line">
            <span>{word}</span>
            <span>
              {what}; not {not}
            </span>
          </div>
        ))}
      </div>
    </Page>
  ),
};
export const Numbers: Story = {
  render: () => (
    <Page title="Numbers" lead="Figures follow the language; lines and results have a real minus and an en dash.">
      <div className="fd-lines">
        {(
          [
            ['Money', '€1,284.50, in Russian 1 284,50 €'],
            ['Odds', '1.92, 23/25, −109, 0.92: as the player chose'],
            ['Lines', '−1.5 and +1.5 with a sign, totals without'],
            ['Score', '2 – 1, never 2:1 and 2-1 beside each other'],
            ['Clock', '67′ in play, 20:00 before, in the player’s time zone'],
          ] as const
        ).map(([name, text]) => (
          <div key={name} className="fd-line">
            <span>{name}</span>
            <span>{text}</span>
          </div>
        ))}
      </div>
    </Page>
  ),
};
