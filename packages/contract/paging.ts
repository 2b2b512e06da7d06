import { z } from 'zod';

/** Rows on a page unless the caller asks for fewer or more. */
export const defaultPageSize = 100;
const mostPageSize = 500;

/** Which page of a list: the first is 1. */
export const pageRequest = {
  page: z.number().int().min(1).max(10_000).default(1),
  pageSize: z.number().int().min(1).max(mostPageSize).default(defaultPageSize),
};

/** Which page it is; `total` counts the rows of all pages. */
export const pageOfAll = {
  page: z.number().int(),
  pageSize: z.number().int(),
  total: z.number().int(),
  total_pages: z.number().int(),
};

/** One page of a list. */
export const paged = <Row extends z.ZodType>(row: Row) => z.object({ ...pageOfAll, data: z.array(row) });
