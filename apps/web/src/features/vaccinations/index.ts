export { PrintChart } from './print/print-chart.tsx';
