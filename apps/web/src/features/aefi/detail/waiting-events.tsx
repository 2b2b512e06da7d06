import { useItems } from '../../../records/workday/index.ts';
import { Section, StatusBadge } from '../../../ui/index.ts';
import { useAefiWords } from '../parts/use-aefi-words.ts';
import { waitingEvents } from './state.ts';

/** What was said of this report here and is not with the server yet. */
export function WaitingEvents({ reportId }: { readonly reportId: string }) {
  const { t, answer, instant } = useAefiWords();
  const waiting = waitingEvents(useItems(), reportId);
  if (waiting.length === 0) return null;
  return (
    <Section title={t('aefi:waitingHere')}>
      <ul className="bare-list rows-10">
        {waiting.map(({ item, kind, answers, note }) => (
          <li key={item.id}>
            <div className="between">
              <strong>{t(`aefi:event-${kind}`)}</strong>
              <StatusBadge status={item.state === 'refused' ? 'needsYou' : 'savedHere'} />
            </div>
            <div className="quiet wraps">
              {instant(item.madeAt)}
              {said(answers).map((key) => (
                <div key={key}>{`${t(`aefi:field-${key}`)}: ${answer(key, answers[key])}`}</div>
              ))}
              {note === '' ? null : <div>{note}</div>}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The few answers that tell how the person is; the whole form is read where it is filled in. */
const shownFacts = ['outcome', 'hospitalised', 'hospital_name', 'death_at'] as const;
const said = (answers: Readonly<Record<string, unknown>>) =>
  shownFacts.filter((key) => answers[key] !== undefined && answers[key] !== '');
