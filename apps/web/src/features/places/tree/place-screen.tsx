import { IconMapOff } from '@tabler/icons-react';
import { placeLevels } from '@teeka/domain/places';
import { whole } from '../../../platform/address/kinds.ts';
import type { ParamsOf } from '../../../platform/address/params-of.ts';
import { useWords } from '../../../platform/language/index.ts';
import { EmptyState, Page } from '../../../ui/index.ts';
import { PlacePage } from './place-page.tsx';

/** One place of the directory: what hangs on it, what lies below it, what was changed. */
export function Screen({ level: said, code: typed }: ParamsOf<'places/$level/$code'>) {
  const { t } = useWords();
  const level = placeLevels.find((one) => one === said);
  const code = whole(typed);
  if (!level || code === null || code >= 2 ** 31)
    return (
      <Page title={t('titles:places')} back="/places">
        <EmptyState icon={IconMapOff} title={t('places:noSuchPlace')} />
      </Page>
    );
  return <PlacePage key={`${level} ${code}`} place={{ level, code }} />;
}
