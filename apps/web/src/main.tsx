import './ui/styles/mantine-start.ts';
import './app/styles/fonts.css';
import './app/styles/app.css';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { router } from './app/routing/router.tsx';
import { startUp } from './app/start-up/start-up.ts';

const place = document.getElementById('root');
if (place) {
  await startUp();
  createRoot(place).render(<RouterProvider router={router} />);
}
