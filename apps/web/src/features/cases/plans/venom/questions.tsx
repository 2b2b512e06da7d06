import type { QuestionProps } from '../bites/plan.ts';
import { VenomCase } from './venom-case.tsx';
import { VenomForm } from './venom-form.tsx';

/** A new bite or sting, and how it goes on. */
export const Questions = ({ errorOf, ...props }: QuestionProps) => (
  <>
    {props.visit.care ? null : <VenomForm visit={props.visit} errorOf={errorOf} />}
    <VenomCase {...props} />
  </>
);
