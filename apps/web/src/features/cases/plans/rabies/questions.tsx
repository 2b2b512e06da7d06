import type { QuestionProps } from '../bites/plan.ts';
import { CourseToday } from './course-today.tsx';
import { RabiesForm } from './rabies-form.tsx';

/** A new exposure, or the open course; nothing before it is said what happened. */
export function Questions({ errorOf, ...props }: QuestionProps) {
  const { kind, care } = props.visit;
  if (kind === null) return null;
  return care ? <CourseToday {...props} /> : <RabiesForm {...props} errorOf={errorOf} />;
}
