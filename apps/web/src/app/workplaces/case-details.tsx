import { useParams } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { CaseDetails } from '../../features/cases/case-details/screen.tsx';

const CardPhoto = lazy(() =>
  import('../../features/vaccinations/card-photo/card-photo.tsx').then((file) => ({
    default: file.CardPhoto,
  })),
);

/** The first step of a case of the national schedule, with the picture of the person's paper card. */
export function Screen() {
  const { benID = '' } = useParams({ strict: false }) as { benID?: string };
  return (
    <CaseDetails
      cardPhoto={
        <Suspense>
          <CardPhoto beneficiaryId={benID} untitled />
        </Suspense>
      }
    />
  );
}
