/** A value that a form of pregnancy, delivery or newborn offers. */
export interface PregnancyMaster {
  readonly id: number;
  readonly name: string;
}

/**
 * Names in the order of their ids, which begin at 1 and are ours; a name once given keeps its place. Order and names as
 * in the government's app for ASHAs where it has the list; who conducted a delivery, and the delivery type 'Assisted',
 * are general knowledge and not confirmed.
 */
const names = {
  blood_group: ['A+ve', 'A-ve', 'B+ve', 'B-ve', 'AB+ve', 'AB-ve', 'O+ve', 'O-ve'],
  test_result_reactive: ['Reactive', 'Non-reactive', 'Not done'],
  test_result_pos_neg: ['Positive', 'Negative', 'Not done'],
  urine_albumin: ['Absent', 'Present'],
  sugar_test: ['RBS', 'FBS and PPBS', 'OGTT'],
  past_illness: [
    'None',
    'Tuberculosis',
    'Diabetes',
    'Hypertension',
    'Heart disease',
    'Epilepsy',
    'STI/RTI',
    'Hepatitis B',
    'Asthma',
    'Other',
  ],
  past_pregnancy_complication: [
    'None',
    'Convulsions',
    'Antepartum haemorrhage',
    'Pregnancy-induced hypertension',
    'Repeated abortion',
    'Stillbirth',
    'Congenital anomaly',
    'Caesarean section',
    'Blood transfusion',
    'Twins',
    'Obstructed labour',
    'Postpartum haemorrhage',
    'Other',
  ],
  high_risk: [
    'None',
    'High BP (140/90 or more)',
    'Convulsions',
    'Vaginal bleeding',
    'Foul-smelling discharge',
    'Severe anaemia (Hb under 7)',
    'Diabetes',
    'Twins',
    'Other',
    'Height under 140 cm',
    'Age under 18 or over 35',
    'More than 3 births',
    'Under 18 months since last delivery',
    'Previous caesarean',
    'Rh negative',
    'Hypothyroid',
    'Malpresentation',
    'HIV, syphilis or hepatitis B',
    'Oligo- or polyhydramnios',
  ],
  high_risk_identified_by: ['ANM', 'CHO', 'PHC medical officer', 'Specialist'],
  anc_place: ['Sub-Centre', 'VHSND', 'PHC', 'PMSMA clinic', 'CHC', 'District Hospital', 'Medical College Hospital'],
  outcome: ['Delivery', 'Abortion', 'Maternal death'],
  delivery_place: [
    'District Hospital',
    'Community Health Centre',
    'Primary Health Centre',
    'Sub Centre',
    'Other public facility',
    'Accredited private hospital',
    'Other private hospital',
    'Home',
    'Sub District Hospital',
    'Medical College Hospital',
    'In transit',
  ],
  conducted_by: [
    'Doctor',
    'Staff nurse',
    'ANM',
    'LHV',
    'Community health officer',
    'Trained birth attendant',
    'Untrained birth attendant',
    'Relative or other',
  ],
  delivery_type: ['Normal', 'Assisted', 'Caesarean'],
  delivery_complication: [
    'None',
    'Postpartum haemorrhage',
    'Retained placenta',
    'Obstructed delivery',
    'Prolapsed cord',
    'Twin pregnancy',
    'Convulsions',
    'Death',
    'Other',
    'Not known',
  ],
  maternal_death_cause: [
    'Haemorrhage',
    'Eclampsia',
    'Obstructed labour',
    'Prolonged labour',
    'High fever or sepsis',
    'Abortion',
    'Anaemia',
    'Accident',
    'Other',
  ],
  death_place: [
    'Home',
    'Sub Centre',
    'PHC',
    'CHC',
    'District Hospital',
    'Medical College Hospital',
    'Private hospital',
    'In transit',
    'Other',
  ],
  abortion_type: ['Spontaneous', 'Induced'],
  abortion_method: ['MVA', 'EVA', 'MMA', 'Other'],
  abortion_done_by: ['Doctor', 'Nurse'],
  still_birth_type: ['Fresh', 'Macerated'],
  birth_outcome: ['Live birth', 'Still birth'],
  term: ['Full term', 'Pre-term'],
  yes_no: ['Yes', 'No'],
  birth_defect: [
    'Cleft lip or palate',
    'Club foot',
    "Down's syndrome",
    'Hydrocephalus',
    'Imperforate anus',
    'Neural tube defect',
    'Other',
  ],
  pnc_day: ['Day 1', 'Day 3', 'Day 7', 'Day 14', 'Day 21', 'Day 28', 'Day 42'],
  mother_danger_sign: [
    'Heavy bleeding',
    'Fever',
    'Sepsis',
    'Severe abdominal pain',
    'Severe headache or blurred vision',
    'Breathing difficulty',
    'Yellow skin or eyes',
    'Pale skin or eyes',
    'Swelling',
    'Abnormal behaviour',
    'Other',
  ],
} as const;
export type PregnancyMasterList = keyof typeof names;
/** A value of a list by its name. */
export type PregnancyMasterName<List extends PregnancyMasterList> = (typeof names)[List][number];

/** The values of a list by their names, in its order. */
export const masterNames = (list: PregnancyMasterList): readonly string[] => names[list];

/** The id of a value of a list. */
export const idOfMaster = <List extends PregnancyMasterList>(list: List, name: PregnancyMasterName<List>): number =>
  (names[list] as readonly string[]).indexOf(name) + 1;

const listed = (of: readonly string[]): readonly PregnancyMaster[] => of.map((name, nth) => ({ id: nth + 1, name }));

/** The master lists of pregnancy, delivery and newborn, in the version that is in force. */
export const pregnancyMasters: {
  readonly version: string;
  readonly lists: readonly {
    readonly list: PregnancyMasterList;
    readonly items: readonly PregnancyMaster[];
  }[];
} = {
  version: '2026-11',
  lists: (Object.keys(names) as PregnancyMasterList[]).map((list) => ({ list, items: listed(names[list]) })),
};
