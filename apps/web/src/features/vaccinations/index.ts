export { CardPhoto } from './card-photo/card-photo.tsx';
export { DoseStories } from './doses/dose-stories.tsx';
export { PrintChart } from './print/print-chart.tsx';
