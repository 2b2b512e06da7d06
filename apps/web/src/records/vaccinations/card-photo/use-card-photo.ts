import { useQuery } from '@tanstack/react-query';
import { getCardPhoto, removeCardPhoto, saveCardPhoto } from '@teeka/contract/vaccinations';
import { useMemo } from 'react';
import { send } from '../../../platform/api/index.ts';
import { now } from '../../../platform/clock/index.ts';
import { subjectOf } from '../../../platform/outbox/chains.ts';
import { pictureOf } from '../../../platform/picture/index.ts';
import { mayAsk } from '../../../platform/sign-in/index.ts';
import { personPath } from '../../../ui/person/person-path.ts';
import { draftAt } from '../../forms/forms.ts';
import { useItems, useOnline, useView, useWorkday } from '../../workday/index.ts';

async function onRecord(beneficiary_reference_id: string): Promise<Blob | null> {
  const quiet = { quiet: true, silent: true } as const;
  const found = (await send(getCardPhoto, { beneficiary_reference_id }, quiet).catch(() => null)) as Blob | null;
  return !found || found.size === 0 || found.type.startsWith('text/html') ? null : found;
}

/** The picture of a person's paper card: on this phone, else on record; and how to keep another or take it off. */
export function useCardPhoto(person: string) {
  const online = useOnline();
  const workday = useWorkday();
  const items = useItems();
  const here = useView()?.cardPhotos.get(person);
  const { data } = useQuery({
    queryKey: ['cardPhoto', person],
    enabled: online && here === undefined && mayAsk(getCardPhoto),
    queryFn: () => onRecord(person),
    retry: false,
    gcTime: 0,
  });
  const photo = useMemo(() => {
    if (here === undefined) return data ?? null;
    return here === null ? null : pictureOf(here);
  }, [here, data]);
  /** Nothing of it is on this phone, and nobody can be asked: there may be one on record. */
  const isUnknown = !online && here === undefined && !data;
  const mine = items.filter(({ call, input }) => call === saveCardPhoto.name && subjectOf(input).person === person);
  const refused = mine.filter(({ state }) => state === 'refused');
  const isUnsent = mine.some(({ state }) => state !== 'done');
  const about = () => ({ beneficiary_reference_id: person, captured_at: now().toISOString() });
  const keep = async (content: string): Promise<void> => {
    if (!workday) throw new Error('no workday');
    const input = { ...about(), content };
    const options = { draft: draftAt(`${personPath(person)}#card-photo`, null) };
    await workday.outbox.enqueueAll(
      [{ call: saveCardPhoto, input, options }],
      refused.map(({ id }) => id),
    );
  };
  const takeOff = async (): Promise<void> => {
    if (!workday) throw new Error('no workday');
    await workday.outbox.enqueue(removeCardPhoto, about());
  };
  return { photo, isUnsent, isUnknown, keep, takeOff };
}
