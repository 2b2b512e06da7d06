export { DoseStories } from './doses/dose-stories.tsx';
