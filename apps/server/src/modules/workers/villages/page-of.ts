interface PageWish {
  readonly page: number;
  readonly pageSize: number;
}

/** Where a page begins in its statement. */
export const partOf = ({ page, pageSize }: PageWish) => ({ limit: pageSize, offset: (page - 1) * pageSize });

/** A page whose rows say how many there are on all pages. */
export function pageOf<Row extends { readonly total: number }, Shown>(
  { page, pageSize }: PageWish,
  rows: readonly Row[],
  show: (row: Row) => Shown,
) {
  const total = rows[0]?.total ?? 0;
  return { page, pageSize, total, total_pages: Math.ceil(total / pageSize), data: rows.map(show) };
}
