export { DoseStories } from './doses/dose-stories.tsx';
export { PrintChart } from './print/print-chart.tsx';
