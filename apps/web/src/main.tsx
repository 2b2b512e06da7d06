import './ui/styles/mantine-start.ts';
import './app/styles/fonts.css';
import './ui/styles/layout.css';
import './app/styles/app.css';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { FailedAlone } from './app/failed/failed.tsx';
import { LastResort } from './app/failed/last-resort.tsx';
import { router } from './app/routing/router.tsx';
import { startUp } from './app/start-up/start-up.ts';

const place = document.getElementById('root');
if (place) {
  const drawn = createRoot(place);
  try {
    await startUp();
    drawn.render(
      <LastResort>
        <RouterProvider router={router} />
      </LastResort>,
    );
  } catch (error) {
    drawn.render(<FailedAlone error={error} />);
  }
}
