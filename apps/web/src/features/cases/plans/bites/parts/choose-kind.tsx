import { IconBug, IconDog, IconShieldCheck, IconWaveSine } from '@tabler/icons-react';
import { useWords } from '../../../../../platform/language/use-words.ts';
import classes from '../../../../../records/bites/bites.module.css';
import { Section } from '../../../../../ui/index.ts';
import { type BiteKind, begun, biteKinds } from '../draft.ts';
import type { OpenBite } from '../use-bite-visit.ts';

const icons = { bite: IconDog, prevention: IconShieldCheck, snake: IconWaveSine, scorpion: IconBug };

/** The first question at a clinic for bites: what brought the person here. */
export function ChooseKind({ visit }: { readonly visit: OpenBite }) {
  const { t } = useWords();
  const { draft, today, onRecord } = visit;
  const choose = (kind: BiteKind) => void visit.change(begun(draft, kind, today, onRecord));
  return (
    <Section title={t('bites:whatHappened')}>
      <ul className={classes.kinds}>
        {biteKinds.map((kind) => {
          const Icon = icons[kind];
          return (
            <li key={kind}>
              <button type="button" className={classes.kind} onClick={() => choose(kind)}>
                <Icon size={36} stroke={1.6} aria-hidden />
                <span className={classes.kindText}>
                  <span className={classes.name}>{t(`bites:kind-${kind}`)}</span>
                  <span className={classes.quiet}>{t(`bites:kindNote-${kind}`)}</span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
