import { watched } from '../../platform/storage/watched.ts';

/** What the open page says about itself for the small header; null leaves the route's own title. */
export interface PageHeading {
  readonly title: string;
  /** Where back leads; the browser's way where left out. */
  readonly back?: string | (() => void);
}

export const pageHeading = watched<PageHeading | null>(null);
