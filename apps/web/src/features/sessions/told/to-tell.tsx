import { ActionIcon, Button } from '@mantine/core';
import { IconCheck, IconPhone } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { sessionSiteRoles } from '@teeka/contract/roles';
import { getPeopleToTell, markPersonTold, type PersonToTell } from '@teeka/contract/sessions/told';
import { indianNumber } from '@teeka/domain/format';
import { send } from '../../../platform/api/index.ts';
import { useToday } from '../../../platform/clock/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import { useOnline } from '../../../platform/workday/index.ts';
import { PersonRow } from '../../../ui/index.ts';
import { ageWords } from '../../../ui/person/age-words.ts';
import { usePlanAct } from '../plans/use-plan-act.ts';
import classes from './to-tell.module.css';

/** May this role see who does not know of a cancellation yet? And was there one? */
export const showsToTell = (status: number, role: string): boolean =>
  (status === 2 || status === 6) && (sessionSiteRoles as readonly string[]).includes(role);

/** Of a cancelled session: how many families got the message, and whom the worker is to tell. */
export function ToTell({ session_id }: { readonly session_id: string }) {
  const { t } = useWords();
  const online = useOnline();
  const plan = usePlanAct();
  const { data } = useQuery({
    queryKey: ['sessions', 'to-tell', session_id],
    enabled: online,
    queryFn: () => send(getPeopleToTell, { session_id }, { quiet: true, silent: true }),
  });
  if (!data) return online ? null : <p>{t('plans:tellOffline')}</p>;
  const { sent, waiting, told, people } = data;
  if (sent + waiting + told + people.length === 0) return null;
  const figures = [
    sent > 0 ? t('plans:tellSent', { n: indianNumber(sent) }) : '',
    waiting > 0 ? t('plans:tellWaiting', { n: indianNumber(waiting) }) : '',
    told > 0 ? t('plans:tellTold', { n: indianNumber(told) }) : '',
  ].filter(Boolean);
  const tell = (beneficiary_id: string) =>
    plan.act(markPersonTold, { session_id, beneficiary_id }, { done: t('plans:tellSaved') });
  const group = (takesPlace: boolean) => people.filter(({ takes_place }) => takes_place === takesPlace);
  return (
    <section className={classes.told} aria-label={t('plans:tellTitle')}>
      {figures.length > 0 ? <p className={classes.figures}>{figures.join(' · ')}</p> : null}
      {[false, true].map((takesPlace) =>
        group(takesPlace).length > 0 ? (
          <div key={String(takesPlace)}>
            <h3 className={classes.title}>{t(takesPlace ? 'plans:tellBack' : 'plans:tellCancelled')}</h3>
            <ul className={classes.people}>
              {group(takesPlace).map((person) => (
                <Row
                  key={person.beneficiary_id}
                  person={person}
                  busy={plan.busy}
                  onTold={() => void tell(person.beneficiary_id)}
                />
              ))}
            </ul>
          </div>
        ) : null,
      )}
    </section>
  );
}

interface RowProps {
  readonly person: PersonToTell;
  readonly busy: boolean;
  readonly onTold: () => void;
}

/** Somebody who does not know yet: whose child, which village, one tap to the phone, one to say that they know. */
function Row({ person, busy, onTold }: RowProps) {
  const { t } = useWords();
  const today = useToday();
  const { ben_name, ben_mobile_number: mobile, dob, guardian_name, village_name } = person;
  return (
    <li className={classes.row}>
      <PersonRow
        name={ben_name}
        about={ageWords(dob, today)}
        guardian={guardian_name}
        village={village_name}
      />
      <span className={classes.acts}>
        {mobile ? (
          <ActionIcon
            component="a"
            href={`tel:+91${mobile}`}
            variant="light"
            aria-label={t('due:call', { name: ben_name })}
            title={t('due:callShort')}
          >
            <IconPhone size={24} aria-hidden />
          </ActionIcon>
        ) : null}
        <Button
          variant="default"
          leftSection={<IconCheck size={20} aria-hidden />}
          disabled={busy}
          onClick={onTold}
          aria-label={t('plans:tellDoneFor', { name: ben_name })}
        >
          {t('plans:tellDone')}
        </Button>
      </span>
    </li>
  );
}
