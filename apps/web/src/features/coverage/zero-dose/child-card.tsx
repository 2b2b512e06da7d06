import type { ZeroDoseChild } from '@teeka/contract/coverage';
import { useToday } from '../../../platform/clock/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import { ageOf } from '../../../records/beneficiaries/age-of.ts';
import { doseName } from '../../../records/schedule/dose-words.ts';
import { PersonRow } from '../../../ui/index.ts';
import { CallButton } from '../../../ui/person/call-button.tsx';
import { personPath } from '../../../ui/person/person-path.ts';
import classes from '../coverage.module.css';

/** A child where there is no room for a table: who, what they have had, and one tap to the phone. */
export function ChildCard({ child }: { readonly child: ZeroDoseChild }) {
  const { t } = useWords();
  const today = useToday();
  const had = child.dose_codes.map(doseName).join(', ');
  return (
    <div className={classes.child}>
      <PersonRow
        name={child.ben_name || child.beneficiary_id}
        about={ageOf(child, today)}
        guardian={child.guardian_name}
        village={child.village_name}
        due={
          <span className="quiet wraps">
            {had === '' ? t('coverage:nothingSoFar') : `${t('coverage:colSoFar')}: ${had}`}
          </span>
        }
        to={personPath(child.beneficiary_id)}
      />
      <CallButton mobile={child.ben_mobile_number} name={child.ben_name} />
    </div>
  );
}
