import type { TaskContext } from '#server/jobs/task-context.ts';
export async function sweepWaiting(_: TaskContext): Promise<void> {}
