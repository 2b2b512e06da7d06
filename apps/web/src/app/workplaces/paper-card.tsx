import { useParams } from '@tanstack/react-router';
import { Suspense } from 'react';
import { late } from '../../ui/late/late.tsx';

const CardPhoto = late(() =>
  import('../../features/vaccinations/card-photo/card-photo.tsx').then((file) => ({
    default: file.CardPhoto,
  })),
);

/** The picture of a person's paper card, for the first step of any case. */
export function PaperCardPhoto() {
  const { benID = '' } = useParams({ strict: false }) as { benID?: string };
  return (
    <Suspense>
      <CardPhoto beneficiaryId={benID} untitled />
    </Suspense>
  );
}
