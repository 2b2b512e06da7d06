import { getWorkers } from '@teeka/contract/workers';
import { queryHandler } from '../../platform/http/handler.ts';
import { listedWorkers } from './listed-workers.ts';

/** A page of the workers of the area whom the actor answers for. */
export const getWorkersHandler = queryHandler(getWorkers, async (input, context) => {
  const { page, pageSize } = input;
  const { total, workers } = await listedWorkers(input, { limit: pageSize, offset: (page - 1) * pageSize }, context);
  return { reply: { page, pageSize, total, total_pages: Math.ceil(total / pageSize), data: workers } };
});
