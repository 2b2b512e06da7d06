/** What a case records, by the category of its session: '1' vaccine, '2' venom. */
export const caseFields = [
  { field: 'material_category', session_category_type: '1', required: true },
  { field: 'material_ids', session_category_type: '1', required: true },
  { field: 'screened', session_category_type: '1', required: false },
  { field: 'screening', session_category_type: '1', required: false },
  { field: 'rules_version', session_category_type: '1', required: false },
  { field: 'material_category', session_category_type: '2', required: true },
  { field: 'material_ids', session_category_type: '2', required: true },
] as const;
