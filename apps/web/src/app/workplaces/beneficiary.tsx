import { Suspense } from 'react';
import { Screen as Profile } from '../../features/beneficiaries/profile/screen.tsx';
import { PrintChart } from '../../features/vaccinations/index.ts';
import type { ParamsOf } from '../../platform/address/params-of.ts';
import { late } from '../../ui/late/late.tsx';

const CardPhoto = late(() =>
  import('../../records/vaccinations/card-photo/card-photo.tsx').then((file) => ({
    default: file.CardPhoto,
  })),
);

const DoseStories = late(() =>
  import('../../features/vaccinations/doses/dose-stories.tsx').then((file) => ({
    default: file.DoseStories,
  })),
);

/** One person's page. */
export function Screen({ benID }: ParamsOf<'beneficiary/$benID'>) {
  return (
    <Profile
      key={benID}
      beneficiaryId={benID}
      doses={
        <Suspense>
          <DoseStories beneficiaryId={benID} />
          <CardPhoto beneficiaryId={benID} />
        </Suspense>
      }
      print={PrintChart}
    />
  );
}
