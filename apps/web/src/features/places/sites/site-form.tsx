import { ActionIcon, Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { namesOf } from '@teeka/contract/names';
import { getPlaces, type SiteLine } from '@teeka/contract/places';
import { nameIn } from '@teeka/domain/names';
import { siteCategories } from '@teeka/domain/places';
import type { FormEvent } from 'react';
import { send } from '../../../platform/api/index.ts';
import { activeLanguage, nameHere, useWords } from '../../../platform/language/index.ts';
import { Choices } from '../../../ui/choice/choices.tsx';
import { Notice } from '../../../ui/index.ts';
import { PositionField } from '../map/position-field.tsx';
import { usePositionAttempt } from '../map/use-position-attempt.ts';
import { FindField } from '../parts/find-field.tsx';
import { NameFields, nameFieldPaths } from '../parts/name-fields.tsx';
import classes from '../parts/places.module.css';
import { TwinBox } from '../parts/twin-box.tsx';
import { useTwin } from '../parts/use-twin.ts';
import { type ChosenVillage, type SiteForm, siteFields, siteFormRefusals, withVillage } from './state.ts';

interface Props {
  readonly form: SiteForm;
  readonly put: (form: SiteForm) => void;
  /** The block of its facility, whose villages are near. */
  readonly block: number;
  readonly around: readonly SiteLine[];
  readonly onSave: (isFar: boolean) => Promise<void>;
}

const most = 500;

/** Name, category, villages and position of a session site. */
export function SiteFields({ form, put, block, around, onSave }: Props) {
  const { t } = useWords();
  const { refusals, busy, attempt, far } = usePositionAttempt([...nameFieldPaths, ...siteFields]);
  const twin = useTwin();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!refusals.show(siteFormRefusals(form))) return;
    void attempt(() => twin.watch(onSave(far.meant)));
  };
  /** Villages by what is typed, in the whole area; while nothing is, those of the block. */
  const find = async (search: string) => {
    const under = search === '' ? ({ level: 'block', code: block } as const) : null;
    const { data, total } = await send(getPlaces, { under, search, pageSize: most }, { quiet: true });
    const villages = data.filter(({ level, valid_to }) => level === 'village' && valid_to === null);
    return {
      found: villages.map((one) => ({
        id: String(one.code),
        name: nameHere(one, 'place_name'),
        note: String(one.code),
        value: { code: one.code, names: namesOf(one, 'place_name') },
      })),
      more: total > most,
    };
  };
  const choose = (village: ChosenVillage, isChosen: boolean) => {
    refusals.clear('villages');
    put({ ...form, villages: withVillage(form.villages, village, isChosen) });
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      {refusals.general ? <Notice>{refusals.general}</Notice> : null}
      <NameFields names={form.names} onNames={(names) => put({ ...form, names })} refusals={refusals} />
      {twin.isThere ? (
        <TwinBox isAnother={form.is_another} onAnother={(is_another) => put({ ...form, is_another })} />
      ) : null}
      <Choices
        label={t('places:category')}
        withAsterisk
        choices={siteCategories.map((value) => ({ value, label: t(`places:category_${value}`) }))}
        value={form.category}
        onChoose={(category) => put({ ...form, category })}
        error={refusals.of('category')}
      />
      <div>
        {form.villages.length > 0 ? (
          <ul className={classes.chosen} aria-label={t('places:chosenVillages')}>
            {form.villages.map((village) => (
              <li key={village.code} className={classes.pill}>
                {nameIn(village.names, activeLanguage())}
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={44}
                  aria-label={t('places:removeVillage', { village: nameIn(village.names, activeLanguage()) })}
                  onClick={() => choose(village, false)}
                >
                  <IconX size={20} aria-hidden />
                </ActionIcon>
              </li>
            ))}
          </ul>
        ) : null}
        <FindField
          label={t('places:villagesServed')}
          name={`villages near ${block}`}
          find={find}
          chosen={form.villages.map(({ code }) => String(code))}
          many
          required={form.category === '1'}
          onChoose={(one, isChosen) => choose(one.value, isChosen)}
          error={refusals.of('villages')}
        />
      </div>
      <fieldset className="bare-group">
        <legend className="strong">{t('plans:position')}</legend>
        <PositionField
          name={nameIn(form.names, activeLanguage())}
          typed={form.position}
          onType={(position) => {
            refusals.clear('position');
            put({ ...form, position });
          }}
          around={around}
          error={refusals.of('position')}
          far={far}
        />
      </fieldset>
      <Button type="submit" loading={busy}>
        {t('places:save')}
      </Button>
    </form>
  );
}
