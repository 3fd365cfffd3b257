import type { Meta, StoryObj } from '@storybook/react-vite';

// The story test must fail each of these, each for its own reason; one that passes means that the test is blind. Not for designers, so the
// sidebar hides them.
const meta: Meta = { title: 'Control/Negative cases', tags: ['must-fail', '!dev'] };
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
export const AxeViolation: StoryObj = { tags: ['shows-axe'], render: () => <button type="button" /> };
export const ConsoleError: StoryObj = {
  render: () => {
    console.error('written on purpose');
    return <p>This story writes to the console.</p>;
  },
};

// Found only by the runs with large text and in forced colours; each names the fault that must be reported.
export const ClippedText: StoryObj = {
  tags: ['shows-cut'],
  render: () => <p style={{ overflow: 'hidden', whiteSpace: 'nowrap', inlineSize: 80 }}>These words are longer than their box.</p>,
};
export const ClippedTextAt200: StoryObj = {
  tags: ['shows-cut', 'large-only'],
  render: () => (
    <p style={{ overflow: 'hidden', whiteSpace: 'nowrap', inlineSize: 260, fontSize: '1rem' }}>These words fit, but not twice.</p>
  ),
};
export const TruncatedText: StoryObj = {
  tags: ['shows-cut'],
  render: () => (
    <p style={{ overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis', inlineSize: 80 }}>
      These words are longer than their box.
    </p>
  ),
};
export const ClippedTextBelow: StoryObj = {
  tags: ['shows-cut'],
  render: () => <p style={{ overflow: 'clip', blockSize: 20, inlineSize: 120 }}>These words take more than one line of their box.</p>,
};
export const OverlappingText: StoryObj = {
  tags: ['shows-overlap'],
  render: () => (
    <>
      <p>Words that stand below.</p>
      <p style={{ marginBlockStart: '-1em' }}>Words that stand above.</p>
    </>
  ),
};
export const HorizontalScroll: StoryObj = {
  tags: ['shows-wide'],
  render: () => <p style={{ inlineSize: '110vw' }}>A page to the side.</p>,
};
export const ControlWithoutOutline: StoryObj = {
  tags: ['shows-edge'],
  render: () => (
    <button type="button" style={{ border: 0 }}>
      No line
    </button>
  ),
};
export const InvisibleFocus: StoryObj = {
  tags: ['shows-focus'],
  render: () => (
    <button type="button" style={{ outline: 'none', border: '1px solid' }}>
      The same with the focus
    </button>
  ),
};
export const ClippedFocusRing: StoryObj = {
  tags: ['shows-ring'],
  render: () => (
    <div style={{ overflow: 'hidden' }}>
      <button type="button" style={{ border: '1px solid', outlineOffset: 2 }}>
        A box without room for the ring
      </button>
    </div>
  ),
};
