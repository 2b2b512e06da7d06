import { Button } from '@mantine/core';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { getVaccinationsDetails } from '@teeka/contract/vaccinations';
import { displayDate } from '@teeka/domain/format';
import { useState } from 'react';
import { send } from '../../../platform/api/index.ts';
import { dayOf } from '../../../platform/clock/clock.ts';
import { useWords } from '../../../platform/language/index.ts';
import { mayAsk } from '../../../platform/sign-in/index.ts';
import { materialNamed } from '../../../records/schedule/dose-words.ts';
import { doseName, explained } from '../../../records/schedule/index.ts';
import { useOnline, useView, useWorkday } from '../../../records/workday/index.ts';
import { useSettled } from '../../../records/workday/use-settled.ts';
import { Notice, Section, type Status, StatusBadge } from '../../../ui/index.ts';
import { CorrectSheet } from './correct-sheet.tsx';
import classes from './doses.module.css';
import { type DoseStory, standingOf, storiesOf } from './stories.ts';
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

/** Every dose with its story: where it was given and by whom, what was taken back or put right, and why. */
export function DoseStories({ beneficiaryId }: { readonly beneficiaryId: string }) {
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
  const { data } = useQuery({
    queryKey: [...key, settled],
    placeholderData: keepPreviousData,
    queryFn: () => send(getVaccinationsDetails, { id: beneficiaryId }, { background: true }),
    enabled: asks,
    retry: false,
  });
  const again = () => void queries.invalidateQueries({ queryKey: key });
  /** Put right on the server alone: the card above follows from the pack, or from what the server is asked anew. */
  const corrected = () => {
    workday?.renew();
    void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(beneficiaryId) });
  };
  const stories = storiesOf(data?.vaccinations ?? null, view?.doses.get(beneficiaryId) ?? []);
  if (stories.length === 0 && (asks || !mayAsk(getVaccinationsDetails))) return null;
  return (
    <Section title={t('doses:title')}>
      {!asks && !data ? <Notice kind="info">{t('doses:offline')}</Notice> : null}
      <ul className="bare-list rows-10">
        {stories.map((story) => (
          <Story
            key={story.dose_id}
            story={story}
            onVoid={() => setVoiding(story)}
            onCorrect={online ? () => setCorrecting(story) : null}
          />
        ))}
      </ul>
      <VoidSheet person={beneficiaryId} story={voiding} onClose={() => setVoiding(null)} onSaved={again} />
      <CorrectSheet person={beneficiaryId} story={correcting} onClose={() => setCorrecting(null)} onSaved={corrected} />
    </Section>
  );
}

interface StoryProps {
  readonly story: DoseStory;
  readonly onVoid: () => void;
  readonly onCorrect: (() => void) | null;
}

function Story({ story, onVoid, onCorrect }: StoryProps) {
  const { t } = useWords();
  const standing = standingOf(story);
  const { details } = story;
  const nameOf = materialNamed(useView()?.rows.meta.materials ?? []);
  const about = { dose: doseName(story.dose_code), date: displayDate(story.given_on) };
  const gone = standing === 'voided' || standing === 'corrected';
  return (
    <li className={classes.story} data-gone={gone ? '' : undefined}>
      <div className="between">
        <span className={classes.name}>
          {about.dose} · {about.date}
        </span>
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
