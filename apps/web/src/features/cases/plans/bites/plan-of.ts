import { rabies } from '../rabies/plan.ts';
import { venom } from '../venom/plan.ts';
import type { BitePlan } from './plan.ts';
import { isVenomKind } from './steps.ts';
import type { OpenBite } from './use-bite-visit.ts';

/** The plan of care for what brought the person here; before that is said, the one of most. */
export const planOf = ({ kind }: Pick<OpenBite, 'kind'>): BitePlan => (isVenomKind(kind) ? venom : rabies);
