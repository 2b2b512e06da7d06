import { Textarea } from '@mantine/core';
import { checkRemark, remarkLength } from '@teeka/domain/text';
import { mark } from './required.ts';
import type { useRefusals } from './use-refusals.ts';

interface Props {
  readonly label: string;
  readonly description?: string;
  readonly value: string;
  readonly onChange: (reason: string) => void;
  /** Of the form: what is refused of 'reason' stands here, and goes when something is typed. */
  readonly refusals: Pick<ReturnType<typeof useRefusals>, 'clear' | 'of'>;
}

/** Why something is done, in the person's own words. */
export function ReasonField({ label, description, value, onChange, refusals }: Props) {
  return (
    <Textarea
      label={label}
      {...mark(!checkRemark('').ok)}
      description={description}
      autosize
      minRows={2}
      maxLength={remarkLength.max}
      value={value}
      onChange={({ currentTarget }) => {
        refusals.clear('reason');
        onChange(currentTarget.value);
      }}
      error={refusals.of('reason')}
    />
  );
}
