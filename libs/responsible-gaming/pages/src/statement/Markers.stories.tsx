import type { PlayMarkers, PlayMarkerView } from '@touchline/responsible-gaming-contract/activity';
import { createAppStore, createServerPorts } from '@touchline/shared-state';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Provider } from 'react-redux';
import { Markers } from './Markers.tsx';

const sign = (marker: PlayMarkerView['marker'], value: number, [from, strongFrom]: [number, number]): PlayMarkerView => ({
  ...{ marker, value, from, strongFrom, level: value >= strongFrom ? 'strong' : value >= from ? 'sign' : 'none' },
});

interface ShownProps {
  /** Deposits, failed deposits, growth of stakes, nights, raised limits. */
  values: readonly [number, number, number, number, number];
  areOffersPaused?: boolean;
}

function Shown({ values: [deposits, failed, stakes, nights, raised], areOffersPaused = false }: ShownProps) {
  const answer: PlayMarkers = {
    markers: [
      sign('deposits-in-a-day', deposits, [3, 6]),
      sign('failed-deposits', failed, [3, 6]),
      sign('rising-stakes', stakes, [2, 4]),
      sign('night-play', nights, [3, 5]),
      sign('raised-limits', raised, [3, 6]),
    ],
    areOffersPaused,
  };
  const ports = createServerPorts({ send: async () => Response.json(answer), origin: 'https://shop.test', report: () => undefined });
  return (
    <Provider store={createAppStore({ ports, modules: [] })}>
      <Markers />
    </Provider>
  );
}

const strong = () => <Shown values={[7, 3, 4.2, 5, 6]} areOffersPaused />;
const meta = { title: 'Responsible gaming/Signs of harm', component: Markers, render: strong } satisfies Meta<typeof Markers>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoSigns: Story = { render: () => <Shown values={[1, 0, 1.1, 0, 0]} /> };
export const OneSign: Story = { render: () => <Shown values={[4, 0, 1.4, 0, 1]} /> };
export const StrongSigns: Story = {};
export const Mobile: Story = { parameters: { device: 'mobile', width: 390 } };
