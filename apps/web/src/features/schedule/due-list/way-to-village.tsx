import type { Site } from '@teeka/contract/sites';
import { useWords } from '../../../platform/language/index.ts';
import { wayLink } from '../../../platform/native/way-to.ts';

interface Props {
  readonly village: string;
  /** The site that serves it, near which the map looks for it. */
  readonly near: Site | undefined;
}

/** The name of a village in a table, which shows the way there. */
export function WayToVillage({ village, near }: Props) {
  const { t } = useWords();
  const way = village === '' ? null : wayLink({ ...near, name: village });
  if (!way) return village;
  return (
    <a {...way} href={way.href} aria-label={t('due:directions', { village })}>
      {village}
    </a>
  );
}
