/**
 * The answers to statements that travel together. All are waited for before the first failure is thrown: nothing may
 * still be on its way when the transaction is given up.
 */
export async function allAnswered<Statements extends readonly unknown[] | []>(statements: Statements) {
  const outcomes = await Promise.allSettled(statements);
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  return Promise.all(statements);
}
