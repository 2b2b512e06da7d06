import { Screen as Profile } from '../../features/beneficiaries/profile/screen.tsx';
import type { ParamsOf } from '../../platform/address/params-of.ts';
import { inOwnTime } from '../../ui/late/in-own-time.ts';

const CardPhoto = inOwnTime(async () => ({
  default: (await import('../../records/vaccinations/card-photo/card-photo.tsx')).CardPhoto,
}));
const DoseStories = inOwnTime(async () => ({
  default: (await import('../../features/vaccinations/doses/dose-stories.tsx')).DoseStories,
}));

/** One person's page. */
export function Screen({ benID }: ParamsOf<'beneficiary/$benID'>) {
  return (
    <Profile key={benID} beneficiaryId={benID} stories={DoseStories} photo={<CardPhoto beneficiaryId={benID} />} />
  );
}
