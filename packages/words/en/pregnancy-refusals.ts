/** Sentences for what of a pregnancy, its visits and its outcome is not taken. */
export const pregnancyRefusals = {
  BENANC0001: 'The upper figure of the blood pressure must be above the lower one',
  BENANC0002:
    'A visit of this day is on record already. Check the day; whoever wrote it can write it again on her page within 24 hours',
  BENANC0003: 'The child is born. Record a visit after the delivery instead',
  BENANC0004: 'Write both figures of the blood pressure, such as 120 and 80',
  BENANC0005: 'This pregnancy had ended by that day. Check the day of the visit',
  BENANC0095: 'Abdominal Examination is not applicable till 12 weeks of pregnancy!',
  BENPRE0001: 'How this pregnancy ended is on record already. Whoever answers for the place can correct it',
  BENPRE0002: 'This cannot be before the last visit, {{min}}. Check both days',
  BENPRE0003: 'Say how many children were born, alive and not: 1 to {{max}} together',
  BENPRE0004: '{{born}} children were born, and {{rows}} are written. Write each of them',
  BENPRE0005: 'She cannot have gone home before the delivery',
  BENANC0010: 'This is needed for the visit',
  BENPRE0006: 'She is registered as pregnant already, last period {{lmp}}. Record how that pregnancy ended first',
  BENPRE0007: 'This pregnancy is not on record. Fetch her record anew',
  BENPRE0008: 'With this pregnancy there can have been at most {{max}} births',
  BENPRE0009: 'A pregnancy is recorded of a woman of {{min}} to {{max}} years. Check her birth and sex first',
  BENPRE0010: 'This is needed',
  BENPRE0011: 'The child was born on the day of the delivery, {{min}}, or the day after',
  BENPRE0012:
    'The last period stands since the second visit, or since it was put right. Whoever answers for the place can change it',
  BENPRE0013: 'Only whoever answers for the place can put this right now. Tell them',
  BENPRE0014: 'A visit after delivery is recorded until 45 days after one. Check how this pregnancy ended',
  BENPRE0015:
    'Children of this delivery are registered. Whoever answers for the place can take it back on her page, under ‘Who wrote what’; the children stay registered',
  BENPRE0016: 'This entry is not on record any more. Fetch her record anew',
  BENPRE0017: 'Her death is on record. Nothing more is recorded of this pregnancy',
  BENPRE0018: 'Choose what holds, or what does not, not both',
  BENPRE0019: 'What is written of this child is not whole. Write it again',
  BENPRE0020: 'The first child was born on the day of the delivery, {{min}}. Check both days',
  BENPRE0021: 'A caesarean is done by a doctor in a hospital. Check the place and who conducted it',
  BENPRE0022: 'This time has not come yet. Check the day and the time',
  BENPRE0023:
    'Her pregnancy is registered already, with last period {{lmp}}. Write that day here; once saved it can be changed',
  BENPRE0024: 'Something recorded later rests on this. Take that back first',
  BENPRE0025:
    'Her pregnancy is registered already, and its last period, {{lmp}}, stands. Write that day here; if it is wrong, whoever answers for the place puts it right',
  BENPRE0026:
    'The registered child was born on another day, is of another sex, belongs to another delivery or is looked after by a woman who may be its mother. Check both pages, or register a new child',
  BENPRE0027:
    'The children of this delivery were put right since this visit was written. See which child each answer is about, then save again',
  BENMED0001: 'Either ‘None’ or ‘Not known’, or what there was: not both',
  BENPAR0001: 'This is needed for the delivery',
  BENFAC0001: 'This is needed for the referral',
  BENFAC0002: 'What became of this referral is on record already. Fetch her record anew',
} as const;
