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

/** Not awaited at the top of this file: files that come while the app starts share a file with it, and would wait for its end. */
async function open(place: HTMLElement): Promise<void> {
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

const place = document.getElementById('root');
if (place) void open(place);
