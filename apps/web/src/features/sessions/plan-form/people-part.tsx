import { Button, Chip, NativeSelect, TextInput } from '@mantine/core';
import { slotsOf } from '@teeka/domain/sessions';
import { ownDigits } from '@teeka/domain/text';
import { useWords } from '../../../platform/language/index.ts';
import { materialName } from '../../../records/schedule/dose-words.ts';
import { FieldGroup } from '../../../ui/form/field-group.tsx';
import { roleTitle } from '../../../ui/index.ts';
import type { PartProps } from './parts.ts';
import classes from './plan-form.module.css';
import { mostPlaces, slotChoices, toggled, vaccinatorsFirst } from './state.ts';

/** As high as a finger, and higher where large text needs a second line. */
const tall = {
  root: { maxWidth: '100%' },
  label: { height: 'auto', minHeight: 44, maxWidth: '100%', paddingInline: 18, whiteSpace: 'normal', borderRadius: 22 },
} as const;

/** What is given, for how many, by whom. */
export function PeoplePart({ form, change, errorOf, marks, text, choices, care }: PartProps) {
  const { t } = useWords();
  const all = choices?.vaccines.map(({ material_code }) => material_code) ?? [];
  const chosen = form.vaccines ?? all;
  const slotWords = (slots: number): string => {
    if (slots === 1) return t('plans:slotsNone');
    const [first] = slotsOf({
      start_time: form.start,
      end_time: form.end,
      capacity: Number(form.capacity) || 0,
      slots,
    });
    return t('plans:slotsOf', { n: slots, places: first?.places ?? 0 });
  };
  return (
    <>
      <FieldGroup
        label={t('plans:vaccinesExpected', care)}
        legendClassName={classes.legend}
        required={marks('vaccines').withAsterisk ?? false}
        error={errorOf('vaccines')}
      >
        {(grouped) => (
          <>
            <p className="quiet below-8">
              {chosen.length === all.length
                ? t('plans:allVaccines', { n: all.length, ...care })
                : t('plans:someVaccines', { n: chosen.length, all: all.length, ...care })}{' '}
              {chosen.length === all.length ? (
                <Button variant="subtle" onClick={() => change({ vaccines: [] })}>
                  {t('plans:chooseNone')}
                </Button>
              ) : (
                <Button variant="subtle" onClick={() => change({ vaccines: null })}>
                  {t('plans:chooseAll')}
                </Button>
              )}
            </p>
            <div className="beside">
              {choices?.vaccines.map((vaccine) => (
                <Chip
                  {...grouped}
                  key={vaccine.material_code}
                  styles={tall}
                  checked={chosen.includes(vaccine.material_code)}
                  onChange={() => change({ vaccines: toggled(chosen, vaccine.material_code) })}
                >
                  {materialName(vaccine)}
                </Chip>
              ))}
            </div>
          </>
        )}
      </FieldGroup>
      <FieldGroup label={t('plans:team')} legendClassName={classes.legend} error={errorOf('team_members')}>
        {(grouped) => (
          <>
            <p className="quiet below-8">{choices?.team.length === 0 ? t('plans:teamNobody') : t('plans:teamHelp')}</p>
            <div className="beside">
              {vaccinatorsFirst(choices?.team ?? []).map(({ user_id, display_name, role }) => (
                <Chip
                  {...grouped}
                  key={user_id}
                  styles={tall}
                  checked={form.team.includes(user_id)}
                  onChange={() => change({ team: toggled(form.team, user_id) })}
                >
                  {display_name}, {t(roleTitle(role as Parameters<typeof roleTitle>[0]))}
                </Chip>
              ))}
            </div>
          </>
        )}
      </FieldGroup>
      <TextInput
        label={t('plans:capacity')}
        {...marks('capacity')}
        description={t('plans:capacityHelp', { max: mostPlaces(form, choices) })}
        inputMode="numeric"
        maxLength={4}
        {...text('capacity', { read: ownDigits })}
      />
      <NativeSelect
        label={t('plans:slots')}
        description={t('plans:slotsHelp')}
        value={form.slots}
        onChange={({ currentTarget: { value } }) => change({ slots: Number(value) })}
        data={slotChoices(form).map((slots) => ({ value: String(slots), label: slotWords(slots) }))}
        error={errorOf('slots')}
      />
    </>
  );
}
