import { useToday } from '../../../platform/clock/index.ts';
import type { WomanLine } from '../../../records/pregnancies/listed-women.ts';
import { PersonRow } from '../../../ui/index.ts';
import { ageInWords } from '../../../ui/person/age-words.ts';
import { CallButton } from '../../../ui/person/call-button.tsx';
import classes from '../parts/list.module.css';
import { RiskMark } from '../parts/risk-mark.tsx';
import { Unheard, Visit } from './columns.tsx';
import { stageInWords } from './woman-words.ts';

/** A woman where there is no room for a table: who, how far, whether a visit is overdue, and one tap to call her. */
export function WomanCard({ line, to }: { readonly line: WomanLine; readonly to: string }) {
  const today = useToday();
  return (
    <div className={classes.row}>
      <PersonRow
        name={line.name}
        about={ageInWords(line.dob, today)}
        guardian={line.guardian}
        village={line.village}
        status={<RiskMark highRisk={line.high_risk} urgent={line.urgent} />}
        due={
          <span className="stack-6">
            <span>{stageInWords(line, today)}</span>
            <Visit line={line} />
            <Unheard line={line} />
          </span>
        }
        to={to}
      />
      <span className={classes.acts}>
        <CallButton mobile={line.mobile} name={line.name} />
      </span>
    </div>
  );
}
