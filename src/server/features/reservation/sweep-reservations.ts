import type { TaskContext } from '#server/jobs/task-context.ts';
export async function sweepReservations(_: TaskContext): Promise<void> {}
