import { Button } from '@mantine/core';
import { displayDate } from '@teeka/domain/format';
import { compareKyc, type Kyc, type Likeness } from '@teeka/domain/verification';
import { useWords } from '../../../../platform/language/use-words.ts';
import type { PersonNow } from '../../../../records/beneficiaries/person-now.ts';
import beside from '../../../../records/identity/beside-table.module.css';
import { Like } from '../../../../records/identity/likeness.tsx';
import { Section } from '../../../../ui/index.ts';
import { genderWords } from '../../../../ui/person/age-words.ts';
import classes from './ways.module.css';

interface Props {
  readonly person: PersonNow;
  readonly kyc: Kyc & { readonly address: string };
  /** It is somebody else: back to the ways. */
  readonly onOther: () => void;
}

/** The record beside what the authority tells; the worker decides. */
export function KycBesideRecord({ person: { person, record }, kyc, onOther }: Props) {
  const { t } = useWords();
  const facts = {
    name: person.ben_name,
    dob: person.dob,
    dob_is_year: record?.dob_is_year ?? false,
    gender: person.gender,
  };
  const like = compareKyc(facts, kyc);
  const rows: readonly (readonly [string, string, string, Likeness | null])[] = [
    [t('beneficiaries:name'), person.ben_name, kyc.name, like.name],
    [
      t('beneficiaries:dateOfBirth'),
      displayDate(person.dob),
      kyc.dob ? displayDate(kyc.dob) : String(kyc.year_of_birth ?? '–'),
      like.birth,
    ],
    [t('beneficiaries:gender'), genderWords(person.gender), kyc.gender ? genderWords(kyc.gender) : '–', like.gender],
  ];
  return (
    <Section title={t('identity:besideRecord')}>
      <table className={beside.compare}>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('identity:onRecord')}</th>
            <th scope="col">{t('identity:onAadhaar')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, recorded, answered, likeness]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{recorded}</td>
              <td>
                {answered}
                {likeness ? <Like likeness={likeness} /> : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {kyc.address ? (
        <p className="small">
          {t('identity:address')}: {kyc.address}
        </p>
      ) : null}
      <p className={classes.quiet}>{t('identity:compareHelp')}</p>
      <Button variant="default" onClick={onOther}>
        {t('identity:notThisPerson')}
      </Button>
    </Section>
  );
}
