import type { DoseDetails } from '@teeka/contract/vaccinations';
import { isApproved } from '@teeka/domain/vaccinations';
import type { LocalDose } from '../../../records/view/view.ts';

/** A dose as the list shows it: from the server's record, or recorded on this phone a moment ago. */
export interface DoseStory {
  readonly dose_id: string;
  readonly case_id: string;
  readonly dose_code: string;
  readonly given_on: string;
  readonly details: DoseDetails | null;
  /** Recorded on this phone by a colleague, who has not sent it yet. */
  readonly byColleague?: boolean | undefined;
  readonly mayVoid: boolean;
  readonly mayCorrect: boolean;
}

/** Of a sheet that changes a dose. */
export interface StorySheetProps {
  readonly person: string;
  /** Which dose; null while the sheet is closed. */
  readonly story: DoseStory | null;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** The server's doses, and before them those of this phone that it does not know yet. */
export function storiesOf(details: readonly DoseDetails[] | null, local: readonly LocalDose[]): readonly DoseStory[] {
  const known = new Set((details ?? []).map(({ dose_id }) => dose_id));
  const here = local
    .filter(({ dose_id, state }) => !known.has(dose_id) && state !== 'refused')
    .map(({ dose_id, case_id, dose_code, given_on, byColleague }) => ({
      dose_id,
      case_id,
      dose_code,
      given_on,
      // It was recorded here, by this worker, and not long ago: the server looks at the day once more.
      details: null,
      byColleague,
      mayVoid: byColleague !== true,
      mayCorrect: false,
    }));
  const onServer = (details ?? []).map((one) => ({
    dose_id: one.dose_id,
    dose_code: one.dose_code,
    given_on: one.given_on,
    case_id: local.find(({ dose_id }) => dose_id === one.dose_id)?.case_id ?? '',
    details: one,
    mayVoid: one.may_void,
    mayCorrect: one.may_correct,
  }));
  return [...here, ...onServer];
}

/** What is said of a dose beside its day. */
export function standingOf({ details, byColleague }: Pick<DoseStory, 'details' | 'byColleague'>) {
  if (!details) return byColleague ? 'by-colleague' : 'on-phone';
  if (details.voided) return details.corrected_by ? 'corrected' : 'voided';
  if (details.not_counted) return 'not-counted';
  if (details.origin !== 'previous') return 'given';
  return isApproved(details.previous?.status ?? '') ? 'previous' : 'previous-pending';
}

/** Taken back, or another stands in its place. */
export const isGone = ({ details }: Pick<DoseStory, 'details'>): boolean => details?.voided != null;

/** The stories that the card does not open: of doses that are gone, and of those without a place on it. */
export const besideCard = (stories: readonly DoseStory[], onCard: ReadonlySet<string>): readonly DoseStory[] =>
  stories.filter((story) => isGone(story) || !onCard.has(`${story.dose_code} ${story.given_on}`));

/** Those of a dose on the card. */
export const ofDose = (
  stories: readonly DoseStory[],
  { dose_code, given_on }: Pick<DoseStory, 'dose_code' | 'given_on'>,
): readonly DoseStory[] =>
  stories.filter((story) => !isGone(story) && story.dose_code === dose_code && story.given_on === given_on);
