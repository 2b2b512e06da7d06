import { IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { sessionSiteRoles } from '@teeka/contract/roles';
import type { Session } from '@teeka/contract/sessions';
import { getPeopleToTell, markPersonTold, type PersonToTell } from '@teeka/contract/sessions/notices';
import { displayDate, indianNumber } from '@teeka/domain/format';
import { freezeHeardFrom } from '@teeka/domain/sessions';
import { send } from '../../../platform/api/index.ts';
import { now, useToday } from '../../../platform/clock/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import { useOnline } from '../../../records/workday/index.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { PersonRow } from '../../../ui/index.ts';
import { ageInWords } from '../../../ui/person/age-words.ts';
import { CallButton } from '../../../ui/person/call-button.tsx';
import { clockWords } from '../../../ui/time/clock-words.ts';
import { spanWords } from '../parts/session-words.ts';
import { usePlanAct } from '../plans/use-plan-act.ts';
import classes from './to-tell.module.css';

/** May this role see who does not know yet what became of a session? Of one that has ended nobody has to hear. */
export const showsToTell = (status: string, role: string): boolean =>
  status !== 'ended' && (sessionSiteRoles as readonly string[]).includes(role);

const kinds = ['cancelled', 'frozen', 'moved', 'takes-place'] as const satisfies PersonToTell['news'][];

interface Props {
  readonly session: Pick<
    Session,
    'session_id' | 'status' | 'date_of_session' | 'start_time' | 'end_time' | 'started_at'
  >;
}

/** Of a session that changed: how many families got the message, and whom the worker is to tell. */
export function ToTell({ session }: Props) {
  const { t } = useWords();
  const online = useOnline();
  const plan = usePlanAct();
  const { session_id, status } = session;
  const { data } = useQuery({
    queryKey: ['sessions', 'to-tell', session_id, status],
    enabled: online,
    queryFn: () => send(getPeopleToTell, { session_id }, { quiet: true, silent: true }),
  });
  if (!data) return online || status === 'waiting' ? null : <p>{t('plans:tellOffline')}</p>;
  const { sent, waiting, told, people } = data;
  if (sent + waiting + told + people.length === 0) return null;
  const figures = [
    sent > 0 ? t('plans:tellSent', { n: indianNumber(sent) }) : '',
    waiting > 0
      ? t(tellsLater(session) ? 'plans:tellLater' : 'plans:tellWaiting', {
          count: waiting,
          n: indianNumber(waiting),
        })
      : '',
    told > 0 ? t('plans:tellInformed', { n: indianNumber(told) }) : '',
  ].filter(Boolean);
  const tell = (beneficiary_id: string) =>
    plan.act(markPersonTold, { session_id, beneficiary_id }, { done: t('plans:tellSaved') });
  const when = { date: displayDate(session.date_of_session), time: spanWords(session) };
  return (
    <section className="rows-10 below-16" aria-label={t('plans:tellTitle')}>
      {figures.length > 0 ? <p className="quiet flat">{figures.join(' · ')}</p> : null}
      {kinds.map((kind) => {
        const group = people.filter(({ news }) => news === kind);
        return group.length > 0 ? (
          <div key={kind}>
            <h3 className={classes.title}>{t(`plans:tell-${kind}`, when)}</h3>
            <ul className="frame">
              {group.map((person) => (
                <Row
                  key={person.beneficiary_id}
                  person={person}
                  busy={plan.busy}
                  onInformed={() => void tell(person.beneficiary_id)}
                />
              ))}
            </ul>
          </div>
        ) : null;
      })}
    </section>
  );
}

/** Of a freeze people hear the evening before; until then it may be lifted. */
export const tellsLater = ({ status, date_of_session }: Pick<Session, 'status' | 'date_of_session'>): boolean =>
  status === 'frozen' && now().getTime() < Date.parse(freezeHeardFrom(date_of_session));

interface RowProps {
  readonly person: PersonToTell;
  readonly busy: boolean;
  readonly onInformed: () => void;
}

/** Somebody who does not know yet: whose child, which village, one tap to the phone, one to say that they know. */
function Row({ person, busy, onInformed }: RowProps) {
  const { t } = useWords();
  const today = useToday();
  const { ben_name, ben_mobile_number: mobile, dob, guardian_name, village_name, slot_time } = person;
  return (
    <li className={`ruled ${classes.row}`}>
      <PersonRow
        name={ben_name}
        about={[ageInWords(dob, today), slot_time === null ? '' : t('plans:atTime', { time: clockWords(slot_time) })]
          .filter(Boolean)
          .join(', ')}
        guardian={guardian_name}
        village={village_name}
      />
      <span className={classes.acts}>
        <CallButton mobile={mobile} name={ben_name} />
        <IconButton
          icon={IconCheck}
          variant="default"
          disabled={busy}
          onClick={onInformed}
          aria-label={t('plans:tellDoneFor', { name: ben_name })}
        >
          {t('plans:tellDone')}
        </IconButton>
      </span>
    </li>
  );
}
