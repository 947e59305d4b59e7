import type { TaskContext } from '#server/jobs/task-context.ts';
export async function offerPlaces(_: TaskContext, __: { productId: string }): Promise<void> {}
