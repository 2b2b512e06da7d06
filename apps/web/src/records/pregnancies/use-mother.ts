import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getBeneficiaryDetails } from '@teeka/contract/beneficiaries';
import type { ReplyOf } from '@teeka/contract/call';
import { getPregnancies } from '@teeka/contract/pregnancies';
import { useMemo } from 'react';
import { send } from '../../platform/api/index.ts';
import type { PersonOnPhone } from '../../platform/pack/person-card.ts';
import { useItems, useOnline, usePerson, useView } from '../workday/index.ts';
import { useSettled } from '../workday/use-settled.ts';
import { joined, type Recorded, unsentOf } from './joined.ts';

interface FromServer {
  readonly details: ReplyOf<typeof getBeneficiaryDetails>;
  readonly record: ReplyOf<typeof getPregnancies>;
}

/** A woman of elsewhere as a phone that has her in its pack would know her, with what was written down here and is not sent. */
export function motherOf({ details, record }: FromServer, unsent: readonly Recorded[]): PersonOnPhone {
  const { beneficiary_id, ben_name, dob, gender, guardian_name, deceased_on, lmp_date } = record;
  return {
    ...{ beneficiary_id, ben_name, dob, gender, guardian_name, deceased_on, lmp_date },
    village_id: details.village_id,
    ben_type_id: details.ben_type_id[0] ?? 0,
    photo_id_type: details.photo_id_type,
    photo_id_last4: details.photo_id_number.slice(-4),
    doses: [],
    registered_children: record.registered_children,
    version: details.version,
    mobile: details.ben_mobile_number,
    pregnancies: joined(record.pregnancies, unsent).map(({ pregnancy_number, events }) => ({
      pregnancy_number,
      events: events.map(({ births, ...event }) => ({ ...event, births: [...births] })),
    })),
  };
}

/**
 * The woman whose children are written down: from this phone, or where it does not know her from the server, with network.
 * `mother` is null while she is looked for (`isLooking`), and where she is nowhere to be found.
 */
export function useMother(benID: string): { readonly mother: PersonOnPhone | null; readonly isLooking: boolean } {
  const view = useView();
  const online = useOnline();
  const items = useItems();
  const settled = useSettled(benID);
  const here = usePerson(benID)?.record ?? null;
  const quiet = { quiet: true, silent: true } as const;
  const found = useQuery({
    enabled: online && view !== null && here === null,
    retry: false,
    // Requested again whenever the server has taken something of hers from this phone.
    queryKey: ['motherOf', benID, settled],
    placeholderData: keepPreviousData,
    queryFn: async (): Promise<FromServer> => {
      const record = await send(getPregnancies, { beneficiary_ref_id: benID }, quiet);
      return { record, details: await send(getBeneficiaryDetails, { beneficiaryId: benID }, quiet) };
    },
  });
  const mother = useMemo(() => {
    if (here) return here;
    return found.data?.record.beneficiary_id === benID ? motherOf(found.data, unsentOf(items, benID)) : null;
  }, [here, found.data, items, benID]);
  return { mother, isLooking: view === null || (mother === null && found.isLoading) };
}
