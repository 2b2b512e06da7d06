import type { ParamsOf } from '../../../platform/address/params-of.ts';
import { useWords } from '../../../platform/language/use-words.ts';
import { Page, SkeletonList } from '../../../ui/index.ts';
import { NotFound } from '../parts/not-found.tsx';
import { useHer } from '../parts/use-her.ts';
import { HerPage } from './her-page.tsx';

/** The pregnancies of a woman: the one that goes on with all that is known of it, those before it below. */
export function Screen({ benID }: ParamsOf<'pregnancy/$benID'>) {
  const { t } = useWords();
  const { her, loading } = useHer(benID);
  if (her) return <HerPage key={benID} her={her} />;
  const title = t('pregnancyPage:title');
  if (!loading) return <NotFound title={title} />;
  return (
    <Page deep title={title}>
      <SkeletonList rows={6} />
    </Page>
  );
}
