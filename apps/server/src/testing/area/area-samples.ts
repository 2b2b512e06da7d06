import type { AreaSample } from './area-sample.ts';
import { samplesOfAbha } from './samples-of-abha.ts';
import { samplesOfAudit } from './samples-of-audit.ts';
import { samplesOfBites } from './samples-of-bites.ts';
import { samplesOfDownloads } from './samples-of-downloads.ts';
import { samplesOfIdentity } from './samples-of-identity.ts';
import { samplesOfImports } from './samples-of-imports.ts';
import { samplesOfPeople } from './samples-of-people.ts';
import { samplesOfPlaceChanges } from './samples-of-place-changes.ts';
import { samplesOfPlaces } from './samples-of-places.ts';
import { samplesOfPlans } from './samples-of-plans.ts';
import { samplesOfPregnancies } from './samples-of-pregnancies.ts';
import { samplesOfSafety } from './samples-of-safety.ts';
import { samplesOfSchedule } from './samples-of-schedule.ts';
import { samplesOfSessionDays } from './samples-of-session-days.ts';
import { samplesOfWorkers } from './samples-of-workers.ts';

/**
 * How every call whose `area` is `own-sites` or `own-area` is tried inside and outside of it; the test of areas asks
 * for a line per such call of the contract.
 *
 * A new call gets one line in the file of its capability (a new capability: a file `samples-of-….ts`, named here):
 * - `names(call, at => input)` when its input names a person, session, site or case: make that on the side `at`
 *   (`at.person()`, `at.session(1)`, `at.site`, `openVisit(at)`, `at.server.fixtures` …) and answer the input. Inside it
 *   must succeed for every role that may call it, or give the refusal `inside`; outside it must give REQVAL0012 and
 *   leave every table as it was.
 * - `tells(call, at => [input, id])` when it searches or lists: `id` is in the reply inside, and nowhere outside.
 * - `triedIn(file, call)` when neither fits, for example figures only: the test file that tries both sides.
 */
export const areaSamples: readonly AreaSample[] = [
  ...samplesOfPeople,
  ...samplesOfImports,
  ...samplesOfSessionDays,
  ...samplesOfBites,
  ...samplesOfPlans,
  ...samplesOfPregnancies,
  ...samplesOfIdentity,
  ...samplesOfAbha,
  ...samplesOfPlaceChanges,
  ...samplesOfPlaces,
  ...samplesOfSafety,
  ...samplesOfSchedule,
  ...samplesOfWorkers,
  ...samplesOfAudit,
  ...samplesOfDownloads,
];
