import type { DeleteResult } from 'kysely'

/** Rows a statement at most: so few that none comes near the limit of a statement, or holds rows for long. */
const batchRows = 1_000

/**
 * Repeats a statement that works on so many rows at most until it finds fewer: a large backlog is many short
 * transactions, of which a stop or a fault in the middle loses none.
 */
export async function inBatches(step: (rows: number) => Promise<number>, rows = batchRows): Promise<void> {
  while ((await step(rows)) >= rows);
}

/** How many rows were deleted. */
export const deletedRows = ({ numDeletedRows }: DeleteResult): number => Number(numDeletedRows)
