import { UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useView } from '../../records/workday/index.ts';
import { type Recorded, tellingItem } from './by-person.ts';
import { ItemLine } from './item-line.tsx';
import { useItemWords } from './item-words.ts';
import { StateIcon } from './state-icon.tsx';
import classes from './sync.module.css';

/** All that was recorded about one person as one row; a tap shows of what it consists. */
export function PersonLine({ recorded }: { readonly recorded: Recorded }) {
  const { named, inShort, standing } = useItemWords(useView());
  const [open, setOpen] = useState(false);
  const parts = useId();
  const telling = tellingItem(recorded);
  if (!telling) return null;
  return (
    <li className={classes.person}>
      <UnstyledButton
        className={classes.unfold}
        aria-expanded={open}
        aria-controls={open ? parts : undefined}
        onClick={() => setOpen(!open)}
      >
        <StateIcon state={telling.state} />
        <span className={classes.text}>
          <span className={classes.whose}>
            <strong>{named(recorded)}</strong> · {inShort(recorded)}
          </span>
          <span className="quiet small">{standing(telling)}</span>
        </span>
        <IconChevronDown size={20} aria-hidden className={classes.chevron} data-open={open} />
      </UnstyledButton>
      {open ? (
        <ul id={parts} className={`bare-list ${classes.parts}`}>
          {recorded.items.map((item) => (
            <ItemLine key={item.id} item={item} />
          ))}
        </ul>
      ) : null}
    </li>
  );
}
