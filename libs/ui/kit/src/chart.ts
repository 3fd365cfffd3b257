export { LineChart } from './chart/LineChart.tsx';
export type { ChartSeries, LineChartProps } from './chart/LineChart.tsx';
