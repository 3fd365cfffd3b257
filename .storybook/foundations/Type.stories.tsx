import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page, Part } from './parts.tsx';

const meta: Meta = {
  title: 'Foundations/Type',
  parameters: {
    layout: 'fullscreen',
    notes: { usage: 'One family for every script, three weights, seven sizes. Figures are tabular wherever they stand under each other.' },
  },
};
export default meta;
type Story = StoryObj;
const SIZES = ['12', '13', '14', '16', '20', '28', '40'] as const;

export const Scale: Story = {
  render: () => (
    <Page title="Scale" lead="Sizes are in rem: a player who wants larger text gets it everywhere.">
      <div className="fd-lines">
        {SIZES.map((size) => (
          <div key={size} className="fd-line">
            <span>fs-{size}</span>
            <span style={{ fontSize: `var(--fs-${size})`, lineHeight: `var(--lh-${size})` }}>Harwick Rovers 2 – 1</span>
          </div>
        ))}
      </div>
    </Page>
  ),
};
export const Weights: Story = {
  render: () => (
    <Page title="Weights" lead="420 for text, 540 for names of things, 650 for figures and titles.">
      <div className="fd-lines">
        {(['w-text', 'w-mid', 'w-bold'] as const).map((weight) => (
          <div key={weight} className="fd-line">
            <span>{weight}</span>
            <span style={{ fontWeight: `var(--${weight})`, fontSize: 'var(--fs-20)', lineHeight: 'var(--lh-20)' }}>
              Total goals over 2.5
            </span>
          </div>
        ))}
      </div>
    </Page>
  ),
};
export const Figures: Story = {
  render: () => (
    <Page title="Figures" lead="A column of prices is a picture: every figure has the same width, and a price never moves its neighbour.">
      <Part title="Prices, money, clocks">
        <div className="fd-scroll" tabIndex={0} role="group" aria-label="Figures under each other">
          <table style={{ fontVariantNumeric: 'tabular-nums', textAlign: 'end' }}>
            <tbody>
              {['1.11', '10.40', '171.00', '€1,284.50', '€11.10', '67:11', '08:48'].map((figure) => (
                <tr key={figure}>
                  <td style={{ fontWeight: 'var(--w-bold)', padding: '2px 12px' }}>{figure}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Part>
    </Page>
  ),
};
export const Scripts: Story = {
  render: () => (
    <Page
      title="Scripts"
      lead="Each script is loaded only by the languages that need it; the fall-back has the same measures, so nothing shifts."
    >
      <div className="fd-lines">
        {(
          [
            ['en', 'The price has moved. Accept 1.92 or take the bet out.'],
            ['ru', 'Коэффициент изменился. Примите 1,92 или уберите ставку.'],
            ['el', 'Η απόδοση άλλαξε. Δεχτείτε το 1,92 ή αφαιρέστε το.'],
            ['ar', 'تغيّر السعر. اقبل 1.92 أو احذف الرهان.'],
            ['tr', 'Oran değişti. 1,92 oranını kabul edin veya bahsi çıkarın.'],
            ['hi', 'भाव बदल गया है। 1.92 स्वीकार करें या दाँव हटाएँ।'],
          ] as const
        ).map(([lang, text]) => (
          <div key={lang} className="fd-line">
            <span>{lang}</span>
            <span lang={lang} dir="auto" style={{ fontSize: 'var(--fs-16)', lineHeight: 'var(--lh-16)' }}>
              {text}
            </span>
          </div>
        ))}
      </div>
    </Page>
  ),
};
export const TwiceTheSize: Story = {
  render: () => (
    <div style={{ fontSize: '200%' }}>
      <Page
        title="Twice the size"
        lead="Text of 200 % stays inside its place and wraps; only names of teams may be cut, with the full name on hover."
      >
        <p style={{ fontSize: '1em', lineHeight: 1.4 }}>Possible win if all four win. The stake comes back when a bet is returned.</p>
      </Page>
    </div>
  ),
};
