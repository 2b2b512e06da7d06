import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { nameFields, namesOf } from '@teeka/contract/names';
import { getPlaces, type ListedPlace, type PlaceName, savePlace } from '@teeka/contract/places';
import { type Names, nameIn } from '@teeka/domain/names';
import { type PlaceLevel, placeKinds, placeRefusals } from '@teeka/domain/places';
import type { Refusals } from '@teeka/domain/refusal';
import { countTyped } from '@teeka/domain/text';
import { send } from '../../../platform/api/index.ts';
import { activeLanguage, nameHere, useWords } from '../../../platform/language/index.ts';
import { useKeptForm, useOnline } from '../../../records/workday/index.ts';
import { Choices } from '../../../ui/choice/choices.tsx';
import { NumberField } from '../../../ui/form/number-field.tsx';
import { useAttempt } from '../../../ui/form/use-attempt.ts';
import { ConfirmSheet, Notice, toast } from '../../../ui/index.ts';
import { NameFields, nameFieldPaths } from '../parts/name-fields.tsx';
import classes from '../parts/places.module.css';
import { useChange } from '../parts/use-change.ts';

type Props = {
  /** From the state down: of a new place to what it lies below, of one that there is to itself. */
  readonly path: readonly PlaceName[];
  readonly onCancel: () => void;
  readonly onDone: () => void;
} & (
  | { readonly existing: ListedPlace; readonly level?: never }
  | { readonly level: PlaceLevel; readonly existing?: never }
);

interface Form {
  readonly code: number | null;
  readonly names: Names;
  readonly kind: 'village' | 'ward';
  readonly subdistrict_code: number | null;
}

const fields = ['code', ...nameFieldPaths, 'kind', 'subdistrict_code'];

/** Adds a place below another, or names one anew; of a village besides its kind and its sub-district. */
export function PlaceSheet({ existing, level = existing?.level ?? 'village', path, onCancel, onDone }: Props) {
  const { t } = useWords();
  const change = useChange();
  const { refusals, busy, attempt } = useAttempt(fields);
  const parent = existing ? existing.parent_code : (path.at(-1)?.code ?? null);
  const { form, put, forget } = useKeptForm<Form>(
    existing ? `place/${level}/${existing.code}/${existing.version}` : `place/new/${level}/${parent}`,
    {
      code: existing?.code ?? null,
      names: existing ? namesOf(existing, 'place_name') : { en: '' },
      kind: existing?.kind ?? 'village',
      subdistrict_code: existing?.subdistrict_code ?? null,
    },
  );
  const save = async () => {
    if (!refusals.show(refusalsOf(form, level))) return;
    await attempt(async () => {
      const { names, code, ...rest } = form;
      const seen = { level, parent_code: parent, version: existing?.version ?? null };
      const input = { ...rest, ...seen, ...nameFields('name', names), code: code ?? 0 };
      await change(() => send(savePlace, input, { ownRefusals: true }));
      toast.success(t(existing ? 'places:changed' : 'places:added', { name: nameIn(names, activeLanguage()) }));
      await forget();
      onDone();
    });
  };
  return (
    <ConfirmSheet
      open
      busy={busy}
      title={existing ? t('places:changeOf', { name: nameHere(existing, 'place_name') }) : t(`places:add_${level}`)}
      confirm={t(existing ? 'places:save' : 'places:add')}
      onConfirm={() => void save()}
      onCancel={onCancel}
    >
      <div className={classes.form}>
        {refusals.general ? <Notice>{refusals.general}</Notice> : null}
        {existing ? null : (
          <NumberField
            label={t('places:code')}
            hint={t('places:codeHelp')}
            required
            maxLength={9}
            inputMode="numeric"
            read={countTyped}
            value={form.code}
            onNumber={(code) => {
              refusals.clear('code');
              put({ ...form, code });
            }}
            error={refusals.of('code')}
          />
        )}
        <NameFields names={form.names} onNames={(names) => put({ ...form, names })} refusals={refusals} />
        {level === 'village' ? (
          <>
            <Choices
              label={t('places:kind')}
              choices={placeKinds.map((value) => ({ value, label: t(`places:kind_${value}`) }))}
              value={form.kind}
              onChoose={(kind) => put({ ...form, kind })}
              error={refusals.of('kind')}
            />
            <Subdistrict
              district={path.find((one) => one.level === 'district')?.code ?? null}
              value={form.subdistrict_code}
              onChoose={(subdistrict_code) => put({ ...form, subdistrict_code })}
              error={refusals.of('subdistrict_code')}
            />
          </>
        ) : null}
      </div>
    </ConfirmSheet>
  );
}

/** By the rules of the server; a code that is not typed is missing. */
function refusalsOf({ code, names, kind }: Form, level: PlaceLevel): Refusals {
  const found = placeRefusals({ level, code: code ?? Number.NaN, names, kind });
  if (code !== null) return found;
  return [{ code: 'FLDVAL0001', path: 'code' }, ...found.filter(({ path }) => path !== 'code')];
}

interface SubdistrictProps {
  readonly district: number | null;
  readonly value: number | null;
  readonly onChoose: (code: number | null) => void;
  readonly error: string | undefined;
}

function Subdistrict({ district, value, onChoose, error }: SubdistrictProps) {
  const { t } = useWords();
  const online = useOnline();
  const { data } = useQuery({
    queryKey: ['places', 'subdistricts', district],
    enabled: online && district !== null,
    queryFn: async () => {
      const under = { level: 'district', code: district ?? 0 } as const;
      const { data: below } = await send(getPlaces, { under, pageSize: 500 }, { quiet: true });
      return below.filter(({ level, valid_to }) => level === 'subdistrict' && valid_to === null);
    },
  });
  if (!data || data.length === 0) return null;
  return (
    <NativeSelect
      label={t('places:subdistrict')}
      value={value === null ? '' : String(value)}
      onChange={({ currentTarget }) => onChoose(currentTarget.value === '' ? null : Number(currentTarget.value))}
      data={[
        { value: '', label: t('places:noSubdistrict') },
        ...data.map((one) => ({ value: String(one.code), label: nameHere(one, 'place_name') })),
      ]}
      error={error}
    />
  );
}
