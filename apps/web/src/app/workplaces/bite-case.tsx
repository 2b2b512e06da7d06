import { CaseScreen } from '../../features/cases/bites/case-screen.tsx';
import { PaperCardPhoto } from './paper-card.tsx';

/** The first step of a case of a bite, with the picture of the person's paper card. */
export const Screen = () => <CaseScreen cardPhoto={<PaperCardPhoto />} />;
