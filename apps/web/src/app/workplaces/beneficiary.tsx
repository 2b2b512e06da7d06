import { useParams } from '@tanstack/react-router';
import { Screen as Profile } from '../../features/beneficiaries/profile/screen.tsx';
import { CardPhoto, DoseStories, PrintChart } from '../../features/vaccinations/index.ts';

/** One person's page. */
export function Screen() {
  const { benID = '' } = useParams({ strict: false }) as { benID?: string };
  return (
    <Profile
      key={benID}
      beneficiaryId={benID}
      doses={
        <>
          <DoseStories beneficiaryId={benID} />
          <CardPhoto beneficiaryId={benID} />
        </>
      }
      print={PrintChart}
    />
  );
}
