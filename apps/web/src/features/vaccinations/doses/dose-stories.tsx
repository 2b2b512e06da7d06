import { Button } from '@mantine/core';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { downloadPreviousVacCert, getVaccinationsDetails } from '@teeka/contract/vaccinations';
import { displayDate } from '@teeka/domain/format';
import { useState } from 'react';
import { send } from '../../../platform/api/index.ts';
import { dayOf } from '../../../platform/clock/clock.ts';
import { useWords } from '../../../platform/language/index.ts';
import { mayAsk } from '../../../platform/sign-in/index.ts';
import { PaperButton } from '../../../records/papers/paper-button.tsx';
import { materialNamed } from '../../../records/schedule/dose-words.ts';
import { type DoseOnCard, doseName, explained } from '../../../records/schedule/index.ts';
import { useOnline, useView, useWorkday } from '../../../records/workday/index.ts';
import { useSettled } from '../../../records/workday/use-settled.ts';
import { BottomSheet, Notice, SkeletonList, type Status, StatusBadge } from '../../../ui/index.ts';
import { Folded } from '../../../ui/page/folded.tsx';
import { CorrectSheet } from './correct-sheet.tsx';
import classes from './doses.module.css';
import { besideCard, type DoseStory, isGone, ofDose, standingOf, storiesOf } from './stories.ts';
import { VoidSheet } from './void-sheet.tsx';

const looks = {
  'on-phone': 'savedHere',
  'by-colleague': 'savedHere',
  given: 'given',
  previous: 'given',
  'previous-pending': 'notYet',
  'not-counted': 'overdue',
  voided: 'missed',
  corrected: 'missed',
} as const satisfies Record<ReturnType<typeof standingOf>, Status>;

interface Props {
  readonly beneficiaryId: string;
  /** The dose that was opened on the card. */
  readonly opened: DoseOnCard | null;
  readonly onClose: () => void;
  /** Code and day of each dose that stands on the card. */
  readonly onCard: ReadonlySet<string>;
}

/**
 * The stories of doses: where each was given and by whom, what was taken back or put right, and why. The one opened on the
 * card in a sheet, with what may be done about it; those that are not on the card folded below it.
 */
export function DoseStories({ beneficiaryId, opened, onClose, onCard }: Props) {
  const { t } = useWords();
  const online = useOnline();
  const asks = online && mayAsk(getVaccinationsDetails);
  const view = useView();
  const workday = useWorkday();
  const queries = useQueryClient();
  const [voiding, setVoiding] = useState<DoseStory | null>(null);
  const [correcting, setCorrecting] = useState<DoseStory | null>(null);
  const key = ['dose-stories', beneficiaryId];
  // A dose that is taken back here stands so on the server only once that has the record.
  const settled = useSettled(beneficiaryId);
  const { data, isFetching } = useQuery({
    queryKey: [...key, settled],
    placeholderData: keepPreviousData,
    // Of whoever waits in the outbox the server knows nothing yet: nobody is told that they were not found.
    queryFn: () => send(getVaccinationsDetails, { id: beneficiaryId }, { background: true, silent: true }),
    enabled: asks,
    retry: false,
  });
  const again = () => {
    onClose();
    void queries.invalidateQueries({ queryKey: key });
  };
  /** Put right on the server alone: the card follows from the pack, or from what the server is asked anew. */
  const corrected = () => {
    onClose();
    workday?.renew();
    void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(beneficiaryId) });
  };
  const stories = storiesOf(data?.vaccinations ?? null, view?.doses.get(beneficiaryId) ?? []);
  const others = besideCard(stories, onCard);
  const found = opened ? ofDose(stories, opened) : [];
  const acts = (story: DoseStory) => ({
    onVoid: () => setVoiding(story),
    onCorrect: online ? () => setCorrecting(story) : null,
  });
  return (
    <>
      {others.length > 0 ? (
        <Folded title={t('doses:others')} count={others.length} open={others.length === stories.length}>
          <ul className="bare-list rows-10">
            {others.map((story) => (
              <Story key={story.dose_id} beneficiaryId={beneficiaryId} story={story} named {...acts(story)} />
            ))}
          </ul>
        </Folded>
      ) : null}
      <BottomSheet
        open={opened !== null && !voiding && !correcting}
        onClose={onClose}
        title={
          opened ? t('doses:storyOf', { dose: doseName(opened.dose_code), date: displayDate(opened.given_on) }) : ''
        }
      >
        {found.length === 0 && isFetching ? <SkeletonList rows={1} /> : null}
        {found.length === 0 && !isFetching ? <Notice kind="info">{t('doses:storyUnknown')}</Notice> : null}
        <ul className="bare-list rows-10">
          {found.map((story) => (
            <Story key={story.dose_id} beneficiaryId={beneficiaryId} story={story} {...acts(story)} />
          ))}
        </ul>
      </BottomSheet>
      <VoidSheet person={beneficiaryId} story={voiding} onClose={() => setVoiding(null)} onSaved={again} />
      <CorrectSheet person={beneficiaryId} story={correcting} onClose={() => setCorrecting(null)} onSaved={corrected} />
    </>
  );
}

interface StoryProps {
  readonly beneficiaryId: string;
  readonly story: DoseStory;
  /** Says which dose and day, where no title does. */
  readonly named?: boolean;
  readonly onVoid: () => void;
  readonly onCorrect: (() => void) | null;
}

function Story({ beneficiaryId, story, named = false, onVoid, onCorrect }: StoryProps) {
  const { t } = useWords();
  const standing = standingOf(story);
  const { details } = story;
  const nameOf = materialNamed(useView()?.rows.meta.materials ?? []);
  const about = { dose: doseName(story.dose_code), date: displayDate(story.given_on) };
  const gone = isGone(story);
  return (
    <li className={classes.story} data-gone={gone ? '' : undefined}>
      <div className="between">
        {named ? (
          <span className={classes.name}>
            {about.dose} · {about.date}
          </span>
        ) : null}
        <StatusBadge status={looks[standing]}>{t(`doses:standing-${standing}`)}</StatusBadge>
      </div>
      {details ? (
        <p className={classes.quiet}>
          {[
            nameOf(details.material_id ?? 0) || details.material_name,
            details.batch_number && t('doses:batch', { number: details.batch_number }),
            details.session_site_name,
            details.captured_by_name,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      ) : null}
      {details?.not_counted ? (
        <p className={classes.why}>{explained(details.not_counted as Parameters<typeof explained>[0])}</p>
      ) : null}
      {details?.voided ? (
        <p className={classes.why}>
          {t('doses:voidedBy', {
            date: displayDate(dayOf(new Date(details.voided.at))),
            name: details.voided.by_name,
            reason: details.voided.reason,
          })}
        </p>
      ) : null}
      {details?.previous && mayAsk(downloadPreviousVacCert) ? (
        <PaperButton
          paper={{
            kind: 'proof',
            dose_id: story.dose_id,
            person: beneficiaryId,
            case_id: details.previous.case_id,
            given_on: story.given_on,
            name: about.dose,
          }}
          which={`${about.dose}, ${about.date}`}
        />
      ) : null}
      {gone ? null : (
        <div className="beside above-8">
          {story.mayCorrect && onCorrect ? (
            <Button variant="light" aria-label={t('doses:correctOf', about)} onClick={onCorrect}>
              {t('doses:correct')}
            </Button>
          ) : null}
          {story.mayVoid ? (
            <Button variant="subtle" color="red" aria-label={t('doses:voidOf', about)} onClick={onVoid}>
              {t('doses:void')}
            </Button>
          ) : null}
        </div>
      )}
    </li>
  );
}
