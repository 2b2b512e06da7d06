import { useQuery } from '@tanstack/react-query';
import { getPlaces } from '@teeka/contract/places';
import { send } from '../../../platform/api/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import { currentUser } from '../../../platform/sign-in/index.ts';
import { useOnline } from '../../../records/workday/index.ts';
import { Page } from '../../../ui/index.ts';
import { PlaceNotHere } from '../parts/not-here.tsx';
import { PlacePage } from './place-page.tsx';
import { PlacesBelow } from './places-below.tsx';

/** The own area: its place and what lies below it; of the whole country its states, of a posting to sites its villages. */
export function Screen() {
  const { t } = useWords();
  const query = useQuery({
    queryKey: ['places', 'own', currentUser()?.user_id],
    enabled: useOnline(),
    queryFn: () => send(getPlaces, { pageSize: 1 }, { quiet: true }),
  });
  const { data } = query;
  if (data?.here) return <PlacePage place={data.here} isTop />;
  return <Page title={t('titles:places')}>{data ? <PlacesBelow under={null} /> : <PlaceNotHere query={query} />}</Page>;
}
