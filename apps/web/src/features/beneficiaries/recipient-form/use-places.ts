import { useQuery } from '@tanstack/react-query';
import { blocks, districts, states, villages } from '@teeka/contract/locations';
import { type KnownNameFields, namesOf } from '@teeka/contract/names';
import { send } from '../../../platform/api/index.ts';
import { signedIn } from '../../../platform/sign-in/index.ts';
import { useWatched } from '../../../platform/storage/use-watched.ts';
import { useOnline, useView } from '../../../records/workday/index.ts';
import { type Place, placeFields, villagesOffered } from './places.ts';
import type { Recipient } from './recipient.ts';

const quiet = { quiet: true, silent: true } as const;
const none: readonly Place[] = [];

const placeOf = <Field extends string>(id: number, one: NoInfer<KnownNameFields<Field>>, field: Field): Place => ({
  id,
  names: namesOf(one, field),
});

/** A list of places below another; asked once, and only where somebody may choose from it. */
function useListed(key: string, wanted: boolean, ask: () => Promise<readonly Place[]>) {
  const online = useOnline();
  const { data } = useQuery({
    queryKey: ['places', key],
    enabled: online && wanted,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: ask,
  });
  return data;
}

/** The place selects of the form: locked by the user's level, filled from the server, or from this phone without it. */
export function usePlaces(form: Recipient, current: Place | undefined) {
  const signed = useWatched(signedIn);
  const online = useOnline();
  const ofSite = useView()?.rows.meta.villages ?? [];
  const user = signed.status === 'in' ? signed.user : unknown;
  const bare = placeFields(user, form, { states: none, districts: none, blocks: none });
  const stateList = useListed('states', !bare.state.locked, async () =>
    (await send(states, {}, quiet)).states.map((one) => placeOf(one.state_id, one, 'state_name')),
  );
  const state = bare.state.value;
  const districtList = useListed(`districts/${state}`, !bare.district.locked && state !== '', async () =>
    (await send(districts, { stateId: Number(state) }, quiet)).districts.map((one) =>
      placeOf(one.district_id, one, 'district_name'),
    ),
  );
  const district = bare.district.value;
  const blockList = useListed(`blocks/${district}`, !bare.block.locked && district !== '', async () =>
    (await send(blocks, { districtId: Number(district) }, quiet)).blocks.map((one) =>
      placeOf(one.block_id, one, 'block_name'),
    ),
  );
  const block = bare.block.value;
  const villageList = useListed(`villages/${block}`, !bare.block.locked && block !== '', async () =>
    (await send(villages, { blockId: Number(block) }, quiet)).villages.map((one) =>
      placeOf(one.village_id, one, 'village_name'),
    ),
  );
  const known = { states: stateList ?? none, districts: districtList ?? none, blocks: blockList ?? none };
  return {
    ...placeFields(user, form, known),
    villages: villagesOffered(
      ofSite.map((one) => placeOf(one.village_id, one, 'village_name')),
      villageList,
      current,
    ),
    /** Others could be chosen with network. */
    onlyOfSite: !online && !bare.block.locked,
  };
}

const unknown = {
  user_level: '',
  state_id: null,
  state: null,
  district_id: null,
  district: null,
  block_id: null,
  block: null,
};
