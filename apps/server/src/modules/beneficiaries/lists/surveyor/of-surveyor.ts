import { seesAllSurveyors } from '@teeka/contract/beneficiaries';
import type { Actor } from '../../../../platform/access/actor.ts';

/**
 * Whose registrations a list or file of one worker has: of a surveyor the own ones, wherever those people live, whoever is asked for; for
 * whoever answers for a place those of its villages by that worker, also where it is oneself, or by anybody (null).
 */
export const ofSurveyor = ({ role }: Actor, surveyor_id: string | null) =>
  seesAllSurveyors(role) ? { mine: false, by: surveyor_id } : { mine: true };
