import { CaseDetails } from '../../features/cases/case-details/screen.tsx';
import { PaperCardPhoto } from './paper-card.tsx';

/** The first step of a case of the national schedule, with the picture of the person's paper card. */
export const Screen = () => <CaseDetails cardPhoto={<PaperCardPhoto />} />;
