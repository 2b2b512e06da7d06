import { Button } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { isUnanswered } from '@teeka/domain/forms';
import { earlierFieldsOf, earlierRows } from '@teeka/domain/pregnancy';
import { type ReactNode, useState } from 'react';
import { useWords } from '../../../platform/language/use-words.ts';
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx';
import { Section } from '../../../ui/index.ts';
import { inAct } from '../parts/act.ts';
import { earlierInWords } from '../parts/earlier-words.ts';
import classes from '../pregnancies.module.css';
import { rowsBegun, withoutRow } from './earlier-row.ts';
import { Fields } from './fields.tsx';
import type { OpenRegistration } from './use-registration.ts';

/** Her pregnancies before this one, a row each; none has to be told. */
export function EarlierRows({ open }: { readonly open: OpenRegistration }) {
  const { t } = useWords();
  const { facts, refusals, changeAll } = open;
  const [added, setAdded] = useState(0);
  const shown = Math.max(rowsBegun(facts), added);
  const remove = (nth: number) => {
    setAdded(shown - 1);
    changeAll(withoutRow(facts, nth));
  };
  return (
    <Section title={t('pregnancyPage:rows')}>
      <div className={classes.within}>
        {Array.from({ length: shown }, (_, at) => at + 1).map((nth) => {
          const fields = earlierFieldsOf(nth);
          const title = t('pregnancyPage:row', { n: nth });
          return (
            <Row
              // Of rows that were moved up another one is another row.
              key={`${nth} of ${shown}`}
              title={title}
              said={earlierInWords(facts, nth)}
              hasWrong={fields.some(({ key }) => refusals.of(`${inAct}.${key}`) !== undefined)}
              isNew={fields.every(({ key }) => isUnanswered(facts[key]))}
            >
              <Fields open={open} fields={fields} />
              <div>
                <Button
                  variant="subtle"
                  color="gray"
                  leftSection={<IconTrash size={20} aria-hidden />}
                  onClick={() => remove(nth)}
                >
                  {t('pregnancyPage:rowRemove', { name: title })}
                </Button>
              </div>
            </Row>
          );
        })}
        {shown < earlierRows ? (
          <div>
            <Button
              variant="light"
              leftSection={<IconPlus size={20} aria-hidden />}
              onClick={() => setAdded(shown + 1)}
            >
              {t('pregnancyPage:rowAdd')}
            </Button>
          </div>
        ) : null}
      </div>
    </Section>
  );
}

interface RowProps {
  readonly title: string;
  readonly said: string;
  readonly hasWrong: boolean;
  readonly isNew: boolean;
  readonly children: ReactNode;
}

/** What is known already is one line, and opens to be changed; what is added now or is wrong stands open. */
function Row({ title, said, hasWrong, isNew, children }: RowProps) {
  const [begins] = useState(isNew);
  return (
    <Disclosure
      title={
        <span>
          {title}
          {said === '' ? null : <span className="quiet wraps"> · {said}</span>}
        </span>
      }
      open={begins || hasWrong || undefined}
    >
      <div className={classes.within}>{children}</div>
    </Disclosure>
  );
}
